import type { PointerEvent } from 'react';

/** A finger's click follows its lifting, after the field has been left; a finger that slid away brings none. */
const CLICK_PATIENCE_MS = 500;

/**
 * Delays validation on blur until a press has become a click. `pointerdown` on a button, a box or a link blurs the
 * field before the `click`; if the field were validated in between, a message that disappears would move the target
 * from under the finger, and the click would miss it.
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

  /** At once, or when the press that is under way is over. */
  after(check: () => void): void {
    if (this.isUnderWay) this.waiting.push(check);
    else check();
  }
}
