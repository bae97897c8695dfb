import type { AdminDashboardReply } from '../../../src/wire/admin-dashboard.ts';
import { ADMIN_DASHBOARD as WORDS } from '../../text/copy/admin-dashboard.ts';
import { dollarsAndCents } from '../../text/money.ts';
import { Card } from '../../ui/card.tsx';
import { counted } from './figures-text.ts';
import styles from './stat-cards.module.css';

/** The four cards of specification 2.5: the first three as it stands now, revenue of the period. */
export function StatCards({ figures: { totals } }: { figures: AdminDashboardReply }) {
  const stats = [
    {
      label: WORDS.courses,
      value: counted(totals.courses),
      note: WORDS.coursesNote(totals.liveCourses, totals.courses - totals.liveCourses),
    },
    { label: WORDS.students, value: counted(totals.students), note: WORDS.newNote(counted(totals.newStudents)) },
    {
      label: WORDS.enrolments,
      value: counted(totals.activeEnrolments),
      note: WORDS.newNote(counted(totals.newEnrolments)),
    },
    {
      label: WORDS.revenue,
      value: dollarsAndCents(totals.revenue),
      note: WORDS.revenueNote(dollarsAndCents(totals.revenueEver)),
    },
  ];
  return (
    <dl className={styles.cards}>
      {stats.map(({ label, value, note }) => (
        <Card key={label} className={styles.card}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <Amount words={value} />
          </dd>
          <dd className={styles.note}>{note}</dd>
        </Card>
      ))}
    </dl>
  );
}

/** Cents are told, and take less room. */
function Amount({ words }: { words: string }) {
  const [whole, cents] = words.split('.');
  return (
    <>
      {whole}
      {cents !== undefined && <span className={styles.cents}>.{cents}</span>}
    </>
  );
}
