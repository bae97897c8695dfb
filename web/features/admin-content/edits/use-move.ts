import { type Direction, movePart, type Part } from '../../../api/admin-content.ts';
import { EDIT } from '../../../text/copy/admin-content.ts';
import { useFeedback } from '../../../ui/feedback.ts';
import type { Place } from '../place-param.ts';
import type { CourseCache } from './course-cache.ts';
import { moved } from './tree-edits.ts';

/** Changes places at once. Modules and days change their numbers with it, so the address goes along. */
export function useMove(
  courseId: string,
  cache: CourseCache,
  place: Place,
): (part: Part, direction: Direction) => Promise<void> {
  const { notify } = useFeedback();

  const stayWith = (weekId: string | undefined, dayId: string | undefined) => {
    const week = cache.now()?.weeks.find(({ id }) => id === weekId);
    const day = week?.days.find(({ id }) => id === dayId);
    if (week) place.choose({ weekNumber: week.weekNumber, ...(day && { dayNumber: day.dayNumber }) });
  };

  return async (part, direction) => {
    const [weekId, dayId] = [place.week?.id, place.day?.id];
    await cache.patch((course) => moved(course, part, direction));
    if (part.kind === 'week' || part.kind === 'day') stayWith(weekId, dayId);
    try {
      await cache.inTurn(() => movePart(courseId, part, direction));
      // A day that took another title with its number has another version too.
      if (part.kind === 'day') void cache.refresh();
    } catch {
      notify(EDIT.notMoved(part.kind), { tone: 'failure' });
      await cache.refresh();
      if (part.kind === 'week' || part.kind === 'day') stayWith(weekId, dayId);
    }
  };
}
