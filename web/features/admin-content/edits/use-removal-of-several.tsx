import { type CourseNode, deleteNode } from '../../../api/admin-content.ts';
import { ApiError } from '../../../api/client.ts';
import { useRestore } from '../../../course/use-restore.ts';
import { DELETE } from '../../../text/copy/admin-content.ts';
import { TRASH_NOTE } from '../../../text/copy/admin-trash.ts';
import { useFeedback } from '../../../ui/feedback.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { referenceOf } from '../../../ui/text.tsx';
import { focusList } from '../builder.ts';
import type { CourseCache } from './course-cache.ts';
import { nodeIn, removed } from './tree-edits.ts';
import styles from '../upload/upload-card.module.css';

/** Deletes several items or documents after one confirmation; failures stay and are counted. */
export function useRemovalOfSeveral(
  courseId: string,
  cache: CourseCache,
): (nodes: readonly CourseNode[]) => Promise<void> {
  const { notify, confirm } = useFeedback();
  const restore = useRestore();

  return async (nodes) => {
    const [first] = nodes;
    const course = cache.now();
    if (!first || !course) return;
    const titles = nodes.map((node) => nodeIn(course, node)?.title ?? '');
    const details = (
      <Stack as="ul" gap={1} className={styles.several}>
        {titles.map((title, index) => (
          <li key={`${index} ${title}`}>{title}</li>
        ))}
      </Stack>
    );
    const question = DELETE.several(first.kind, nodes.length);
    const isAgreed = await confirm(question, { title: DELETE.severalTitle, action: DELETE.severalAction, details });
    if (!isAgreed) return;
    let failed = 0;
    let failure: unknown;
    const trashIds: string[] = [];
    for (const node of nodes) {
      const isGone = await cache
        .inSequence(() => deleteNode(courseId, node))
        .then(
          ({ trashId }) => trashIds.push(trashId) > 0,
          // Already deleted (404) counts as success.
          (error: unknown) => {
            if (error instanceof ApiError && error.status === 404) return true;
            failure = error;
            return false;
          },
        );
      if (isGone) await cache.patch((known) => removed(known, node));
      else failed += 1;
    }
    const done = trashIds.length > 1 ? TRASH_NOTE.severalRestored : undefined;
    const action = { label: TRASH_NOTE.undo, run: () => void restore(trashIds.toReversed(), done) };
    if (failed > 0)
      notify(DELETE.severalFailed(failed, nodes.length), { tone: 'failure', detail: referenceOf(failure) });
    else
      notify(
        DELETE.severalDone(first.kind, nodes.length),
        trashIds.length > 0 ? { detail: trashIds.length > 1 ? TRASH_NOTE.several : TRASH_NOTE.one, action } : {},
      );
    focusList(first.kind);
  };
}
