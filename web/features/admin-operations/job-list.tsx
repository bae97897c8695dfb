import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { JobState } from '../../../src/wire/literals.ts';
import type { JobsReply } from '../../../src/wire/replies/operations.ts';
import { Fact, Facts, LogList } from '../../admin/log-list.tsx';
import { TrayDrawing } from '../../art/late-drawings.tsx';
import { JOBS } from '../../text/copy/admin-operations.ts';
import { dateFormat } from '../../text/date-format.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { RetryIcon } from '../../ui/icons.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { referenceOf } from '../../ui/text.tsx';
import { useRetry } from './jobs-api.ts';
import styles from './jobs-page.module.css';

interface JobListProps {
  state: JobState;
  jobs: UseInfiniteQueryResult<InfiniteData<JobsReply>>;
  failedCount: number;
}

export function JobList({ state, jobs, failedCount }: JobListProps) {
  const { notify } = useFeedback();
  const retry = useRetry();
  const again = (id?: string) =>
    retry.mutate(id, {
      onSuccess: ({ count }) => notify(JOBS.retried(count), { tone: 'success' }),
      onError: (error) => notify(error.message || JOBS.notRetried, { tone: 'failure', detail: referenceOf(error) }),
    });
  return (
    <LogList
      log={jobs}
      rowsOf={(page) => page.jobs}
      words={JOBS}
      skeleton={
        <div className={styles.list}>
          <Skeleton height="104px" radius="var(--radius-card)" />
          <Skeleton height="104px" radius="var(--radius-card)" />
        </div>
      }
      empty={
        <EmptyState drawing={<TrayDrawing />} message={JOBS.empty[state]}>
          {JOBS.emptyLine[state]}
        </EmptyState>
      }
    >
      {(shown) => (
        <div className={styles.list}>
          {state === 'failed' && failedCount > 1 && (
            <Button
              variant="outline"
              size="small"
              className={styles.all}
              isBusy={retry.isPending}
              busyWords={JOBS.retrying}
              onClick={() => again()}
            >
              {JOBS.retryAll(failedCount)}
            </Button>
          )}
          <ul className={styles.list}>
            {shown.map((job) => (
              <Job key={job.id} job={job} state={state} isBusy={retry.isPending} onRetry={() => again(job.id)} />
            ))}
          </ul>
        </div>
      )}
    </LogList>
  );
}

const toTheSecond = dateFormat({ dateStyle: 'medium', timeStyle: 'medium' });

interface JobProps {
  job: JobsReply['jobs'][number];
  state: JobState;
  isBusy: boolean;
  onRetry: () => void;
}

function Job({ job, state, isBusy, onRetry }: JobProps) {
  const name = JOBS.names[job.name] ?? job.name;
  return (
    <Card as="li" className={styles.job}>
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        {job.video && <p className={styles.reason}>{job.video.fileName}</p>}
        {job.video && state !== 'failed' && (
          <ProgressBar
            done={job.video.percent}
            total={100}
            label={JOBS.progressOf(job.video.fileName)}
            words={JOBS.percent(job.video.percent)}
          />
        )}
        {job.reason !== null && <p className={styles.reason}>{job.reason}</p>}
        <Facts>
          <Fact term={JOBS.tries}>{job.attempt}</Fact>
          <Fact term={JOBS.made}>
            <Moment at={job.createdAt} />
          </Fact>
          <Fact term={JOBS.when[state]}>
            <Moment at={job.at} />
          </Fact>
        </Facts>
      </div>
      {state === 'failed' && (
        <Button
          variant="outline"
          size="small"
          icon={<RetryIcon size={18} />}
          disabled={isBusy}
          aria-label={JOBS.retryOf(job.video ? `${name}, ${job.video.fileName}` : name)}
          onClick={onRetry}
        >
          {JOBS.retry}
        </Button>
      )}
    </Card>
  );
}

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{toTheSecond(at)}</time>;
