import type { AdminDashboardReply } from '../../../src/wire/replies/reporting.ts';
import { AdminPage } from '../../admin/admin-page.tsx';
import { useMay } from '../../admin/use-may.ts';
import { useSetupChecklist } from '../../api/setup-checklist.ts';
import { late } from '../../platform/late.tsx';
import { ADMIN_DASHBOARD as WORDS } from '../../text/copy/admin-dashboard.ts';
import { dollarsAndCents } from '../../text/money.ts';
import { Card } from '../../ui/card.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFigures } from './figures-api.ts';
import { useFiguresRange } from './figures-range.ts';
import { counted, longDay } from './figures-text.ts';
import { RecentEnrolments, TopCourses } from './lists.tsx';
import { Places } from './places.tsx';
import { RangePicker } from './range-picker.tsx';
import { ToDo } from './to-do.tsx';
import { EnrolmentTrend, RevenueTrend } from './trends.tsx';
import styles from './admin-dashboard.module.css';

const SetupChecklist = late(() => import('../../admin/setup-checklist.tsx'), 'SetupChecklist');

/** /admin: what waits, and the school's figures for roles that see its money. */
export function AdminDashboardPage() {
  return useMay()(['office']) ? <FiguresPage /> : <ToDoPage />;
}

function ToDoPage() {
  return (
    <AdminPage title={WORDS.title}>
      <ToDo />
      <Places />
    </AdminPage>
  );
}

function FiguresPage() {
  const checklist = useSetupChecklist(useMay()(['owner']));
  const range = useFiguresRange();
  const figures = useFigures(range.query);
  const { data } = figures;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <PageTitle title={WORDS.title} />
          <p className={styles.lead} role="status">
            {data && WORDS.lead(longDay(data.from), longDay(data.to))}
          </p>
        </div>
        <RangePicker range={range} shown={data} />
      </header>
      <ToDo />
      {checklist.data?.isNew && <SetupChecklist />}
      <Loadable query={figures} loading={WORDS.loading} skeleton={<DashboardSkeleton />}>
        {(loaded) => (
          <div className={styles.rows} data-old={figures.isPlaceholderData || undefined}>
            <StatCards figures={loaded} />
            <div className={styles.charts}>
              <EnrolmentTrend figures={loaded} />
              <RevenueTrend figures={loaded} />
            </div>
            <div className={styles.lists}>
              <RecentEnrolments enrolments={loaded.recentEnrolments} />
              <TopCourses courses={loaded.topCourses} />
            </div>
          </div>
        )}
      </Loadable>
    </div>
  );
}

/** The four cards of specification 2.5: three current values, and the period's revenue. */
function StatCards({ figures: { totals } }: { figures: AdminDashboardReply }) {
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
      note: WORDS.startedNote(counted(totals.newEnrolments)),
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
        <Card key={label} gap="2px" className={styles.card}>
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

/** Renders cents smaller. */
function Amount({ words }: { words: string }) {
  const [whole, cents] = words.split('.');
  return (
    <>
      {whole}
      {cents !== undefined && <span className={styles.cents}>.{cents}</span>}
    </>
  );
}

const card = (height: string) => <Skeleton height={height} radius="var(--radius-card)" />;

function DashboardSkeleton() {
  return (
    <div className={styles.rows} aria-hidden="true">
      <div className={styles.cards}>
        {['courses', 'students', 'enrolments', 'revenue'].map((key) => (
          <Skeleton key={key} height="140px" radius="var(--radius-card)" />
        ))}
      </div>
      <div className={styles.charts}>
        {card('386px')}
        {card('386px')}
      </div>
      <div className={styles.lists}>
        {card('420px')}
        {card('420px')}
      </div>
    </div>
  );
}
