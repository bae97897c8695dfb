import { Link } from 'react-router';
import type { ResultReply } from '../../../src/wire/replies/results.ts';
import { useSittings } from '../../exam/exam-queries.ts';
import { percentOf } from '../../exam/result/percent-of.ts';
import { resultPath } from '../../platform/exam-addresses.ts';
import { RESULT } from '../../text/copy/exam-result.ts';
import { dayOf } from '../../text/dates.ts';
import { Note, Stack } from '../../ui/layout/layout.tsx';
import styles from '../../exam/result/result.module.css';

const SHOWN = 3;

/** The newest tests that ended before this one and whose result is released; renders nothing without any. */
export function TestsBefore({ result: { id, endedAt } }: { result: ResultReply }) {
  const newest = useSittings().data?.pages[0]?.sittings ?? [];
  const before = newest
    .flatMap((one) => {
      const ended = one.endedAt;
      const isBefore = ended !== null && Date.parse(ended) <= Date.parse(endedAt) && one.id !== id && !one.isPreview;
      return isBefore && one.points && one.points.counted > 0 ? [{ ...one, ended, points: one.points }] : [];
    })
    .slice(0, SHOWN);
  if (before.length === 0) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby="tests-before" data-print="hide">
      <h2 id="tests-before" className={styles.heading}>
        {RESULT.before}
      </h2>
      <Stack as="ul" gap={3} className={styles.before}>
        {before.map(({ id: testId, title, ended, points: { right, counted } }) => (
          <li key={testId}>
            <Link to={resultPath(testId)}>{title}</Link>
            <Note as="span">{dayOf(ended)}</Note>
            <span>{RESULT.score(right, counted, percentOf(right, counted))}</span>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
