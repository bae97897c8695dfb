import { Component, type RefObject } from 'react';

interface StableWidthProps {
  isBusy: boolean;
  element: RefObject<HTMLElement | null>;
}

/**
 * Keeps a busy element at least as wide as at rest, so that its text does not move neighbours. Renders nothing. A
 * class, because only `getSnapshotBeforeUpdate` can measure just before React changes the DOM: measuring after every
 * render would force a layout each time.
 */
export class StableWidth extends Component<StableWidthProps> {
  override getSnapshotBeforeUpdate(before: StableWidthProps): number | null {
    const { isBusy, element } = this.props;
    return isBusy && !before.isBusy ? (element.current?.offsetWidth ?? null) : null;
  }

  override componentDidUpdate(before: StableWidthProps, _state: unknown, restWidthPx: number | null): void {
    const { isBusy, element } = this.props;
    if (restWidthPx !== null) element.current?.style.setProperty('min-width', `${restWidthPx}px`);
    else if (before.isBusy && !isBusy) element.current?.style.removeProperty('min-width');
  }

  override render(): null {
    return null;
  }
}
