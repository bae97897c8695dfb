import { type CourseNode, deleteNode } from '../../../api/admin-content.ts';
import { ApiError } from '../../../api/client.ts';
import { DELETE } from '../../../text/copy/admin-content.ts';
import { useFeedback } from '../../../ui/feedback.ts';
import { referenceOf } from '../../../ui/text.tsx';
import { focusList } from '../builder.ts';
import type { CourseCache } from './course-cache.ts';
import { nodeIn, removed } from './tree-edits.ts';
import styles from './deletion-summary.module.css';

/** Deletes several items or documents after one question; each that cannot be deleted stays, and is counted. */
export function useRemovalOfSeveral(
  courseId: string,
  cache: CourseCache,
): (nodes: readonly CourseNode[]) => Promise<void> {
  const { notify, confirm } = useFeedback();

  return async (nodes) => {
    const [first] = nodes;
    const course = cache.now();
    if (!first || !course) return;
    const titles = nodes.map((node) => nodeIn(course, node)?.title ?? '');
    const details = (
      <ul className={styles.several}>
        {titles.map((title, index) => (
          <li key={`${index} ${title}`}>{title}</li>
        ))}
      </ul>
    );
    const question = DELETE.several(first.kind, nodes.length);
    const isAgreed = await confirm(question, { title: DELETE.severalTitle, action: DELETE.severalAction, details });
    if (!isAgreed) return;
    let failed = 0;
    let failure: unknown;
    for (const node of nodes) {
      const isGone = await cache
        .inTurn(() => deleteNode(courseId, node))
        .then(
          () => true,
          // Already gone is what was wanted.
          (error: unknown) => {
            if (error instanceof ApiError && error.status === 404) return true;
            failure = error;
            return false;
          },
        );
      if (isGone) await cache.patch((known) => removed(known, node));
      else failed += 1;
    }
    if (failed > 0)
      notify(DELETE.severalFailed(failed, nodes.length), { tone: 'failure', detail: referenceOf(failure) });
    else notify(DELETE.severalDone(first.kind, nodes.length));
    focusList(first.kind);
  };
}
