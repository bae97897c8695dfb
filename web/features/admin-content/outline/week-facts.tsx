import type { AdminWeekReply } from '../../../../src/wire/admin-catalog.ts';
import { ToothGlyph } from '../../../art/tooth-glyph.tsx';
import { weekCode, weekTitle } from '../outline-facts.ts';
import styles from './outline.module.css';

/** A module's tooth, number and title, and one line more. */
export function WeekFacts({ week, line }: { week: AdminWeekReply; line: string | undefined }) {
  return (
    <>
      <span className={styles.chip}>
        <ToothGlyph moduleNumber={week.weekNumber} size={34} />
      </span>
      <span className={styles.words}>
        <span className={styles.code}>{weekCode(week)}</span>
        <span className={styles.title}>{weekTitle(week)}</span>
        {line && <span className={styles.line}>{line}</span>}
      </span>
    </>
  );
}
