import type { CourseReply } from '../../../../src/wire/catalog.ts';
import { dayLabel, moduleLabel } from '../../../course/outline.ts';
import { useIsPrinting } from '../../../platform/printing.ts';
import { COURSE } from '../../../text/copy/learning.ts';
import styles from './course.module.css';

/** The whole course on paper: every module and day, not only the chosen one. In the page only while it is printed. */
export function PrintedOutline({ course }: { course: CourseReply }) {
  if (!useIsPrinting()) return null;
  return (
    <section className={styles.outline} aria-label={COURSE.outline}>
      {course.weeks.map((week) => (
        <section key={week.id} className={styles.printedModule}>
          <h2 className={styles.heading}>{moduleLabel(week)}</h2>
          <ol>
            {week.days.map((day) => (
              <li key={day.id} className={styles.day}>
                <span className={styles.printedLabel}>{dayLabel(week, day)}</span>
                <span>
                  {day.contents.length > 0 ? day.contents.map(({ title }) => title).join(' · ') : COURSE.noItems}
                </span>
              </li>
            ))}
          </ol>
          {week.documents.length > 0 && (
            <p
              className={styles.documents}
            >{`${COURSE.documents}: ${week.documents.map(({ title }) => title).join(', ')}`}</p>
          )}
        </section>
      ))}
    </section>
  );
}
