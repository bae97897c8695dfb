import { ADMIN } from '../../../../src/wire/admin-messages.ts';
import { type CourseNode, renameNode } from '../../../api/admin-content.ts';
import { currentIn } from '../../../api/admin-courses.ts';
import { EDIT } from '../../../text/copy/admin-content.ts';
import { useFeedback } from '../../../ui/feedback.ts';
import { referenceOf } from '../../../ui/text.tsx';
import type { CourseCache } from './course-cache.ts';
import { nodeIn, retitled } from './tree-edits.ts';
import styles from '../upload/upload-card.module.css';

/** Renames optimistically; rolls back on refusal, and asks on a conflict with another person's title. */
export function useRename(courseId: string, cache: CourseCache): (node: CourseNode, title: string) => Promise<void> {
  const { notify, confirm } = useFeedback();

  return async function rename(node, title) {
    const before = cache.now();
    const old = before && nodeIn(before, node)?.title;
    if (old === undefined || old === title) return;
    await cache.patch((course) => retitled(course, node, { title }));
    try {
      const { version } = await cache.inSequence(() => {
        const course = cache.now();
        return renameNode(courseId, node, { title, version: (course && nodeIn(course, node)?.version) ?? 1 });
      });
      await cache.patch((course) => retitled(course, node, { title, version }));
    } catch (error) {
      const current = currentIn<{ title: string; version: number }>(error);
      await cache.patch((course) => retitled(course, node, current ?? { title: old }));
      if (!current) {
        notify(node.kind === 'content' ? ADMIN.contentTitleNotUpdated : EDIT.notRenamed(node.kind), {
          tone: 'failure',
          detail: referenceOf(error),
        });
        await cache.refresh();
        return;
      }
      const isMineWanted = await confirm(EDIT.stale, {
        title: EDIT.staleTitle,
        action: EDIT.staleReplace,
        cancel: EDIT.staleKeep,
        tone: 'neutral',
        details: <StaleTitles now={current.title} mine={title} />,
      });
      if (isMineWanted) await rename(node, title);
    }
  };
}

/** Both titles of a conflict, to choose from. */
function StaleTitles({ now, mine }: { now: string; mine: string }) {
  return (
    <dl className={styles.titles}>
      <dt>{EDIT.staleNow}</dt>
      <dd>{now}</dd>
      <dt>{EDIT.staleYours}</dt>
      <dd>{mine}</dd>
    </dl>
  );
}
