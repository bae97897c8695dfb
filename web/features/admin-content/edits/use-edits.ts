import { ADMIN } from '../../../../src/wire/admin-messages.ts';
import {
  addDay,
  addModule,
  addTest,
  type CourseNode,
  type Direction,
  moveNode,
  setFreeLesson,
} from '../../../api/admin-content.ts';
import type { AdminCourse } from '../../../api/admin-courses.ts';
import { sentenceOf } from '../../../forms/refusal.ts';
import { EDIT, FREE, OUTLINE, TEST } from '../../../text/copy/admin-content.ts';
import { useFeedback } from '../../../ui/feedback.ts';
import { referenceOf } from '../../../ui/text.tsx';
import type { CourseEdits } from '../builder.ts';
import { usePlace } from '../moving/use-place.ts';
import type { Selection } from '../selection.ts';
import { type CourseCache, useCourseCache } from './course-cache.ts';
import { moved, withContent } from './tree-edits.ts';
import { useRemoval } from './use-removal.tsx';
import { useRemovalOfSeveral } from './use-removal-of-several.tsx';
import { useRename } from './use-rename.tsx';

/** Provides all edits of a course on this screen. `say` shows a green banner. */
export function useEdits(courseId: string, selection: Selection, say: (sentence: string) => void): CourseEdits {
  const cache = useCourseCache(courseId);
  const rename = useRename(courseId, cache);
  const move = useMove(courseId, cache, selection);
  const place = usePlace(courseId, cache, selection);
  const { notify } = useFeedback();
  const removeSeveral = useRemovalOfSeveral(courseId, cache);
  const remove = useRemoval(courseId, cache, selection, say);

  return {
    rename,
    move,
    place,
    remove,
    removeSeveral,
    editVideo: async (node, send) => {
      const content = await cache.inSequence(send);
      await cache.patch((course) => withContent(course, node, content));
    },
    setFree: async ({ id }, isFree) => {
      try {
        const { freeLessons } = await cache.inSequence(() => setFreeLesson(courseId, id, isFree));
        await cache.patch((course) => ({ ...course, freeLessons }));
        say(isFree ? FREE.made : FREE.ended);
      } catch (error) {
        notify(sentenceOf(error), { tone: 'failure', detail: referenceOf(error) });
        await cache.refresh();
      }
    },
    addModule: async (moduleNumber, title) => {
      await cache.inSequence(() => addModule(courseId, { moduleNumber, title }));
      await cache.refresh();
      selection.choose({ moduleNumber });
      say(OUTLINE.moduleAdded(moduleNumber));
    },
    addTest: async (day, test) => {
      await cache.inSequence(() => addTest(courseId, day, test));
      await cache.refresh();
      say(TEST.added(test.title));
    },
    addDay: async (moduleId, title) => {
      const day = await cache
        .inSequence(() => addDay(courseId, moduleId, { dayTitle: title, dayNumber: nextDay(cache.now(), moduleId) }))
        .catch((error: unknown) => {
          // The day may exist nevertheless, or be another admin's.
          void cache.refresh();
          throw error;
        });
      await cache.refresh();
      const module = cache.now()?.modules.find(({ id }) => id === moduleId);
      if (module) selection.choose({ moduleNumber: module.moduleNumber, dayNumber: day.dayNumber });
      say(ADMIN.dayAdded);
    },
  };
}

const nextDay = (course: AdminCourse | undefined, moduleId: string): number =>
  (course?.modules.find(({ id }) => id === moduleId)?.days.at(-1)?.dayNumber ?? 0) + 1;

/** Moves optimistically. Modules and days change their numbers, so the URL follows. */
function useMove(
  courseId: string,
  cache: CourseCache,
  selection: Selection,
): (node: CourseNode, direction: Direction) => Promise<void> {
  const { notify } = useFeedback();

  const stayWith = (moduleId: string | undefined, dayId: string | undefined) => {
    const module = cache.now()?.modules.find(({ id }) => id === moduleId);
    const day = module?.days.find(({ id }) => id === dayId);
    if (module) selection.choose({ moduleNumber: module.moduleNumber, ...(day && { dayNumber: day.dayNumber }) });
  };

  return async (node, direction) => {
    const [moduleId, dayId] = [selection.module?.id, selection.day?.id];
    await cache.patch((course) => moved(course, node, direction));
    if (node.kind === 'module' || node.kind === 'day') stayWith(moduleId, dayId);
    try {
      await cache.inSequence(() => moveNode(courseId, node, direction));
      // A day whose default title changed with its number has a new revision.
      if (node.kind === 'day') void cache.refresh();
    } catch (error) {
      notify(EDIT.notMoved(node.kind), { tone: 'failure', detail: referenceOf(error) });
      await cache.refresh();
      if (node.kind === 'module' || node.kind === 'day') stayWith(moduleId, dayId);
    }
  };
}
