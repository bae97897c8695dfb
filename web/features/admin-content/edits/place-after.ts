import type { AdminCourseReply } from '../../../../src/wire/admin-catalog.ts';
import type { Part } from '../../../api/admin-content.ts';
import type { Place } from '../place-param.ts';
import { neighbourOf } from './tree-edits.ts';

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
