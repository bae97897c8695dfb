import type { JobState } from '../../../src/wire/literals.ts';
import { AdminPage } from '../../admin/admin-page.tsx';
import { JOBS } from '../../text/copy/admin-operations.ts';
import { Tabs, useTabParam } from '../../ui/tabs.tsx';
import { Badge } from '../../ui/tag.tsx';
import { JobList } from './job-list.tsx';
import { useJobs } from './jobs-api.ts';

const TABS = ['failed', 'waiting', 'running'] as const satisfies readonly JobState[];

/** /admin/jobs: what waits, what is in hand, what was given up and why. */
export function JobsPage() {
  const [state, choose] = useTabParam<JobState>('state', TABS);
  const jobs = useJobs(state);
  const counts = jobs.data?.pages[0]?.counts;
  return (
    <AdminPage layout="narrow" title={JOBS.title} lead={JOBS.lead}>
      <Tabs
        label={JOBS.states}
        value={state}
        onChange={choose}
        tabs={TABS.map((id) => ({
          id,
          label: (
            <>
              {JOBS[id]}
              {counts !== undefined && counts[id] > 0 && (
                <>
                  {' '}
                  <Badge count={counts[id]} label={JOBS.count[id](counts[id])} />
                </>
              )}
            </>
          ),
          panel: <JobList state={id} jobs={jobs} failedCount={counts?.failed ?? 0} />,
        }))}
      />
    </AdminPage>
  );
}
