import type { DueCardsReply } from '../../../src/wire/replies/cards.ts';
import { TrayDrawing } from '../../art/lazy-drawings.tsx';
import { cardsPath, examPath, practicePath } from '../../platform/exam-addresses.ts';
import { planFormPath } from '../../platform/plan-addresses.ts';
import { createStore, useStore } from '../../platform/store.ts';
import { CARDS, DUE } from '../../text/copy/cards.ts';
import { Banner } from '../../ui/banner.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDueCards } from './cards-api.ts';
import { isUnsent, type QueuedGrade } from './grade-queue.ts';
import { isRight } from './outcome.ts';
import { Round } from './round.tsx';
import { useGradeQueue } from './use-grades.ts';
import styles from './due-cards.module.css';

const NOTHING = createStore(() => ({ grades: [], isTried: false, isJournalLost: false }));

/** /exam/cards/due: the cards of today. They are read once what waited on this device was sent, or could not be. */
export function DueCardsPage() {
  const queue = useGradeQueue();
  const { grades, isTried } = useStore(queue?.state ?? NOTHING);
  const due = useDueCards(isTried);
  return (
    <div className={styles.page}>
      <Stack as="header" gap={1}>
        <Breadcrumbs
          crumbs={[
            { label: CARDS.exam, to: examPath },
            { label: CARDS.title, to: cardsPath },
          ]}
        />
        <PageTitle title={CARDS.due} isSmall />
      </Stack>
      <Earlier grades={grades.filter(({ isEarlier }) => isEarlier)} />
      <Loadable
        query={due}
        loading={CARDS.loading}
        failed={DUE.failed}
        skeleton={<Skeleton height="420px" radius="var(--radius-card)" />}
        isEmpty={({ cases }) => cases.length === 0}
        empty={due.data && <Nothing due={due.data} />}
      >
        {(loaded) => queue && <Round due={loaded} queue={queue} />}
      </Loadable>
    </div>
  );
}

/** Tells how the answers of an earlier visit went: which are sent, which wait, and which were refused. */
function Earlier({ grades }: { grades: readonly QueuedGrade[] }) {
  const graded = grades.filter(({ outcome }) => outcome.kind === 'graded');
  const unsent = grades.filter(isUnsent).length;
  const refused = grades.flatMap(({ outcome }) =>
    outcome.kind === 'refused' && !outcome.isDone ? [DUE.notCounted(outcome.words)] : [],
  );
  return (
    <Stack gap={2} className={styles.notes}>
      <Banner
        tone="success"
        message={graded.length > 0 ? DUE.earlier(graded.length, graded.filter(isRight).length) : undefined}
      />
      <Banner tone="info" message={unsent > 0 ? DUE.unsent(unsent) : undefined} />
      <Banner tone="warning" message={refused[0]} />
    </Stack>
  );
}

function Nothing({ due: { today, examOn, done, left } }: { due: DueCardsReply }) {
  if (examOn !== null && today >= examOn)
    return (
      <EmptyState
        drawing={<TrayDrawing />}
        message={DUE.afterExam(examOn)}
        action={<ButtonLink to={planFormPath()}>{DUE.toPlan}</ButtonLink>}
      >
        {DUE.afterExamLine}
      </EmptyState>
    );
  if (done > 0)
    return (
      <EmptyState
        drawing={<TrayDrawing />}
        message={DUE.doneBefore(done)}
        action={
          <ButtonLink to={cardsPath} variant="outline">
            {CARDS.all}
          </ButtonLink>
        }
      >
        {left > 0 ? DUE.left(left) : DUE.whenNext}
      </EmptyState>
    );
  return (
    <EmptyState
      drawing={<TrayDrawing />}
      message={DUE.none}
      action={<ButtonLink to={practicePath}>{DUE.practise}</ButtonLink>}
    >
      {DUE.noneLine}
    </EmptyState>
  );
}
