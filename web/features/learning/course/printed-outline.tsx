import type { Course } from '../../../api/courses.ts';
import { dayLabel, moduleLabel } from '../../../course/outline.ts';
import { useIsPrinting } from '../../../platform/printing.ts';
import { COURSE } from '../../../text/copy/learning.ts';
import styles from './course.module.css';

/** The whole course for printing: every module and day. Rendered only while printing. */
export function PrintedOutline({ course }: { course: Course }) {
  if (!useIsPrinting()) return null;
  return (
    <section className={styles.outline} aria-label={COURSE.outline}>
      {course.modules.map((module) => (
        <section key={module.id} className={styles.printedModule}>
          <h2 className={styles.heading}>{moduleLabel(module)}</h2>
          <ol>
            {module.days.map((day) => (
              <li key={day.id} className={styles.day}>
                <span className={styles.printedLabel}>{dayLabel(module, day)}</span>
                <span>
                  {day.contents.length > 0 ? day.contents.map(({ title }) => title).join(' · ') : COURSE.noItems}
                </span>
              </li>
            ))}
          </ol>
          {module.documents.length > 0 && (
            <p
              className={styles.documents}
            >{`${COURSE.documents}: ${module.documents.map(({ title }) => title).join(', ')}`}</p>
          )}
        </section>
      ))}
    </section>
  );
}
