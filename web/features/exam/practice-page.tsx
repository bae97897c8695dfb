import { CircleX, Eye, Target, Timer } from 'lucide-react';
import { type ComponentType, useId } from 'react';
import type { ExamReply, PracticeReply } from '../../../src/wire/replies/sittings.ts';
import { TrayDrawing } from '../../art/late-drawings.tsx';
import { StartFailure } from '../../exam/start-failure.tsx';
import { Unconfirmed } from '../../exam/unconfirmed-note.tsx';
import { type Start, useStart } from '../../exam/use-start.ts';
import { examPath, sittingPath } from '../../platform/exam-addresses.ts';
import { EXAM } from '../../text/copy/exam.ts';
import { EXAM_PAGE } from '../../text/copy/exam-page.ts';
import { PRACTICE } from '../../text/copy/practice.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EVERYTHING, useExam, usePractice } from './exam-api.ts';
import { OwnChoice } from './own-choice.tsx';
import { startWords } from './start-words.ts';
import styles from './practice-page.module.css';

/** /exam/practice: five ways to begin, each with one press. */
export function PracticePage() {
  const exam = useExam();
  const counts = usePractice(EVERYTHING);
  const start = useStart();
  const failed = exam.data ? counts : exam;
  const both = exam.data && counts.data ? { exam: exam.data, counts: counts.data } : undefined;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Breadcrumbs crumbs={[{ label: PRACTICE.exam, to: examPath }, { label: PRACTICE.title }]} />
        <PageTitle title={PRACTICE.title} className={styles.pageTitle} />
        <p className={styles.muted}>{PRACTICE.lead}</p>
      </header>
      <StartFailure start={start} />
      <Loadable
        query={{ data: both, error: failed.error, isFetching: failed.isFetching, refetch: failed.refetch }}
        loading={PRACTICE.loading}
        skeleton={<PracticeSkeleton />}
      >
        {(loaded) => (
          <div className={styles.rows}>
            <Ways {...loaded} start={start} />
          </div>
        )}
      </Loadable>
    </div>
  );
}

function PracticeSkeleton() {
  return (
    <div className={styles.ways} aria-hidden="true">
      {[1, 2, 3, 4].map((n) => (
        <Skeleton key={n} height="200px" radius="var(--radius-card)" />
      ))}
    </div>
  );
}

interface WaysProps {
  exam: ExamReply;
  counts: PracticeReply;
  start: Start;
}

/** One practice test is open at a time: while there is one, it is all that can be done. */
function Ways({ exam, counts, start }: WaysProps) {
  const open = exam.open.find(({ mockExamId }) => mockExamId === null);
  if (open)
    return (
      <Card tone="shade" className={styles.open}>
        <div className={styles.openWords}>
          <h2 className={styles.name}>{PRACTICE.open}</h2>
          <p>{`${open.title}. ${EXAM_PAGE.progress(open.answered, open.questions)}.`}</p>
          <p className={styles.muted}>{PRACTICE.openLine}</p>
        </div>
        <ButtonLink to={sittingPath(open.id)}>{EXAM_PAGE.continue}</ButtonLink>
      </Card>
    );
  if (!exam.canPractise)
    return (
      <EmptyState
        drawing={<TrayDrawing />}
        message={EXAM_PAGE.noAccessTitle}
        action={<ButtonLink to="/courses">{EXAM_PAGE.toCourses}</ButtonLink>}
      >
        {EXAM_PAGE.noAccessLine}
      </EmptyState>
    );
  if (counts.vignettes === 0)
    return (
      <EmptyState
        drawing={<TrayDrawing />}
        message={PRACTICE.none}
        action={<ButtonLink to={examPath}>{PRACTICE.exam}</ButtonLink>}
      >
        {PRACTICE.noneLine}
      </EmptyState>
    );
  return (
    <>
      {!exam.isConfirmed && <Unconfirmed />}
      {counts.isDemo && <p className={styles.muted}>{EXAM.demo}</p>}
      <section aria-label={PRACTICE.ways}>
        <ul className={styles.ways}>
          {WAYS.map((way) => (
            <li key={way.status}>
              <WayCard way={way} counts={counts} start={start} />
            </li>
          ))}
        </ul>
      </section>
      <OwnChoice start={start} />
    </>
  );
}

/** Cases of a test that begins with one press: some twenty questions, half an hour. */
const CASES = 4;

interface Way {
  readonly status: 'all' | 'weak' | 'unseen' | 'wrong';
  readonly mode: 'timed' | 'tutor';
  readonly Icon: ComponentType<{ size: number; className?: string | undefined }>;
  readonly title: string;
  readonly line: string;
  /** Said where nothing fits. */
  readonly none: string;
}

const WAYS: readonly Way[] = [
  { status: 'all', mode: 'timed', Icon: Timer, none: PRACTICE.none, ...PRACTICE.like },
  { status: 'weak', mode: 'tutor', Icon: Target, ...PRACTICE.weak },
  { status: 'unseen', mode: 'tutor', Icon: Eye, ...PRACTICE.unseen },
  { status: 'wrong', mode: 'tutor', Icon: CircleX, ...PRACTICE.wrong },
];

function WayCard({ way, counts, start }: { way: Way; counts: PracticeReply; start: Start }) {
  const { status, mode, Icon, title, line, none } = way;
  const heading = useId();
  const fitting = counts.statuses.find((one) => one.status === status)?.vignettes ?? 0;
  const vignettes = Math.min(CASES, fitting);
  const isBusy = start.busy !== undefined && 'status' in start.busy && start.busy.status === status;
  const begin = () => void start.start({ ...EVERYTHING, status, mode, vignettes });
  return (
    <Card as="article" className={styles.way} aria-labelledby={heading}>
      <h2 id={heading} className={styles.name}>
        <Icon size={24} className={styles.icon} aria-hidden="true" />
        {title}
      </h2>
      <p className={styles.muted}>{line}</p>
      {status === 'weak' && <WeakAreas counts={counts} />}
      {fitting === 0 ? (
        <p className={styles.nothing}>{none}</p>
      ) : (
        <div className={styles.begin}>
          <p className={styles.muted}>{PRACTICE.fit(fitting)}</p>
          <Button full isBusy={isBusy} busyWords={PRACTICE.starting} aria-describedby={heading} onClick={begin}>
            {startWords(counts, { vignettes, mode })}
          </Button>
        </div>
      )}
    </Card>
  );
}

function WeakAreas({ counts: { weakCells, clusters, subjects } }: { counts: PracticeReply }) {
  if (weakCells.length === 0) return null;
  const titleOf = (all: PracticeReply['subjects'], id: string) => all.find((one) => one.id === id)?.title ?? id;
  return (
    <ul className={styles.areas} aria-label={PRACTICE.areas}>
      {weakCells.map(({ cluster, subject, wrong }) => (
        <li key={`${cluster} ${subject}`}>
          {PRACTICE.area(titleOf(subjects, subject), titleOf(clusters, cluster), wrong)}
        </li>
      ))}
    </ul>
  );
}
