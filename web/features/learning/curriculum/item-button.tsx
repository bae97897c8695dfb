import { CircleCheck, CirclePlay, FileText, Shapes } from 'lucide-react';
import type { ContentReply } from '../../../../src/wire/catalog.ts';
import { LEARNING } from '../../../text/copy/learning.ts';
import { VisuallyHidden } from '../../../ui/text.tsx';
import { kindOf } from '../outline.ts';
import { clock, spokenTime } from '../time.ts';
import styles from './item-button.module.css';

const ICONS = { video: CirclePlay, document: FileText, other: Shapes };

export interface ItemButtonProps {
  content: Pick<ContentReply, 'type' | 'title' | 'duration'>;
  isDone: boolean;
  /** The item that is open on this page. */
  isCurrent?: boolean;
  isDisabled?: boolean;
  onOpen: () => void;
}

/** One item of a day: what it is, how long, and whether it is done. */
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
      <span className={styles.title}>{content.title}</span>
      {kind === 'video' && content.duration !== null && (
        <>
          <span className={styles.fact} aria-hidden="true">
            {clock(content.duration)}
          </span>
          <VisuallyHidden>{spokenTime(content.duration)}</VisuallyHidden>
        </>
      )}
      {kind === 'document' && (
        <>
          <span className={styles.fact} aria-hidden="true">
            {content.type.toUpperCase()}
          </span>
          <VisuallyHidden>{LEARNING.opensNewTab}</VisuallyHidden>
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
