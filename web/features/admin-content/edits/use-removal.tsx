import type { AdminCourseReply } from '../../../../src/wire/admin-catalog.ts';
import { ADMIN } from '../../../../src/wire/admin-messages.ts';
import { deletePart, type Part } from '../../../api/admin-content.ts';
import { ApiError } from '../../../api/client.ts';
import { DELETE, EDIT } from '../../../text/copy/admin-content.ts';
import { useFeedback } from '../../../ui/feedback.ts';
import type { Place } from '../place-param.ts';
import type { CourseCache } from './course-cache.ts';
import { focusList } from './focus-list.ts';
import { GoingList } from './going-list.tsx';
import { placeAfter } from './place-after.ts';
import { removed } from './tree-edits.ts';
import { whatGoes } from './what-goes.ts';

const NOT_DELETED = {
  week: ADMIN.weekNotDeleted,
  day: ADMIN.dayNotDeleted,
  content: ADMIN.contentNotDeleted,
  document: EDIT.documentNotDeleted,
} as const;

/** Already gone is what was wanted. */
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Nothing is shown as deleted before the server says so. */
export function useRemoval(
  courseId: string,
  cache: CourseCache,
  place: Place,
  say: (sentence: string) => void,
): (part: Part) => Promise<void> {
  const { notify, confirm } = useFeedback();

  const sentenceAfter = (course: AdminCourseReply, part: Part): string | undefined => {
    if (part.kind === 'week') return ADMIN.weekDeleted(course.weeks.find(({ id }) => id === part.id)?.weekNumber ?? 0);
    if (part.kind !== 'day') return undefined;
    return ADMIN.dayDeleted(
      course.weeks.find(({ id }) => id === part.weekId)?.days.find(({ id }) => id === part.id)?.dayNumber ?? 0,
    );
  };

  return async (part) => {
    const before = cache.now();
    const goes = before && whatGoes(before, part);
    if (!goes) return;
    const details = goes.sums.length > 0 ? <GoingList goes={goes} /> : undefined;
    if (!(await confirm(goes.sentence, { title: DELETE.title(part.kind), action: DELETE.action(part.kind), details })))
      return;
    try {
      await cache.inTurn(() => deletePart(courseId, part));
    } catch (error) {
      if (!isGone(error)) {
        notify(NOT_DELETED[part.kind], { tone: 'failure' });
        return;
      }
    }
    const course = cache.now() ?? before;
    const next = placeAfter(course, part, place);
    await cache.patch((known) => removed(known, part));
    if (next !== 'stay') place.choose(next);
    const sentence = sentenceAfter(course, part);
    if (sentence) say(sentence);
    else notify(EDIT.deleted(goes.name));
    focusList(part.kind);
  };
}
