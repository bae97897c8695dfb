import type { ResultReply } from '../../../src/wire/replies/results.ts';
import { RESULT } from '../../text/copy/exam-result.ts';
import { Note, Stack } from '../../ui/layout/layout.tsx';
import styles from './result.module.css';

interface SectionPaceProps extends Pick<ResultReply, 'sections'> {
  /** Seconds that the exam allows for a question, where that is known. */
  allowed: number | null;
}

/** Time, and what was left open, of each section. */
export const SectionPace = ({ sections, allowed }: SectionPaceProps) => (
  <Stack as="section" gap={4}>
    <h2 className={styles.heading}>{RESULT.pace}</h2>
    {allowed !== null && <p>{RESULT.allowed(allowed)}</p>}
    <ul className={styles.sections}>
      {sections.map(({ number, end, questions, seconds, unanswered, notReached, late }) => (
        <li key={number} className={styles.section}>
          <h3 className={styles.clusterTitle}>{RESULT.section(number)}</h3>
          {end && <Note>{RESULT.ends[end]}</Note>}
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
  </Stack>
);
