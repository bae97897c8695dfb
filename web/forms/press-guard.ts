import type { PointerEvent } from 'react';

/** A finger's click follows its lifting, after the field has been left; a finger that slid away brings none. */
const CLICK_PATIENCE_MS = 500;

/**
 * A press on a button, a box or a link leaves the field before it becomes a click. If the field were checked in
 * between, a complaint that goes away would move what is pressed from under the finger, and the click would land
 * beside it. So the check waits until the press is over.
 */
export class Press {
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
