import { useId } from 'react';
import type { MockExamReply } from '../../../src/wire/replies/mock-exams.ts';
import { MOCK_EXAM } from '../../text/copy/admin-mock-exams.ts';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SuccessIcon, WarningIcon } from '../../ui/icons.tsx';
import styles from './mock-exams.module.css';

type Rows = MockExamReply['clusters'];

/** Questions of each cluster and subject against the shares of the blueprint. */
export function BalanceCard({ mockExam: { clusters, subjects, state } }: { mockExam: MockExamReply }) {
  const heading = useId();
  const hasCounted = state !== 'draft';
  return (
    <Card as="section" aria-labelledby={heading} gap={4} className={styles.card}>
      <h2 id={heading}>{MOCK_EXAM.balance}</h2>
      <BalanceTable label={MOCK_EXAM.balance} head={MOCK_EXAM.cluster} rows={clusters} hasCounted={hasCounted} />
      <Disclosure label={MOCK_EXAM.subjects}>
        <BalanceTable label={MOCK_EXAM.subjects} head={MOCK_EXAM.subject} rows={subjects} hasCounted={hasCounted} />
      </Disclosure>
    </Card>
  );
}

interface TableProps {
  label: string;
  head: string;
  rows: Rows;
  /** Which questions count is known from the publication on. */
  hasCounted: boolean;
}

const BalanceTable = ({ label, head, rows, hasCounted }: TableProps) => (
  <table className={styles.table} aria-label={label}>
    <thead>
      <tr>
        <th scope="col">{head}</th>
        <th scope="col">{MOCK_EXAM.target}</th>
        <th scope="col">{MOCK_EXAM.actual}</th>
        {hasCounted && <th scope="col">{MOCK_EXAM.scored}</th>}
        <th scope="col">{MOCK_EXAM.difference}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, title, target, actual, scored }) => (
        <tr key={id}>
          <th scope="row">{title}</th>
          <td>
            <span className={styles.term}>{MOCK_EXAM.target}</span>
            {MOCK_EXAM.questions(target)}
          </td>
          <td>
            <span className={styles.term}>{MOCK_EXAM.actual}</span>
            {actual}
          </td>
          {hasCounted && (
            <td>
              <span className={styles.term}>{MOCK_EXAM.scored}</span>
              {scored}
            </td>
          )}
          <td>
            <span className={styles.term}>{MOCK_EXAM.difference}</span>
            <Difference difference={actual - target} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

function Difference({ difference }: { difference: number }) {
  const isOn = Math.abs(difference) < 1;
  return (
    <span className={styles.difference} data-on={isOn || undefined}>
      {isOn ? <SuccessIcon size={18} /> : <WarningIcon size={18} />}
      {MOCK_EXAM.differenceWords(difference)}
    </span>
  );
}
