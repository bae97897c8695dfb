import { useUnread } from '../../api/announcements.ts';
import { isAwaited, useMyGuidance } from '../../api/guidance.ts';
import { useToday } from '../../api/plan.ts';
import { useDashboard } from '../../api/progress.ts';
import { useSession } from '../../api/session.ts';
import { TrayDrawing } from '../../art/lazy-drawings.tsx';
import { DASHBOARD } from '../../text/copy/learning.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DashboardView } from './dashboard/dashboard-view.tsx';
import { isFirstVisit } from './dashboard/step-cards.tsx';
import styles from './dashboard/dashboard.module.css';

/** Start page of a student: continue, and progress. */
export function DashboardPage() {
  const { user } = useSession();
  const dashboard = useDashboard();
  const guidance = useMyGuidance();
  const unread = useUnread();
  const today = useToday();
  const firstName = user?.name.trim().split(/\s+/)[0] ?? '';
  const greet = dashboard.data && isFirstVisit(dashboard.data) ? DASHBOARD.welcome : DASHBOARD.welcomeBack;

  return (
    <div className={styles.page}>
      <PageTitle title={DASHBOARD.title} className={styles.pageTitle}>
        {greet(firstName)}
      </PageTitle>
      <Loadable
        query={[guidance, unread, today].some(isAwaited) ? { ...dashboard, data: undefined } : dashboard}
        loading={DASHBOARD.loading}
        skeleton={<DashboardSkeleton />}
        isEmpty={({ courses }) => courses.length === 0}
        empty={
          <EmptyState
            drawing={<TrayDrawing />}
            message={DASHBOARD.emptyTitle}
            action={<ButtonLink to="/courses">{DASHBOARD.emptyAction}</ButtonLink>}
          >
            {DASHBOARD.emptyLine}
          </EmptyState>
        }
      >
        {(loaded) => (
          <DashboardView
            dashboard={loaded}
            guidance={guidance.data}
            unread={unread.data?.announcements}
            today={today.data}
            onDiscussionOver={guidance.refetch}
          />
        )}
      </Loadable>
    </div>
  );
}

function DashboardSkeleton() {
  return (
    <div className={styles.rows} aria-hidden="true">
      <Skeleton height="234px" radius="var(--radius-hero)" />
      <Skeleton height="480px" radius="var(--radius-hero)" />
      <Skeleton height="132px" radius="var(--radius-card)" />
    </div>
  );
}
