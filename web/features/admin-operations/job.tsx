import type { ReactNode } from 'react';
import type { JobState, JobsReply } from '../../../src/wire/support.ts';
import { JOBS } from '../../text/copy/admin-operations.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RetryIcon } from '../../ui/icons.tsx';
import styles from './jobs-page.module.css';

const moment = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'medium' });

export interface JobProps {
  job: JobsReply['jobs'][number];
  state: JobState;
  isBusy: boolean;
  onRetry: () => void;
}

export function Job({ job, state, isBusy, onRetry }: JobProps) {
  const name = JOBS.names[job.name] ?? job.name;
  return (
    <Card as="li" className={styles.job}>
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        {job.reason !== null && <p className={styles.reason}>{job.reason}</p>}
        <dl className={styles.facts}>
          <Fact term={JOBS.tries}>{job.attempt}</Fact>
          <Fact term={JOBS.made}>
            <Moment at={job.createdAt} />
          </Fact>
          <Fact term={JOBS.when[state]}>
            <Moment at={job.at} />
          </Fact>
        </dl>
      </div>
      {state === 'failed' && (
        <Button
          variant="outline"
          size="small"
          icon={<RetryIcon size={18} />}
          disabled={isBusy}
          aria-label={JOBS.retryOf(name)}
          onClick={onRetry}
        >
          {JOBS.retry}
        </Button>
      )}
    </Card>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{moment.format(new Date(at))}</time>;
