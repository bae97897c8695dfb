import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';
import type { NodeKind } from '../../../api/admin-content.ts';
import type { Drop } from './placing.ts';
import styles from './moving.module.css';

export interface Dragged {
  readonly kind: NodeKind;
  readonly ids: readonly string[];
  /** Label at the pointer: a title, or a count. */
  readonly label: string;
}

/** Smaller movements count as clicks. */
const STARTS_AFTER_PX = 6;
/** Delay before a module under the pointer opens: the pointer may only be passing. */
const OPENS_AFTER_MS = 500;
/** Distance from the window's edge at which the page scrolls. */
const EDGE_PX = 56;
const SCROLL_PX = 12;

const DRAGGING = styles.dragging ?? '';

interface Target extends Drop {
  readonly element: HTMLElement;
}

/**
 * Returns the drop target under the pointer. Rows are marked by `data-node` and `data-id`. Items are dropped onto days;
 * days and documents onto modules.
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
  /** Called when the pointer rests on this module, to show its days. */
  readonly onRest: (moduleId: string) => void;
  /** Called after a drop or a cancel. */
  readonly onEnd: () => void;
}

/** Returns the module under the pointer if it accepts the dragged nodes. */
const moduleAt = (x: number, y: number, { kind }: Dragged): string | undefined =>
  kind === 'content' || kind === 'day'
    ? document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-node="module"]')?.dataset['id']
    : undefined;

/**
 * Drag and drop of rows with mouse, pen or finger; the dialog "Move to" is the alternative. The label follows the
 * pointer, the drop position is marked, Escape cancels.
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
      // Suppresses the click that follows a drag.
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
