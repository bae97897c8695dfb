import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';
import type { NodeKind } from '../../../api/admin-content.ts';
import type { Drop } from './placing.ts';
import styles from './moving.module.css';

export interface Dragged {
  readonly kind: NodeKind;
  readonly ids: readonly string[];
  /** What follows the pointer: a title, or how many. */
  readonly label: string;
}

/** Less is a click of an unsteady hand. */
const STARTS_AFTER_PX = 6;
/** Whoever passes over a module means the one behind it. */
const OPENS_AFTER_MS = 500;
/** So near the edge of the window, the page scrolls along. */
const EDGE_PX = 56;
const SCROLL_PX = 12;

const DRAGGING = styles.dragging ?? '';

interface Target extends Drop {
  readonly element: HTMLElement;
}

/**
 * Rows say what they are by `data-node` and `data-id`. Onto a day go its items, onto a module its days and documents.
 */
function targetAt(x: number, y: number, { kind, ids }: Dragged): Target | undefined {
  const element = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-node]');
  const id = element?.dataset['id'];
  if (!element || !id) return undefined;
  const { node } = element.dataset;
  if (node === kind) {
    if (ids.includes(id)) return undefined;
    const { top, height } = element.getBoundingClientRect();
    return { element, id, at: y < top + height / 2 ? 'before' : 'after' };
  }
  const isInto = (kind === 'content' && node === 'day') || (node === 'module' && kind !== 'content');
  return isInto ? { element, id, at: 'into' } : undefined;
}

export interface DragEvents {
  readonly onDrop: (dragged: Dragged, drop: Drop) => void;
  /** The pointer has rested on this module: whoever drags wants to see the days in it. */
  readonly onRest: (moduleId: string) => void;
  /** Dropped or not. */
  readonly onEnd: () => void;
}

/** The module under the pointer, where what is dragged may go into it. */
const moduleAt = (x: number, y: number, { kind }: Dragged): string | undefined =>
  kind === 'content' || kind === 'day'
    ? document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-node="module"]')?.dataset['id']
    : undefined;

/**
 * Drags rows with mouse, pen or finger; the dialog "Move to" does the same for everybody else. What is dragged follows
 * the pointer, the place is shown where it is, Escape leaves everything as it was.
 */
export function useDrag(events: DragEvents) {
  const end = useRef<() => void>(undefined);
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  useEffect(() => () => end.current?.(), []);

  return (event: ReactPointerEvent<HTMLElement>, dragged: Dragged): void => {
    if (event.button !== 0 || !event.isPrimary) return;
    end.current?.();
    const start = { x: event.clientX, y: event.clientY };
    const { pointerId } = event;
    const over = new AbortController();
    let ghost: HTMLElement | undefined;
    let target: Target | undefined;
    let scrolling: number | undefined;
    let resting: number | undefined;
    let restsOn: string | undefined;

    const show = (next: Target | undefined) => {
      if (target && target.element !== next?.element) delete target.element.dataset['drop'];
      if (next) next.element.dataset['drop'] = next.at;
      target = next;
    };
    const rest = (moduleId: string | undefined) => {
      if (moduleId === restsOn) return;
      clearTimeout(resting);
      restsOn = moduleId;
      if (moduleId !== undefined) resting = window.setTimeout(() => latest.current.onRest(moduleId), OPENS_AFTER_MS);
    };
    const finish = () => {
      show(undefined);
      rest(undefined);
      ghost?.remove();
      clearInterval(scrolling);
      document.documentElement.classList.remove(DRAGGING);
      over.abort();
      latest.current.onEnd();
    };
    end.current = finish;

    const begin = () => {
      ghost = document.createElement('div');
      ghost.className = styles.ghost ?? '';
      ghost.textContent = dragged.label;
      ghost.setAttribute('aria-hidden', 'true');
      document.body.append(ghost);
      document.documentElement.classList.add(DRAGGING);
    };
    const move = (moved: PointerEvent) => {
      if (moved.pointerId !== pointerId) return;
      const { clientX: x, clientY: y } = moved;
      if (!ghost && Math.hypot(x - start.x, y - start.y) < STARTS_AFTER_PX) return;
      if (!ghost) begin();
      moved.preventDefault();
      ghost?.style.setProperty('translate', `${x + 14}px ${y + 10}px`);
      show(targetAt(x, y, dragged));
      rest(moduleAt(x, y, dragged));
      clearInterval(scrolling);
      const by = y < EDGE_PX ? -SCROLL_PX : y > window.innerHeight - EDGE_PX ? SCROLL_PX : 0;
      if (by !== 0) scrolling = window.setInterval(() => window.scrollBy(0, by), 16);
    };
    const drop = (released: PointerEvent) => {
      if (released.pointerId !== pointerId) return;
      const [was, place] = [ghost, target];
      finish();
      if (!was) return;
      // The press that ended a drag is no press of the row.
      const swallow = (click: MouseEvent) => {
        click.preventDefault();
        click.stopPropagation();
      };
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
      if (place) latest.current.onDrop(dragged, { id: place.id, at: place.at });
    };
    const cancel = (key: KeyboardEvent) => key.key === 'Escape' && finish();

    const options = { signal: over.signal };
    window.addEventListener('pointermove', move, options);
    window.addEventListener('pointerup', drop, options);
    window.addEventListener('pointercancel', finish, options);
    window.addEventListener('keydown', cancel, options);
  };
}
