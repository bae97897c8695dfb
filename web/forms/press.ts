import type { PointerEvent } from 'react';

/**
 * A press on the submit button leaves the field before it becomes a click. If the field were checked in
 * between, a complaint that goes away would move the button from under the finger, and the click would
 * land beside it. The click checks everything anyway.
 */
export class Press {
  isUnderWay = false;

  readonly begin = ({ target }: PointerEvent): void => {
    if (!(target instanceof Element) || !target.closest('button[type=submit]')) return;
    this.isUnderWay = true;
    const end = () => {
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      this.isUnderWay = false;
    };
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  };
}
