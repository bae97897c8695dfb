import type { NodeKind, Placing } from '../../../api/admin-content.ts';
import type { AdminCourse } from '../../../api/admin-courses.ts';
import { dayLabel, dayTitle, moduleCode, moduleTitle } from '../../../course/outline.ts';

export interface Sibling {
  readonly id: string;
  readonly title: string;
  /** Number of a module or a day. */
  readonly number?: number;
}

/** A list that can contain nodes of a kind, in the course's order, with its parent's titles. */
export interface SiblingList {
  readonly parent: Pick<Placing, 'moduleId' | 'dayId'>;
  /** Empty for the list of modules. */
  readonly parentTitle: string;
  readonly siblings: readonly Sibling[];
}

export function listsOf(course: AdminCourse, kind: NodeKind): SiblingList[] {
  if (kind === 'module') {
    const siblings = course.modules.map((module) => ({
      id: module.id,
      title: `${moduleCode(module)} ${moduleTitle(module)}`,
      number: module.moduleNumber,
    }));
    return [{ parent: {}, parentTitle: '', siblings }];
  }
  return course.modules.flatMap((module): SiblingList[] => {
    const inModule = { parent: { moduleId: module.id }, parentTitle: moduleCode(module) };
    if (kind === 'document') return [{ ...inModule, siblings: module.documents }];
    if (kind === 'day') {
      const siblings = module.days.map((day) => ({
        id: day.id,
        title: `${dayLabel(module, day)} ${dayTitle(day)}`,
        number: day.dayNumber,
      }));
      return [{ ...inModule, siblings }];
    }
    return module.days.map((day) => ({
      parent: { moduleId: module.id, dayId: day.id },
      parentTitle: dayLabel(module, day),
      siblings: day.contents,
    }));
  });
}

export const hasParent = ({ parent }: SiblingList, { moduleId, dayId }: Pick<Placing, 'moduleId' | 'dayId'>): boolean =>
  parent.moduleId === moduleId && parent.dayId === dayId;

/** Returns the list without the moved nodes. */
export const othersIn = (list: SiblingList | undefined, ids: readonly string[]): readonly Sibling[] =>
  list?.siblings.filter(({ id }) => !ids.includes(id)) ?? [];

/** Drop position: before or after a sibling, or onto a parent. */
export interface Drop {
  readonly id: string;
  readonly at: 'before' | 'after' | 'into';
}

export function placingOf(
  course: AdminCourse,
  { kind, ids }: Pick<Placing, 'kind' | 'ids'>,
  { id, at }: Drop,
): Placing | undefined {
  const lists = listsOf(course, kind);
  if (at === 'into') {
    const list = lists.find(({ parent }) => (parent.dayId ?? parent.moduleId) === id);
    return list && { kind, ids, ...list.parent };
  }
  const list = lists.find(({ siblings }) => siblings.some((sibling) => sibling.id === id));
  const others = othersIn(list, ids);
  const index = others.findIndex((sibling) => sibling.id === id);
  const before = at === 'before' ? id : others[index + 1]?.id;
  return list && { kind, ids, ...list.parent, ...(before !== undefined && { before }) };
}

/** Tells whether all nodes are already there. */
export function isThere(course: AdminCourse, placing: Placing): boolean {
  const list = listsOf(course, placing.kind).find((one) => hasParent(one, placing));
  const others = othersIn(list, placing.ids).map(({ id }) => id);
  const at = placing.before === undefined ? others.length : others.indexOf(placing.before);
  const after = [...others.slice(0, at), ...placing.ids, ...others.slice(at)];
  return list !== undefined && after.join() === list.siblings.map(({ id }) => id).join();
}

/**
 * Returns the moves that undo a move: every affected list gets its old order, and modules and days their old numbers.
 * Lists that lose a node come first, so that no needed number is taken.
 */
export function undoOf(course: AdminCourse, placing: Placing): Placing[] {
  const moved = new Set(placing.ids);
  const lists = listsOf(course, placing.kind);
  const target = lists.find((one) => hasParent(one, placing));
  const sources = lists.filter((one) => one !== target && one.siblings.some(({ id }) => moved.has(id)));
  return [...sources, ...(target && target.siblings.length > 0 ? [target] : [])].map(({ parent, siblings }) => ({
    kind: placing.kind,
    ...parent,
    ids: siblings.map(({ id }) => id),
    ...(siblings.every(({ number }) => number !== undefined) && {
      numbers: siblings.map(({ number }) => number as number),
    }),
  }));
}
