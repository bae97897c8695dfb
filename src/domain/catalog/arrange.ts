import type { CourseId, DayId, ModuleId } from '../kernel/ids.ts';
import type { CourseNode, NodeKind } from './course-node.ts';
import { defaultDayTitle } from './day.ts';
import { placeGone } from './errors.ts';

/** Parent of siblings of one kind; a reference to any of them names it too. */
export type ParentRef =
  | { readonly kind: 'module'; readonly courseId: CourseId }
  | { readonly kind: 'day' | 'document'; readonly courseId: CourseId; readonly moduleId: ModuleId }
  | { readonly kind: 'content'; readonly courseId: CourseId; readonly moduleId: ModuleId; readonly dayId: DayId };

export interface PlacedNode extends CourseNode {
  /** Id of its course, module or day. */
  readonly parentId: string;
}

export function parentIdOf(parent: ParentRef): string {
  switch (parent.kind) {
    case 'module':
      return parent.courseId;
    case 'day':
    case 'document':
      return parent.moduleId;
    case 'content':
      return parent.dayId;
  }
}

/**
 * Returns the siblings with these nodes inserted, in this order, before the named one or at the end. Modules and days
 * share out the existing numbers, with their gaps, and a node from another parent adds the next one; a node that leaves
 * its parent leaves a gap, as a deletion does (decision B6). Refuses if the named sibling is missing.
 */
export function arrange(
  kind: NodeKind,
  siblings: readonly CourseNode[],
  moved: readonly CourseNode[],
  before: string | undefined,
): CourseNode[] {
  const ids = new Set(moved.map(({ id }) => id));
  const others = siblings.filter(({ id }) => !ids.has(id));
  const at = before === undefined ? others.length : others.findIndex(({ id }) => id === before);
  if (at < 0) throw placeGone();
  const arranged = [...others.slice(0, at), ...moved, ...others.slice(at)];
  const orders = kind === 'module' || kind === 'day' ? siblings.map(({ order }) => order) : [];
  return arranged.map((node, index) => {
    const order = orders[index] ?? (orders.at(-1) ?? 0) + index + 1 - orders.length;
    return withOrder(kind, node, order);
  });
}

/**
 * The nodes with explicit numbers: the undo of a move names the old ones. Refuses a number that another sibling has by
 * now.
 */
export function renumber(
  kind: NodeKind,
  siblings: readonly CourseNode[],
  moved: readonly CourseNode[],
  numbers: readonly number[],
): CourseNode[] {
  const ids = new Set(moved.map(({ id }) => id));
  const taken = new Set(siblings.filter(({ id }) => !ids.has(id)).map(({ order }) => order));
  const isFree = new Set(numbers).size === moved.length && numbers.every((number) => !taken.has(number));
  if (!isFree || numbers.length !== moved.length) throw placeGone();
  return moved.map((node, index) => withOrder(kind, node, numbers[index] ?? node.order));
}

/** A day that was never given a title of its own is called after its new number. */
export function withOrder(kind: NodeKind, node: CourseNode, order: number): CourseNode {
  const isDefault = kind === 'day' && node.title === defaultDayTitle(node.order);
  return { id: node.id, order, title: isDefault ? defaultDayTitle(order) : node.title };
}
