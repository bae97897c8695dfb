import type { AdminCourseReply } from '../../../../src/wire/admin-catalog.ts';
import { ADMIN } from '../../../../src/wire/admin-messages.ts';
import { addDay, addWeek } from '../../../api/admin-content.ts';
import { OUTLINE } from '../../../text/copy/admin-content.ts';
import type { CourseEdits } from '../builder-context.ts';
import type { Place } from '../place-param.ts';
import { useCourseCache } from './course-cache.ts';
import { useMove } from './use-move.ts';
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
