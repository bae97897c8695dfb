import type { AdminCourseReply } from '../../../../src/wire/admin-catalog.ts';
import { ADMIN } from '../../../../src/wire/admin-messages.ts';
import { addDay, addWeek, type Direction, movePart, type Part } from '../../../api/admin-content.ts';
import { EDIT, OUTLINE } from '../../../text/copy/admin-content.ts';
import { useFeedback } from '../../../ui/feedback.ts';
import type { CourseEdits } from '../builder.ts';
import type { Place } from '../selection.ts';
import { type CourseCache, useCourseCache } from './course-cache.ts';
import { moved } from './tree-edits.ts';
import { useRemoval } from './use-removal.tsx';
import { useRename } from './use-rename.tsx';

/** Everything that can be done to a course on this screen. `say` shows a green banner. */
export function useEdits(courseId: string, place: Place, say: (sentence: string) => void): CourseEdits {
  const cache = useCourseCache(courseId);
  const rename = useRename(courseId, cache);
  const move = useMove(courseId, cache, place);
  const remove = useRemoval(courseId, cache, place, say);

  return {
    rename,
    move,
    remove,
    addWeek: async (weekNumber, title) => {
      await cache.inTurn(() => addWeek(courseId, { weekNumber, title }));
      await cache.refresh();
      place.choose({ weekNumber });
      say(OUTLINE.moduleAdded(weekNumber));
    },
    addDay: async (weekId, title) => {
      const day = await cache
        .inTurn(() => addDay(courseId, weekId, { dayTitle: title, dayNumber: nextDay(cache.now(), weekId) }))
        .catch((error: unknown) => {
          // The day may be there all the same, or another admin's.
          void cache.refresh();
          throw error;
        });
      await cache.refresh();
      const week = cache.now()?.weeks.find(({ id }) => id === weekId);
      if (week) place.choose({ weekNumber: week.weekNumber, dayNumber: day.dayNumber });
      say(ADMIN.dayAdded);
    },
  };
}

const nextDay = (course: AdminCourseReply | undefined, weekId: string): number =>
  (course?.weeks.find(({ id }) => id === weekId)?.days.at(-1)?.dayNumber ?? 0) + 1;

/** Changes places at once. Modules and days change their numbers with it, so the address goes along. */
function useMove(
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
