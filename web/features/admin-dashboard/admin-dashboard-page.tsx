import { ADMIN_DASHBOARD as WORDS } from '../../text/copy/admin-dashboard.ts';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { EnrolmentTrend } from './enrolment-trend.tsx';
import { useFigures } from './figures-api.ts';
import { useFiguresRange } from './figures-range.ts';
import { longDay } from './figures-text.ts';
import { RangePicker } from './range-picker.tsx';
import { RecentEnrolments } from './recent-enrolments.tsx';
import { RevenueTrend } from './revenue-trend.tsx';
import { StatCards } from './stat-cards.tsx';
import { TopCourses } from './top-courses.tsx';
import styles from './admin-dashboard-page.module.css';

/** /admin: how the school is doing, first thing in the morning. */
export function AdminDashboardPage() {
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
