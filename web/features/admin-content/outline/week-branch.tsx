import { memo } from 'react';
import type { AdminDayReply, AdminWeekReply } from '../../../../src/wire/admin-catalog.ts';
import { COUNT, OUTLINE } from '../../../text/copy/admin-content.ts';
import { Badge } from '../../../ui/tag.tsx';
import { dayLabel, dayTitle, itemsOf } from '../outline-facts.ts';
import { AddDayForm } from './add-day-form.tsx';
import { OpeningForm } from './opening-form.tsx';
import { WeekFacts } from './week-facts.tsx';
import styles from './outline.module.css';

export interface WeekBranchProps {
  week: AdminWeekReply;
  isOpen: boolean;
  chosenDay: AdminDayReply | undefined;
  /** Without a day: the module's first one, which opens it. */
  onChoose: (weekNumber: number, dayNumber?: number) => void;
}

const countsOf = (week: AdminWeekReply): string =>
  [
    COUNT.days(week.days.length),
    COUNT.items(itemsOf(week.days).length),
    week.documents.length > 0 ? COUNT.documents(week.documents.length) : '',
  ]
    .filter(Boolean)
    .join(' · ');

/** One module of the tree. A course of sixty draws only the one again that changed. */
export const WeekBranch = memo(
  function WeekBranch({ week, isOpen, chosenDay, onChoose }: WeekBranchProps) {
    return (
      <li>
        <button type="button" className={styles.week} aria-expanded={isOpen} onClick={() => onChoose(week.weekNumber)}>
          <WeekFacts week={week} line={countsOf(week)} />
        </button>
        {isOpen && (
          <div className={styles.branch}>
            <ul className={styles.days}>
              {week.days.map((day) => (
                <li key={day.id}>
                  <button
                    type="button"
                    className={styles.day}
                    aria-current={day === chosenDay || undefined}
                    onClick={() => onChoose(week.weekNumber, day.dayNumber)}
                  >
                    <span className={styles.label}>{dayLabel(week, day)}</span>
                    <span className={styles.dayTitle}>{dayTitle(day)}</span>
                    {day.contents.length > 0 && (
                      <Badge count={day.contents.length} label={COUNT.items(day.contents.length)} />
                    )}
                  </button>
                </li>
              ))}
            </ul>
            <OpeningForm label={OUTLINE.addDay}>
              {(close) => <AddDayForm weekId={week.id} onDone={close} />}
            </OpeningForm>
          </div>
        )}
      </li>
    );
  },
  // What choosing does depends on nothing that a module shows.
  (before, after) =>
    before.week === after.week &&
    before.isOpen === after.isOpen &&
    before.chosenDay === after.chosenDay &&
    !after.isOpen,
);
