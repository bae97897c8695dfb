import type { AdminCourseReply } from '../../../../src/wire/admin-catalog.ts';
import { ADMIN } from '../../../../src/wire/admin-messages.ts';
import { deletePart, type Part } from '../../../api/admin-content.ts';
import { ApiError } from '../../../api/client.ts';
import { DELETE, EDIT } from '../../../text/copy/admin-content.ts';
import { useFeedback } from '../../../ui/feedback.ts';
import { focusList } from '../builder.ts';
import type { Place } from '../selection.ts';
import type { CourseCache } from './course-cache.ts';
import { type WhatGoes, whatGoes } from './deletion-summary.ts';
import { placeAfter, removed } from './tree-edits.ts';
import styles from './deletion-summary.module.css';

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

/** The list inside the question: days with their items, documents, sums, and how many it concerns. */
function GoingList({ goes }: { goes: WhatGoes }) {
  return (
    <div className={styles.goes}>
      <p className={styles.sums}>
        <span className={styles.sum}>{DELETE.sum}</span>
        {goes.sums.map((sum) => (
          <span key={sum} className={styles.figure}>
            {sum}
          </span>
        ))}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list scrolls, so a keyboard must be able to stand in it */}
      <div className={styles.scroll} role="region" aria-label={DELETE.whatGoes} tabIndex={0}>
        <ul className={styles.days}>
          {goes.days.map((day) => (
            <li key={day.label}>
              <p className={styles.day}>
                <span className={styles.label}>{day.label}</span>
                <span>{day.title}</span>
                {day.items.length === 0 && <span className={styles.none}>{DELETE.noItems}</span>}
              </p>
              {day.items.length > 0 && (
                <ul className={styles.items}>
                  {day.items.map((item, index) => (
                    <li key={`${index} ${item.title}`}>
                      <span>{item.title}</span>
                      {item.fileName && <span className={styles.file}>{item.fileName}</span>}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
          {goes.documents.length > 0 && (
            <li>
              <p className={styles.day}>{DELETE.documents}</p>
              <ul className={styles.items}>
                {goes.documents.map((title, index) => (
                  <li key={`${index} ${title}`}>{title}</li>
                ))}
              </ul>
            </li>
          )}
        </ul>
      </div>
      {goes.affected && <p className={styles.affected}>{goes.affected}</p>}
    </div>
  );
}
