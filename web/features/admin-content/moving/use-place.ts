import { isSaved } from '../../../../src/uploads/upload-state.ts';
import { type Placing, placeNodes } from '../../../api/admin-content.ts';
import type { AdminCourse } from '../../../api/admin-courses.ts';
import { ApiError } from '../../../api/client.ts';
import { EDIT, MOVE } from '../../../text/copy/admin-content.ts';
import { useFeedback } from '../../../ui/feedback.ts';
import { referenceOf } from '../../../ui/text.tsx';
import { losesItsDay } from '../../../uploads/target-module.ts';
import { useUploads } from '../../../uploads/use-uploads.ts';
import { focusList } from '../builder.ts';
import type { CourseCache } from '../edits/course-cache.ts';
import type { Selection } from '../selection.ts';
import { hasParent, isThere, listsOf, othersIn, undoOf } from './placing.ts';

/** Moves one or several nodes, announces their new place, and offers Undo. */
export function usePlace(
  courseId: string,
  cache: CourseCache,
  selection: Selection,
): (placing: Placing) => Promise<void> {
  const { notify } = useFeedback();
  const { rows } = useUploads();

  /** Tells whether uploads wait for a moved day: they find it through the module in which they were queued. */
  const awaitsFiles = ({ kind, ids, moduleId }: Placing): boolean =>
    kind === 'day' && rows.some((row) => !isSaved(row) && losesItsDay(row.target, ids, moduleId));

  /** Numbers of modules and days change: the URL follows the selection. */
  async function send(placings: readonly Placing[]): Promise<boolean> {
    const [moduleId, dayId] = [selection.module?.id, selection.day?.id];
    const kind = placings[0]?.kind ?? 'content';
    const isDone = await cache
      .inSequence(async () => {
        for (const placing of placings) await placeNodes(courseId, placing);
      })
      .then(
        () => true,
        (error: unknown) => {
          const reason = error instanceof ApiError && error.isFromServer ? error.message : undefined;
          notify(EDIT.notMoved(kind), { tone: 'failure', detail: referenceOf(error) ?? reason });
          return false;
        },
      );
    await cache.refresh();
    // The row of the pressed button may be in a day that is not shown.
    requestAnimationFrame(() => document.activeElement === document.body && focusList(kind));
    if (kind === 'module' || kind === 'day') stayWith(moduleId, dayId);
    return isDone;
  }

  function stayWith(moduleId: string | undefined, dayId: string | undefined): void {
    const course = cache.now();
    // Follows a day that was moved to another module.
    const module =
      course?.modules.find(({ days }) => days.some(({ id }) => id === dayId)) ??
      course?.modules.find(({ id }) => id === moduleId);
    const day = module?.days.find(({ id }) => id === dayId);
    if (module) selection.choose({ moduleNumber: module.moduleNumber, ...(day && { dayNumber: day.dayNumber }) });
  }

  return async (placing) => {
    const before = cache.now();
    if (!before || isThere(before, placing)) return;
    if (awaitsFiles(placing)) {
      notify(MOVE.filesOnTheirWay, { tone: 'warning' });
      return;
    }
    const undo = undoOf(before, placing);
    if (!(await send([placing]))) return;
    const takeBack = () => void send(undo).then((isDone) => isDone && notify(MOVE.takenBack));
    notify(sentenceOf(before, cache.now() ?? before, placing), { action: { label: MOVE.undo, run: takeBack } });
  };
}

function sentenceOf(before: AdminCourse, after: AdminCourse, { kind, ids, ...place }: Placing): string {
  const titled = listsOf(before, kind).flatMap(({ siblings }) => siblings);
  const title = titled.find(({ id }) => id === ids[0])?.title ?? '';
  const list = listsOf(after, kind).find((one) => hasParent(one, place));
  const next = place.before && othersIn(list, ids).find(({ id }) => id === place.before)?.title;
  return MOVE.done(ids.length === 1 ? `“${title}”` : MOVE.count(kind, ids.length), list?.parentTitle ?? '', next);
}
