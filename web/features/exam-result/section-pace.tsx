import type { ResultReply } from '../../../src/wire/replies/results.ts';
import { RESULT } from '../../text/copy/exam-result.ts';
import styles from './result.module.css';

/** Time, and what was left open, of each section. */
export const SectionPace = ({ sections }: Pick<ResultReply, 'sections'>) => (
  <section className={styles.block}>
    <h2 className={styles.heading}>{RESULT.pace}</h2>
    <ul className={styles.sections}>
      {sections.map(({ number, end, questions, seconds, unanswered, notReached, late }) => (
        <li key={number} className={styles.section}>
          <h3 className={styles.clusterTitle}>{RESULT.section(number)}</h3>
          {end && <p className={styles.end}>{RESULT.ends[end]}</p>}
          <dl className={styles.facts}>
            <dt>{RESULT.time}</dt>
            <dd>{RESULT.spent(seconds)}</dd>
            <dt>{RESULT.perQuestion}</dt>
            <dd>{RESULT.spent(Math.round(seconds / Math.max(1, questions - notReached)))}</dd>
            <dt>{RESULT.unanswered}</dt>
            <dd>{RESULT.count(unanswered, questions)}</dd>
            <dt>{RESULT.notReached}</dt>
            <dd>{RESULT.count(notReached, questions)}</dd>
            {late > 0 && (
              <>
                <dt>{RESULT.late}</dt>
                <dd>{RESULT.count(late, questions)}</dd>
              </>
            )}
          </dl>
        </li>
      ))}
    </ul>
  </section>
);
