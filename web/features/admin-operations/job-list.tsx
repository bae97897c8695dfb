import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { JobState } from '../../../src/wire/literals.ts';
import type { JobsReply } from '../../../src/wire/replies/operations.ts';
import { Fact, Facts } from '../../admin/entries.tsx';
import { List } from '../../admin/list-page.tsx';
import { JOBS } from '../../text/copy/admin-operations.ts';
import { dateFormat } from '../../text/date-format.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { RetryIcon } from '../../ui/icons.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { referenceOf } from '../../ui/text.tsx';
import { useRetry } from './jobs-api.ts';
import styles from './job-list.module.css';

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
    <List
      log={jobs}
      rowsOf={(page) => page.jobs}
      words={{ ...JOBS, none: JOBS.empty[state], noneLine: JOBS.emptyLine[state] }}
      skeleton={
        <Stack gap={3}>
          <Skeleton height="104px" radius="var(--radius-card)" />
          <Skeleton height="104px" radius="var(--radius-card)" />
        </Stack>
      }
    >
      {(shown) => (
        <Stack gap={3}>
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
          <Stack as="ul" gap={3}>
            {shown.map((job) => (
              <Job key={job.id} job={job} state={state} isBusy={retry.isPending} onRetry={() => again(job.id)} />
            ))}
          </Stack>
        </Stack>
      )}
    </List>
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
      <Stack gap="6px" className={styles.words}>
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
      </Stack>
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
