import type { AdminCourseReply, AdminWeekReply } from '../../../../src/wire/admin-catalog.ts';
import type { Direction, Part } from '../../../api/admin-content.ts';
import type { Place } from '../selection.ts';

interface Piece {
  readonly id: string;
  readonly title: string;
  readonly version: number;
}

type Edit = <T extends Piece>(siblings: readonly T[]) => T[];

/** The course with one list of siblings edited. What did not change stays the same object. */
function withSiblings(course: AdminCourseReply, part: Part, edit: Edit): AdminCourseReply {
  if (part.kind === 'week') return { ...course, weeks: edit(course.weeks) };
  const inWeek = (week: AdminWeekReply): AdminWeekReply => {
    if (part.kind === 'document') return { ...week, documents: edit(week.documents) };
    if (part.kind === 'day') return { ...week, days: edit(week.days) };
    return {
      ...week,
      days: week.days.map((day) => (day.id === part.dayId ? { ...day, contents: edit(day.contents) } : day)),
    };
  };
  return { ...course, weeks: course.weeks.map((week) => (week.id === part.weekId ? inWeek(week) : week)) };
}

/** The part among its neighbours, in their order. */
function siblingsOf(course: AdminCourseReply, part: Part): readonly Piece[] {
  if (part.kind === 'week') return course.weeks;
  const week = course.weeks.find(({ id }) => id === part.weekId);
  if (part.kind === 'document') return week?.documents ?? [];
  if (part.kind === 'day') return week?.days ?? [];
  return week?.days.find(({ id }) => id === part.dayId)?.contents ?? [];
}

export const pieceOf = (course: AdminCourseReply, part: Part): Piece | undefined =>
  siblingsOf(course, part).find(({ id }) => id === part.id);

export const retitled = (
  course: AdminCourseReply,
  part: Part,
  facts: { title: string; version?: number },
): AdminCourseReply =>
  withSiblings(course, part, (siblings) => siblings.map((one) => (one.id === part.id ? { ...one, ...facts } : one)));

export const removed = (course: AdminCourseReply, part: Part): AdminCourseReply =>
  withSiblings(course, part, (siblings) => siblings.filter(({ id }) => id !== part.id));

const defaultDayTitle = (dayNumber: unknown) => `Day ${String(dayNumber)}`;

/** Modules and days are ordered by their numbers: what changes places changes numbers, and a day called after its number its title. */
function inPlaceOf<T extends Piece>(one: T, other: T): T {
  if ('weekNumber' in other) return { ...one, weekNumber: other.weekNumber };
  if (!('dayNumber' in one && 'dayNumber' in other)) return one;
  const title = one.title === defaultDayTitle(one.dayNumber) ? defaultDayTitle(other.dayNumber) : one.title;
  return { ...one, dayNumber: other.dayNumber, title };
}

export const moved = (course: AdminCourseReply, part: Part, direction: Direction): AdminCourseReply =>
  withSiblings(course, part, (siblings) => {
    const after = [...siblings];
    const from = after.findIndex(({ id }) => id === part.id);
    const to = direction === 'up' ? from - 1 : from + 1;
    const [one, other] = [after[from], after[to]];
    if (!one || !other) return after;
    after[from] = inPlaceOf(other, one);
    after[to] = inPlaceOf(one, other);
    return after;
  });

/** Whom to look at when this one is gone: the next, or the one before. */
export function neighbourOf<T extends { id: string }>(siblings: readonly T[], id: string): T | undefined {
  const at = siblings.findIndex((one) => one.id === id);
  return at < 0 ? siblings[0] : (siblings[at + 1] ?? siblings[at - 1]);
}

type Chosen = Parameters<Place['choose']>[0];

/** Where to go on when this part is gone: its neighbour, where it was the chosen one. */
export function placeAfter(
  course: AdminCourseReply,
  part: Part,
  { week, day }: Pick<Place, 'week' | 'day'>,
): Chosen | 'stay' {
  if (part.kind === 'week' && part.id === week?.id) {
    const next = neighbourOf(course.weeks, part.id);
    return next && { weekNumber: next.weekNumber };
  }
  if (part.kind === 'day' && part.id === day?.id && week) {
    const days = course.weeks.find(({ id }) => id === week.id)?.days ?? [];
    const next = neighbourOf(days, part.id);
    return { weekNumber: week.weekNumber, ...(next && { dayNumber: next.dayNumber }) };
  }
  return 'stay';
}
