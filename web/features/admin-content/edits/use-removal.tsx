import { ADMIN } from '../../../../src/wire/admin-messages.ts';
import { type CourseNode, deleteNode } from '../../../api/admin-content.ts';
import type { AdminCourse } from '../../../api/admin-courses.ts';
import { ApiError } from '../../../api/client.ts';
import { useRestore } from '../../../course/use-restore.ts';
import { DELETE, EDIT } from '../../../text/copy/admin-content.ts';
import { TRASH_NOTE } from '../../../text/copy/admin-trash.ts';
import { useFeedback } from '../../../ui/feedback.ts';
import { Stack, Text } from '../../../ui/layout/layout.tsx';
import { referenceOf } from '../../../ui/text.tsx';
import { focusList } from '../builder.ts';
import type { Selection } from '../selection.ts';
import type { CourseCache } from './course-cache.ts';
import { type DeletionSummary, summaryOfDeletion } from './deletion-summary.ts';
import { removed, selectionAfter } from './tree-edits.ts';
import styles from '../upload/upload-card.module.css';

const NOT_DELETED = {
  module: ADMIN.weekNotDeleted,
  day: ADMIN.dayNotDeleted,
  content: ADMIN.contentNotDeleted,
  document: EDIT.documentNotDeleted,
} as const;

/** Already deleted (404) counts as success. */
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Deletes without an optimistic update: nothing disappears before the server confirms. */
export function useRemoval(
  courseId: string,
  cache: CourseCache,
  selection: Selection,
  say: (sentence: string) => void,
): (node: CourseNode) => Promise<void> {
  const { notify, confirm } = useFeedback();
  const restore = useRestore();

  const sentenceAfter = (course: AdminCourse, node: CourseNode): string | undefined => {
    if (node.kind === 'module')
      return ADMIN.weekDeleted(course.modules.find(({ id }) => id === node.id)?.moduleNumber ?? 0);
    if (node.kind !== 'day') return undefined;
    return ADMIN.dayDeleted(
      course.modules.find(({ id }) => id === node.moduleId)?.days.find(({ id }) => id === node.id)?.dayNumber ?? 0,
    );
  };

  const undoOf = (trashId: string) => ({ label: TRASH_NOTE.undo, run: () => void restore([trashId]) });

  return async (node) => {
    const before = cache.now();
    const summary = before && summaryOfDeletion(before, node);
    if (!summary) return;
    // The confirmation for one item has exactly the specification's words.
    const details = summary.sums.length > 0 ? <DeletionDetails summary={summary} /> : <p>{TRASH_NOTE.one}</p>;
    if (
      !(await confirm(summary.sentence, { title: DELETE.title(node.kind), action: DELETE.action(node.kind), details }))
    )
      return;
    let trashId: string | undefined;
    try {
      ({ trashId } = await cache.inSequence(() => deleteNode(courseId, node)));
    } catch (error) {
      if (!isGone(error)) {
        notify(NOT_DELETED[node.kind], { tone: 'failure', detail: referenceOf(error) });
        return;
      }
    }
    const course = cache.now() ?? before;
    const next = selectionAfter(course, node, selection);
    await cache.patch((known) => removed(known, node));
    if (next !== 'stay') selection.choose(next);
    const sentence = sentenceAfter(course, node);
    if (sentence) say(sentence);
    const action = trashId === undefined ? undefined : undoOf(trashId);
    if (!sentence) notify(EDIT.deleted(summary.name), action && { detail: TRASH_NOTE.one, action });
    else if (action) notify(TRASH_NOTE.one, { tone: 'info', action });
    focusList(node.kind);
  };
}

/** Details of the confirmation: days with items, documents, counts, and affected students. */
function DeletionDetails({ summary }: { summary: DeletionSummary }) {
  return (
    <Stack gap={3} className={styles.summary}>
      <p className={styles.sums}>
        <Text as="span" tone="muted">
          {DELETE.sum}
        </Text>
        {summary.sums.map((sum) => (
          <span key={sum} className={styles.figure}>
            {sum}
          </span>
        ))}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list scrolls, so it must take the keyboard focus */}
      <div className={styles.scroll} role="region" aria-label={DELETE.whatGoes} tabIndex={0}>
        <ul className={styles.days}>
          {summary.days.map((day) => (
            <li key={day.label}>
              <p className={styles.day}>
                <span className={styles.label}>{day.label}</span>
                <span>{day.title}</span>
                {day.items.length === 0 && <span className={styles.none}>{DELETE.noItems}</span>}
              </p>
              {day.items.length > 0 && (
                <Stack as="ul" gap="6px" className={styles.items}>
                  {day.items.map((item, index) => (
                    <li key={`${index} ${item.title}`}>
                      <span>{item.title}</span>
                      {item.fileName && <span className={styles.deletionSummaryFile}>{item.fileName}</span>}
                    </li>
                  ))}
                </Stack>
              )}
            </li>
          ))}
          {summary.documents.length > 0 && (
            <li>
              <p className={styles.day}>{DELETE.documents}</p>
              <Stack as="ul" gap="6px" className={styles.items}>
                {summary.documents.map((title, index) => (
                  <li key={`${index} ${title}`}>{title}</li>
                ))}
              </Stack>
            </li>
          )}
        </ul>
      </div>
      {summary.affected && <p className={styles.affected}>{summary.affected}</p>}
    </Stack>
  );
}
