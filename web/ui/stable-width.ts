import { Component, type RefObject } from 'react';

interface StableWidthProps {
  isBusy: boolean;
  element: RefObject<HTMLElement | null>;
}

/**
 * Keeps a busy element at least as wide as it was at rest, so that other words in it move nothing beside it.
 * Draws nothing. A class, because only a class may look at the page in the moment before React changes it:
 * to measure after every drawing instead has the browser lay out the page each time.
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
