import type { PointerEvent } from 'react';

/** Timeout for the click after a touch ends, which follows the blur; a touch that moved away produces none. */
const CLICK_PATIENCE_MS = 500;

/**
 * Delays validation on blur until a press has become a click. `pointerdown` on a button or link blurs the field before
 * the `click`; validating in between could remove a message and move the target, and the click would miss it.
 */
export class PressGuard {
  private isUnderWay = false;
  private patience = 0;
  private waiting: (() => void)[] = [];

  readonly begin = ({ target }: PointerEvent): void => {
    if (!(target instanceof Element) || !target.closest('button, a, label, input[type=checkbox]')) return;
    window.clearTimeout(this.patience);
    this.isUnderWay = true;
    const over = () => {
      window.removeEventListener('pointerup', lifted);
      window.removeEventListener('pointercancel', over);
      window.removeEventListener('click', over);
      window.clearTimeout(this.patience);
      this.isUnderWay = false;
      for (const check of this.waiting.splice(0)) check();
    };
    const lifted = () => (this.patience = window.setTimeout(over, CLICK_PATIENCE_MS));
    window.addEventListener('pointerup', lifted);
    window.addEventListener('pointercancel', over);
    window.addEventListener('click', over);
  };

  /** Runs the check at once, or after the current press. */
  after(check: () => void): void {
    if (this.isUnderWay) this.waiting.push(check);
    else check();
  }
}
