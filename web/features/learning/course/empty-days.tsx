import type { RefObject } from 'react';
import type { DayReply, WeekReply } from '../../../../src/wire/catalog.ts';
import { COURSE, LEARNING } from '../../../text/copy/learning.ts';
import { Badge } from '../../../ui/tag.tsx';
import { VisuallyHidden } from '../../../ui/text.tsx';
import { dayLabel } from '../outline.ts';
import styles from './empty-days.module.css';

export interface EmptyDaysProps {
  week: WeekReply;
  days: readonly DayReply[];
  chosen: DayReply;
  chosenDay: RefObject<HTMLElement | null>;
  onChoose: (dayNumber: number) => void;
}

/** Days in a row with nothing on them yet: one quiet line instead of a box each. */
export function EmptyDays({ week, days, chosen, chosenDay, onChoose }: EmptyDaysProps) {
  return (
    <section className={styles.line}>
      {days.map((day) => (
        <h2
          key={day.id}
          ref={day === chosen ? (chosenDay as RefObject<HTMLHeadingElement | null>) : undefined}
          className={styles.heading}
        >
          <button
            type="button"
            className={styles.day}
            aria-current={day === chosen || undefined}
            onClick={() => onChoose(day.dayNumber)}
          >
            {dayLabel(week, day)}
          </button>
          <VisuallyHidden>
            <Badge count={0} label={LEARNING.items(0)} />
          </VisuallyHidden>
        </h2>
      ))}
      <p className={styles.words}>{days.length === 1 ? COURSE.emptyDay : COURSE.emptyDays}</p>
    </section>
  );
}
