import { ChevronDown } from 'lucide-react';
import { PLAYER } from '../../../text/copy/learning-player.ts';
import { clock } from '../time.ts';
import { type Chapter, chapterAt } from './chapters.ts';
import styles from './chapter-select.module.css';

export interface ChapterSelectProps {
  chapters: readonly Chapter[];
  time: number;
  onChoose: (seconds: number) => void;
}

/**
 * The chapter being watched, and the way to the others. A real list of the system lies, unseen, over the words: it
 * also opens in full screen, and on a phone it is the phone's own.
 */
export function ChapterSelect({ chapters, time, onChoose }: ChapterSelectProps) {
  if (chapters.length === 0) return null;
  const current = chapterAt(chapters, time);
  return (
    <div className={styles.chapter}>
      <span className={styles.title} aria-hidden="true">
        {current?.title ?? PLAYER.chapters}
      </span>
      <ChevronDown className={styles.chevron} size={16} aria-hidden="true" />
      <select
        className={styles.list}
        aria-label={PLAYER.chapter}
        title={PLAYER.chapters}
        value={current?.startsAt ?? ''}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        {!current && <option value="">{PLAYER.chapters}</option>}
        {chapters.map(({ startsAt, title }) => (
          <option key={startsAt} value={startsAt}>
            {PLAYER.chapterFrom(clock(startsAt), title)}
          </option>
        ))}
      </select>
    </div>
  );
}
