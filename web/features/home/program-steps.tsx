import { HOME } from '../../text/copy/home.ts';
import styles from './program-steps.module.css';

/** Length, structure, mentor: three numbered columns between hairlines. */
export function ProgramSteps() {
  return (
    <ol className={styles.steps}>
      {HOME.program.map(({ title, line }, i) => (
        <li key={title} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {i + 1}
          </span>
          <h3>{title}</h3>
          <p className={styles.line}>{line}</p>
        </li>
      ))}
    </ol>
  );
}
