import type { Ref } from 'react';
import type { ContentReply, DayReply, WeekReply } from '../../../../src/wire/catalog.ts';
import { LEARNING } from '../../../text/copy/learning.ts';
import { Badge } from '../../../ui/tag.tsx';
import { ItemButton } from '../curriculum/item-button.tsx';
import { dayLabel } from '../outline.ts';
import { isDone, type Places } from '../places.ts';
import styles from './day-block.module.css';

export interface DayBlockProps {
  ref?: Ref<HTMLElement>;
  week: WeekReply;
  day: DayReply;
  isChosen: boolean;
  places: Places;
  onChoose: () => void;
  onOpen: (content: ContentReply) => void;
}

/** A day with something on it. */
export function DayBlock({ ref, week, day, isChosen, places, onChoose, onOpen }: DayBlockProps) {
  return (
    <section ref={ref} className={styles.day} data-chosen={isChosen || undefined}>
      <h2 className={styles.heading}>
        <button type="button" className={styles.choose} aria-current={isChosen || undefined} onClick={onChoose}>
          <span className={styles.label}>{dayLabel(week, day)}</span>
          {day.title && <span className={styles.title}>{day.title}</span>}
        </button>
        <Badge count={day.contents.length} label={LEARNING.items(day.contents.length)} />
      </h2>
      <ul className={styles.items}>
        {day.contents.map((content) => (
          <li key={content.id}>
            <ItemButton content={content} isDone={isDone(places, content)} onOpen={() => onOpen(content)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
