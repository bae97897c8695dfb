import type { PointerEvent } from 'react';

/** A finger's click follows its lifting, after the field has been left; a finger that slid away brings none. */
const CLICK_PATIENCE_MS = 500;

/**
 * A press on the submit button leaves the field before it becomes a click. If the field were checked in
 * between, a complaint that goes away would move the button from under the finger, and the click would
 * land beside it. The click checks everything anyway.
 */
export class Press {
  isUnderWay = false;
  private patience = 0;

  readonly begin = ({ target }: PointerEvent): void => {
    if (!(target instanceof Element) || !target.closest('button[type=submit]')) return;
    window.clearTimeout(this.patience);
    this.isUnderWay = true;
    const over = () => {
      window.removeEventListener('pointerup', lifted);
      window.removeEventListener('pointercancel', over);
      window.removeEventListener('click', over);
      window.clearTimeout(this.patience);
      this.isUnderWay = false;
    };
    const lifted = () => (this.patience = window.setTimeout(over, CLICK_PATIENCE_MS));
    window.addEventListener('pointerup', lifted);
    window.addEventListener('pointercancel', over);
    window.addEventListener('click', over);
  };
}
