import type { AdminWeekReply } from '../../../../src/wire/admin-catalog.ts';
import { ToothGlyph } from '../../../art/tooth-glyph.tsx';
import { moduleCode, moduleTitle } from '../../../course/outline.ts';
import { SECTION_IDS, useBuilder } from '../builder.ts';
import { PartHead } from '../rows/node-head.tsx';
import styles from './panels.module.css';

/** The chosen module: its name, and what can be done to all of it. */
export function WeekHead({ week }: { week: AdminWeekReply }) {
  const { course } = useBuilder();
  const title = moduleTitle(week);
  return (
    <section id={SECTION_IDS.week} tabIndex={-1} aria-label={`${moduleCode(week)} - ${title}`}>
      <PartHead
        key={week.id}
        part={{ kind: 'week', id: week.id }}
        title={title}
        index={course.weeks.indexOf(week)}
        total={course.weeks.length}
        className={styles.weekHead}
      >
        <span className={styles.tooth}>
          <ToothGlyph moduleNumber={week.weekNumber} size={48} />
        </span>
        <div className={styles.words}>
          <p className={styles.code}>{moduleCode(week)}</p>
          <h2 className={styles.weekTitle}>{title}</h2>
        </div>
      </PartHead>
    </section>
  );
}
