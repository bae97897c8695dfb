import { ADMIN } from '../../../../src/wire/admin-messages.ts';
import { type Part, renamePart } from '../../../api/admin-content.ts';
import { ApiError } from '../../../api/client.ts';
import { EDIT } from '../../../text/copy/admin-content.ts';
import { useFeedback } from '../../../ui/feedback.ts';
import type { CourseCache } from './course-cache.ts';
import { pieceOf, retitled } from './tree-edits.ts';
import styles from './deletion-summary.module.css';

/** What a refusal for an old version shows of the thing as it is now. */
function currentOf(error: unknown): { title: string; version: number } | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const { title, version } = (error.current ?? {}) as { title?: unknown; version?: unknown };
  return typeof title === 'string' && typeof version === 'number' ? { title, version } : undefined;
}

/** The new title is shown at once; a refusal brings the old one back, and another person's title is asked about. */
export function useRename(courseId: string, cache: CourseCache): (part: Part, title: string) => Promise<void> {
  const { notify, confirm } = useFeedback();

  return async function rename(part, title) {
    const before = cache.now();
    const old = before && pieceOf(before, part)?.title;
    if (old === undefined || old === title) return;
    await cache.patch((course) => retitled(course, part, { title }));
    try {
      const { version } = await cache.inTurn(() => {
        const course = cache.now();
        return renamePart(courseId, part, { title, version: (course && pieceOf(course, part)?.version) ?? 1 });
      });
      await cache.patch((course) => retitled(course, part, { title, version }));
    } catch (error) {
      const current = currentOf(error);
      await cache.patch((course) => retitled(course, part, current ?? { title: old }));
      if (!current) {
        notify(part.kind === 'content' ? ADMIN.contentTitleNotUpdated : EDIT.notRenamed(part.kind), {
          tone: 'failure',
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
      if (isMineWanted) await rename(part, title);
    }
  };
}

/** Two titles for one thing, to choose from. */
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
