import type { AdminContentReply } from '../../../../src/wire/replies/admin-catalog.ts';
import type { CourseNode, Direction } from '../../../api/admin-content.ts';
import type { AdminCourse, AdminModule } from '../../../api/admin-courses.ts';
import type { Selection } from '../selection.ts';

interface TitledNode {
  readonly id: string;
  readonly title: string;
  readonly version: number;
}

type Edit = <T extends TitledNode>(siblings: readonly T[]) => T[];

/** Returns the course with one list of siblings edited. Unchanged nodes keep their identity. */
function withSiblings(course: AdminCourse, node: CourseNode, edit: Edit): AdminCourse {
  if (node.kind === 'module') return { ...course, modules: edit(course.modules) };
  const inModule = (module: AdminModule): AdminModule => {
    if (node.kind === 'document') return { ...module, documents: edit(module.documents) };
    if (node.kind === 'day') return { ...module, days: edit(module.days) };
    return {
      ...module,
      days: module.days.map((day) => (day.id === node.dayId ? { ...day, contents: edit(day.contents) } : day)),
    };
  };
  return {
    ...course,
    modules: course.modules.map((module) => (module.id === node.moduleId ? inModule(module) : module)),
  };
}

/** Returns the ordered siblings of a node, itself included. */
function siblingsOf(course: AdminCourse, node: CourseNode): readonly TitledNode[] {
  if (node.kind === 'module') return course.modules;
  const module = course.modules.find(({ id }) => id === node.moduleId);
  if (node.kind === 'document') return module?.documents ?? [];
  if (node.kind === 'day') return module?.days ?? [];
  return module?.days.find(({ id }) => id === node.dayId)?.contents ?? [];
}

export const nodeIn = (course: AdminCourse, node: CourseNode): TitledNode | undefined =>
  siblingsOf(course, node).find(({ id }) => id === node.id);

export const retitled = (
  course: AdminCourse,
  node: CourseNode,
  facts: { title: string; version?: number },
): AdminCourse =>
  withSiblings(course, node, (siblings) => siblings.map((one) => (one.id === node.id ? { ...one, ...facts } : one)));

/** Returns the course with an item's new details. */
export const withContent = (course: AdminCourse, node: CourseNode, content: AdminContentReply): AdminCourse =>
  withSiblings(course, node, (siblings) => siblings.map((one) => (one.id === node.id ? { ...one, ...content } : one)));

export const removed = (course: AdminCourse, node: CourseNode): AdminCourse =>
  withSiblings(course, node, (siblings) => siblings.filter(({ id }) => id !== node.id));

const defaultDayTitle = (dayNumber: unknown) => `Day ${String(dayNumber)}`;

/**
 * Swaps places. Modules and days are ordered by number, so they exchange numbers, and a day with its default title
 * exchanges that too.
 */
function inPlaceOf<T extends TitledNode>(one: T, other: T): T {
  if ('moduleNumber' in other) return { ...one, moduleNumber: other.moduleNumber };
  if (!('dayNumber' in one && 'dayNumber' in other)) return one;
  const title = one.title === defaultDayTitle(one.dayNumber) ? defaultDayTitle(other.dayNumber) : one.title;
  return { ...one, dayNumber: other.dayNumber, title };
}

export const moved = (course: AdminCourse, node: CourseNode, direction: Direction): AdminCourse =>
  withSiblings(course, node, (siblings) => {
    const after = [...siblings];
    const from = after.findIndex(({ id }) => id === node.id);
    const to = direction === 'up' ? from - 1 : from + 1;
    const [one, other] = [after[from], after[to]];
    if (!one || !other) return after;
    after[from] = inPlaceOf(other, one);
    after[to] = inPlaceOf(one, other);
    return after;
  });

/** Returns the neighbour to focus after a removal: the next, or the previous one. */
export function neighbourOf<T extends { id: string }>(siblings: readonly T[], id: string): T | undefined {
  const at = siblings.findIndex((one) => one.id === id);
  return at < 0 ? siblings[0] : (siblings[at + 1] ?? siblings[at - 1]);
}

type Chosen = Parameters<Selection['choose']>[0];

/** Returns the selection after a removal: the neighbour, if the removed node was selected. */
export function selectionAfter(
  course: AdminCourse,
  node: CourseNode,
  { module, day }: Pick<Selection, 'module' | 'day'>,
): Chosen | 'stay' {
  if (node.kind === 'module' && node.id === module?.id) {
    const next = neighbourOf(course.modules, node.id);
    return next && { moduleNumber: next.moduleNumber };
  }
  if (node.kind === 'day' && node.id === day?.id && module) {
    const days = course.modules.find(({ id }) => id === module.id)?.days ?? [];
    const next = neighbourOf(days, node.id);
    return { moduleNumber: module.moduleNumber, ...(next && { dayNumber: next.dayNumber }) };
  }
  return 'stay';
}
