import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CirclePlay, FileText, ListChecks, Shapes } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { documentTag } from '../../../src/wire/document-tag.ts';
import { M } from '../../../src/wire/messages.ts';
import type { ContentReply } from '../../../src/wire/replies/catalog.ts';
import { streamUrl } from '../../api/client.ts';
import { saveProgress } from '../../api/progress.ts';
import { ToothGlyph } from '../../art/tooth-glyph.tsx';
import { PLAYS, videoPath } from '../../platform/course-addresses.ts';
import { openDocument } from '../../platform/document-links.ts';
import { DOCUMENT_OPENS } from '../../text/copy/documents.ts';
import { COURSE, LEARNING } from '../../text/copy/learning.ts';
import { clock, spokenTime } from '../../text/playing-time.ts';
import { testWords } from '../../text/test-words.ts';
import { useFeedback } from '../../ui/feedback.ts';
import { VisuallyHidden } from '../../ui/text.tsx';
import { hasPage, kindOf } from './outline.ts';
import { shareOf, type Tally } from './progress-by-item.ts';
import styles from './curriculum.module.css';

const ICONS = { video: CirclePlay, document: FileText, test: ListChecks, other: Shapes };

interface ItemButtonProps {
  content: Pick<ContentReply, 'type' | 'title' | 'duration' | 'tag' | 'state' | 'test'>;
  isDone: boolean;
  /** True for the item open on this page. */
  isCurrent?: boolean;
  isDisabled?: boolean;
  onOpen: () => void;
}

/** An item of a day: kind, duration, and completion. */
export function ItemButton({ content, isDone, isCurrent, isDisabled, onOpen }: ItemButtonProps) {
  const kind = kindOf(content.type);
  const Icon = ICONS[kind];
  return (
    <button
      type="button"
      className={styles.item}
      aria-current={isCurrent || undefined}
      disabled={isDisabled}
      onClick={onOpen}
    >
      <Icon className={styles.icon} size={22} aria-hidden="true" />
      <span className={styles.title}>
        {content.title}
        {content.state === 'processing' && (
          <span className={styles.under} aria-hidden="true">
            {COURSE.beingChecked}
          </span>
        )}
        {content.test && <span className={styles.under}>{testWords(content.test)}</span>}
      </span>
      {kind === 'video' && content.duration !== null && (
        <>
          <span className={styles.fact} aria-hidden="true">
            {clock(content.duration)}
          </span>
          <VisuallyHidden>{spokenTime(content.duration)}</VisuallyHidden>
        </>
      )}
      {kind === 'document' && content.tag && (
        <>
          <span className={styles.fact} aria-hidden="true">
            {content.tag}
          </span>
          <VisuallyHidden>
            {content.state === 'processing' ? COURSE.beingChecked : DOCUMENT_OPENS[content.tag]}
          </VisuallyHidden>
        </>
      )}
      <span className={styles.tick}>
        {isDone && (
          <>
            <CircleCheck size={20} aria-hidden="true" />
            <VisuallyHidden>{LEARNING.done}</VisuallyHidden>
          </>
        )}
      </span>
    </button>
  );
}

/** A module's tooth, filled by its progress. Decorative: show the numbers next to it. */
export function ModuleChip({ moduleNumber, tally, size = 34 }: { moduleNumber: number; tally: Tally; size?: number }) {
  return (
    <span className={styles.chip}>
      <ToothGlyph moduleNumber={moduleNumber} fill={shareOf(tally)} size={size} />
    </span>
  );
}

type OpenableItem = Pick<ContentReply, 'id' | 'type' | 's3Key' | 'state' | 'tag'>;

interface ItemLinkProps {
  courseId: string;
  content: OpenableItem;
  className?: string;
  /** Full title, where the visible one may be cut. */
  title?: string;
  rel?: string;
  children: ReactNode;
}

/**
 * Leads to the item itself: a link to the page of a video, which plays at the press, and of a test; any other item
 * opens as from its day.
 */
export function ItemLink({ courseId, content, className, title, rel, children }: ItemLinkProps) {
  const open = useOpenItem(courseId);
  return hasPage(content.type) ? (
    <Link to={videoPath(courseId, content.id)} state={PLAYS} className={className} title={title} rel={rel}>
      {children}
    </Link>
  ) : (
    <button type="button" className={className} title={title} onClick={() => open(content)}>
      {children}
    </button>
  );
}

/**
 * Opens an item by type: a video and a test here, a document in a new tab or as a download, other types not yet. An
 * uninspected document does not open and is not completed.
 */
export function useOpenItem(courseId: string): (content: OpenableItem) => void {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { notify } = useFeedback();

  return (content) => {
    const kind = kindOf(content.type);
    if (hasPage(content.type)) {
      void navigate(videoPath(courseId, content.id), { state: PLAYS });
    } else if (content.state === 'processing') {
      notify(COURSE.beingChecked, { tone: 'info' });
    } else if (kind === 'document' && content.s3Key) {
      openDocument(streamUrl(content.s3Key), content.tag ?? documentTag(content.s3Key));
      // A document has no duration: opening completes it. If this fails, the next opening completes it.
      saveProgress(queries, { courseId, contentId: content.id, position: 0, duration: 0 }).catch(() => undefined);
    } else {
      notify(M.itemCannotBeOpened, { tone: 'info' });
    }
  };
}
