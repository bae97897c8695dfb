import { MAX_PRACTICE_VIGNETTES } from '../../../src/wire/literals.ts';
import { CardsLink } from '../../exam/cards-link.tsx';
import { openPracticeOf, useExam } from '../../exam/exam-queries.ts';
import type { ReadyCluster } from '../../exam/readiness/interval-bar.tsx';
import { useReadiness } from '../../exam/readiness/readiness-api.ts';
import { ReadinessView } from '../../exam/readiness/readiness-view.tsx';
import { StartFailure } from '../../exam/start-failure.tsx';
import { useStartAnother } from '../../exam/use-end-practice.ts';
import { useStart } from '../../exam/use-start.ts';
import { practicePath } from '../../platform/exam-addresses.ts';
import { PRACTICE } from '../../text/copy/practice.ts';
import { READINESS } from '../../text/copy/readiness.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MissedLessons } from './missed-lessons.tsx';
import { OutcomeCard } from './outcome-card.tsx';
import { Predictions } from './predictions.tsx';
import { ReadinessHistory } from './readiness-history.tsx';
import styles from './readiness-page.module.css';

/** /exam/readiness: an estimate that says how sure it is. */
export function ReadinessPage() {
  const readiness = useReadiness();
  const exam = useExam();
  const starting = useStart();
  const another = useStartAnother(starting, exam.data && openPracticeOf(exam.data));
  const mayPractise = exam.data?.canPractise === true;
  const practise = ({ id, moreCases }: ReadyCluster) => (
    <Button
      variant="outline"
      size="small"
      isBusy={starting.busy !== undefined && 'clusters' in starting.busy && starting.busy.clusters[0] === id}
      busyWords={PRACTICE.starting}
      onClick={() =>
        void another.start({
          ...{ clusters: [id], subjects: [], status: 'unseen', mode: 'timed' },
          vignettes: Math.min(MAX_PRACTICE_VIGNETTES, moreCases),
        })
      }
    >
      {READINESS.practise}
    </Button>
  );
  const toPractice = mayPractise && (
    <ButtonLink to={practicePath} variant="outline" size="small">
      {READINESS.toPractice}
    </ButtonLink>
  );
  return (
    <div className={styles.page}>
      <PageTitle title={READINESS.title} />
      <OutcomeCard />
      <StartFailure start={another} />
      <Loadable
        query={readiness}
        loading={READINESS.loading}
        skeleton={
          <Stack gap={5}>
            <Skeleton height="220px" radius="var(--radius-card)" />
            <Skeleton height="420px" radius="var(--radius-card)" />
          </Stack>
        }
        isQuiet
      >
        {(loaded) => (
          <ReadinessView readiness={loaded} actionOf={mayPractise ? practise : undefined} action={toPractice}>
            <CardsLink />
            <MissedLessons />
            <ReadinessHistory clusters={loaded.clusters} />
            <Predictions />
          </ReadinessView>
        )}
      </Loadable>
    </div>
  );
}
