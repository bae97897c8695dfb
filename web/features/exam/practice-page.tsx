import { CircleX, Eye, Target, Timer } from 'lucide-react';
import { type ComponentType, useId } from 'react';
import { useLocation } from 'react-router';
import type { ExamReply, PracticeReply } from '../../../src/wire/replies/sittings.ts';
import { TrayDrawing } from '../../art/lazy-drawings.tsx';
import {
  CASES,
  EVERYTHING,
  openPracticeOf,
  type SittingListing,
  useExam,
  usePractice,
} from '../../exam/exam-queries.ts';
import { StartFailure } from '../../exam/start-failure.tsx';
import { startWords } from '../../exam/start-words.ts';
import { useEndPractice, useStartAnother } from '../../exam/use-end-practice.ts';
import { type Start, useStart } from '../../exam/use-start.ts';
import { examPath, type SuggestedPractice, sittingPath, suggestedPractice } from '../../platform/exam-addresses.ts';
import { EXAM } from '../../text/copy/exam.ts';
import { EXAM_PAGE } from '../../text/copy/exam-page.ts';
import { PRACTICE } from '../../text/copy/practice.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OwnChoice } from './own-choice.tsx';
import styles from './practice-page.module.css';

/** /exam/practice: five ways to begin, each with one press. */
export function PracticePage() {
  const exam = useExam();
  const canPractise = exam.data?.canPractise === true;
  const counts = usePractice(EVERYTHING, canPractise);
  const start = useStart();
  const failed = exam.data ? counts : exam;
  const both = exam.data && (counts.data || !canPractise) ? { exam: exam.data, counts: counts.data } : undefined;
  return (
    <div className={styles.page}>
      <Stack as="header" gap={2} className={styles.head}>
        <Breadcrumbs crumbs={[{ label: PRACTICE.exam, to: examPath }, { label: PRACTICE.title }]} />
        <PageTitle title={PRACTICE.title} className={styles.pageTitle} />
        <p className={styles.muted}>{PRACTICE.lead}</p>
        <Note>{EXAM.whoSees}</Note>
      </Stack>
      <StartFailure start={start} />
      <Loadable
        query={{ data: both, error: failed.error, isFetching: failed.isFetching, refetch: failed.refetch }}
        loading={PRACTICE.loading}
        skeleton={<PracticeSkeleton />}
        isQuiet
      >
        {(loaded) => (
          <Stack gap={5}>
            <Ways {...loaded} start={start} />
          </Stack>
        )}
      </Loadable>
    </div>
  );
}

function PracticeSkeleton() {
  return (
    <div className={styles.ways} aria-hidden="true">
      {[1, 2, 3, 4].map((n) => (
        <Skeleton key={n} height="280px" radius="var(--radius-card)" />
      ))}
    </div>
  );
}

interface WaysProps {
  exam: ExamReply;
  /** Absent where nothing may be practised. */
  counts: PracticeReply | undefined;
  start: Start;
}

function Ways({ exam, counts, start: starting }: WaysProps) {
  const open = openPracticeOf(exam);
  const { search } = useLocation();
  const suggested = counts && knownOf(suggestedPractice(new URLSearchParams(search)), counts);
  const start = useStartAnother(starting, open);
  const card = open && <OpenTest open={open} />;
  if (!exam.canPractise || !counts)
    return (
      card ?? (
        <EmptyState
          drawing={<TrayDrawing />}
          message={EXAM_PAGE.noAccessTitle}
          action={<ButtonLink to="/courses">{EXAM_PAGE.toCourses}</ButtonLink>}
        >
          {EXAM_PAGE.noAccessLine}
        </EmptyState>
      )
    );
  if (counts.vignettes === 0)
    return (
      card ?? (
        <EmptyState
          drawing={<TrayDrawing />}
          message={PRACTICE.none}
          action={<ButtonLink to={examPath}>{PRACTICE.exam}</ButtonLink>}
        >
          {PRACTICE.noneLine}
        </EmptyState>
      )
    );
  return (
    <>
      {card}
      {suggested && <OwnChoice key={search} start={start} suggested={suggested} />}
      <section aria-label={PRACTICE.ways}>
        <ul className={styles.ways}>
          {WAYS.map((way) => (
            <li key={way.status}>
              <WayCard way={way} counts={counts} start={start} />
            </li>
          ))}
        </ul>
      </section>
      {!suggested && <OwnChoice start={start} suggested={undefined} />}
    </>
  );
}

