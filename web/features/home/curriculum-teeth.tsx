import { ContourField } from '../../art/contour-field.tsx';
import { LargeTooth, WisdomTooth } from '../../art/large-tooth.tsx';
import { HOME } from '../../text/copy/home.ts';
import { CURRICULUM } from '../../text/curriculum.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import styles from './curriculum-teeth.module.css';

/** The seven modules as the teeth of a quadrant on a curve; the eighth, unerupted, is the exam. */
export function CurriculumTeeth() {
  return (
    <div className={styles.arch}>
      <ContourField className={styles.contours} />
      <svg
        className={styles.line}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M0 0Q50 0 100 100" />
      </svg>
      <ol className={styles.teeth}>
        {CURRICULUM.map((title, i) => (
          <li key={title} className={styles.tooth}>
            <LargeTooth moduleNumber={i + 1} />
            <Stack gap="6px">
              <span className={styles.number}>{HOME.moduleNumber(i + 1)}</span>
              <h3 className={styles.title}>{title}</h3>
            </Stack>
          </li>
        ))}
        <li className={styles.tooth}>
          <WisdomTooth />
          <Stack gap="6px">
            <span className={styles.number}>{HOME.examTooth}</span>
            <span className={styles.title}>{HOME.exam}</span>
          </Stack>
        </li>
      </ol>
    </div>
  );
}
