import type { ContentId } from '../kernel/ids.ts';
import type { StudyCourse } from './ports.ts';

export interface PlacedItem {
  readonly moduleNumber: number;
  readonly item: StudyCourse['modules'][number]['items'][number];
}

/** Every item of a course in one row. */
export interface ReadingOrder {
  readonly items: readonly PlacedItem[];
  readonly indexOf: ReadonlyMap<ContentId, number>;
}

const known = new WeakMap<StudyCourse['modules'], ReadingOrder>();

/**
 * Made once for each reading of a course: who answers for courses gives the same modules again while nothing changes.
 */
export function readingOrder({ modules }: StudyCourse): ReadingOrder {
  const made = known.get(modules);
  if (made) return made;
  const items = modules.flatMap((module) => module.items.map((item) => ({ moduleNumber: module.number, item })));
  const order = { items, indexOf: new Map(items.map(({ item }, index) => [item.contentId, index])) };
  known.set(modules, order);
  return order;
}
