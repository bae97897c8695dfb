import type { LiveCourseReply } from '../../src/wire/catalog.ts';
import { M } from '../../src/wire/messages.ts';
import { ToothGlyph } from '../art/tooth-glyph.tsx';
import { COURSES } from '../text/copy/catalog.ts';
import { PROGRAM } from '../text/copy/program.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import styles from './curriculum-outline.module.css';

type Week = LiveCourseReply['weeks'][number];

export interface CurriculumOutlineProps {
  weeks: readonly Week[];
  /** The numbers of the open modules, for a page that keeps them; give both. */
  openWeeks?: readonly number[];
  onToggle?: (weekNumber: number, isOpen: boolean) => void;
}

/** Modules, their days and how much is in each: everything a visitor may know before paying. */
export function CurriculumOutline({ weeks, openWeeks, onToggle }: CurriculumOutlineProps) {
  return (
    <ol className={styles.modules}>
      {weeks.map((week) => (
        <li key={week.weekNumber}>
          <Disclosure
            label={<ModuleLabel week={week} />}
            isOpen={openWeeks?.includes(week.weekNumber)}
            onToggle={(isOpen) => onToggle?.(week.weekNumber, isOpen)}
          >
            <ol className={styles.days}>
              {week.days.map((day) => (
                <li key={day.dayNumber} className={styles.day}>
                  <span className={styles.code}>{COURSES.day(week.weekNumber, day.dayNumber)}</span>
                  <span>{PROGRAM.items(day.itemCount)}</span>
                </li>
              ))}
            </ol>
          </Disclosure>
        </li>
      ))}
    </ol>
  );
}

function ModuleLabel({ week }: { week: Week }) {
  return (
    <span className={styles.label}>
      <ToothGlyph moduleNumber={week.weekNumber} size={30} />
      <span className={styles.words}>
        <span>{M.moduleLabel(week.weekNumber, week.title || M.moduleTitleFallback)}</span>
        <span className={styles.count}>{`${PROGRAM.days(week.days.length)} · ${PROGRAM.items(week.itemCount)}`}</span>
      </span>
    </span>
  );
}