/** Without areas that have left the exam rules since; undefined where none of them is there any more. */
function knownOf(suggested: SuggestedPractice | undefined, counts: PracticeReply): SuggestedPractice | undefined {
  if (!suggested) return undefined;
  const among = (ids: readonly string[], known: PracticeReply['clusters']) =>
    ids.filter((id) => known.some((one) => one.id === id));
  const [clusters, subjects] = [among(suggested.clusters, counts.clusters), among(suggested.subjects, counts.subjects)];
  const isGone = suggested.clusters.length + suggested.subjects.length > 0 && clusters.length + subjects.length === 0;
  return isGone ? undefined : { ...suggested, clusters, subjects };
}

/** The test that is open: to continue, or to end. */
function OpenTest({ open }: { open: SittingListing }) {
  const { end, isEnding } = useEndPractice();
  const heading = useId();
  return (
    <Card tone="shade" className={styles.open}>
      <Stack gap={2}>
        <Row as="h2" id={heading} gap={3} wraps={false} align="center" className={styles.name}>
          {PRACTICE.open}: {open.title}
        </Row>
        <p>{EXAM_PAGE.progress(open.answered, open.questions)}</p>
      </Stack>
      <Row gap={2} className={styles.actions}>
        <ButtonLink to={sittingPath(open.id)} aria-describedby={heading}>
          {EXAM_PAGE.continue}
        </ButtonLink>
        <Button
          variant="outline"
          isBusy={isEnding}
          busyWords={PRACTICE.ending}
          aria-describedby={heading}
          onClick={() => void end(open)}
        >
          {PRACTICE.end}
        </Button>
      </Row>
    </Card>
  );
}

interface Way {
  readonly status: 'all' | 'weak' | 'unseen' | 'wrong';
  readonly mode: 'timed' | 'tutor';
  readonly Icon: ComponentType<{ size: number; className?: string | undefined }>;
  readonly title: string;
  readonly line: string;
  /** Shown where no case fits. */
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
      <Row as="h2" id={heading} gap={3} wraps={false} align="center" className={styles.name}>
        <Icon size={24} className={styles.icon} aria-hidden="true" />
        {title}
      </Row>
      <p className={styles.muted}>{line}</p>
      {status === 'weak' && <WeakAreas counts={counts} />}
      {fitting === 0 ? (
        <p className={styles.nothing}>{none}</p>
      ) : (
        <Stack gap={2} className={styles.begin}>
          <p className={styles.muted}>{PRACTICE.fit(fitting)}</p>
          <Button full isBusy={isBusy} busyWords={PRACTICE.starting} aria-describedby={heading} onClick={begin}>
            {startWords(counts, { vignettes, mode })}
          </Button>
        </Stack>
      )}
    </Card>
  );
}

function WeakAreas({ counts: { weakCells, clusters, subjects } }: { counts: PracticeReply }) {
  if (weakCells.length === 0) return null;
  const titleOf = (all: PracticeReply['subjects'], id: string) => all.find((one) => one.id === id)?.title ?? id;
  return (
    <Stack as="ul" gap="2px" className={styles.areas} aria-label={PRACTICE.areas}>
      {weakCells.map(({ cluster, subject, wrong }) => (
        <li key={`${cluster} ${subject}`}>
          {PRACTICE.area(titleOf(subjects, subject), titleOf(clusters, cluster), wrong)}
        </li>
      ))}
    </Stack>
  );
}
