import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { PracticeStatus } from '../../../../src/wire/literals.ts';
import type { ExamReadinessReply } from '../../../../src/wire/replies/readiness.ts';
import type { ResultReply } from '../../../../src/wire/replies/results.ts';
import type { PracticeReply } from '../../../../src/wire/replies/sittings.ts';
import {
  CASES,
  EVERYTHING,
  firstToContinue,
  isTimed,
  type SittingListing,
  useExam,
  usePractice,
  useResult,
  useSittings,
} from '../../../exam/exam-queries.ts';
import { openLine } from '../../../exam/open-line.ts';
import { useReadiness } from '../../../exam/readiness/readiness-api.ts';
import { ShortBars } from '../../../exam/readiness/short-bars.tsx';
import { StartFailure } from '../../../exam/start-failure.tsx';
import { minutesFor } from '../../../exam/start-words.ts';
import { useStart } from '../../../exam/use-start.ts';
import { examPath, readinessPath, resultPath, sittingPath } from '../../../platform/exam-addresses.ts';
import { EXAM_CARD, EXAM_PAGE } from '../../../text/copy/exam-page.ts';
import { RESULT } from '../../../text/copy/exam-result.ts';
import { DASHBOARD } from '../../../text/copy/learning.ts';
import { PRACTICE } from '../../../text/copy/practice.ts';
import { READINESS } from '../../../text/copy/readiness.ts';
import { dayOf } from '../../../text/dates.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckIcon, CrossIcon } from '../../../ui/icons.tsx';
import { Note, Row, Stack } from '../../../ui/layout/layout.tsx';
import { VisuallyHidden } from '../../../ui/text.tsx';
import { ExamRoom } from './exam-room.tsx';
import styles from '../guidance/guidance-card.module.css';

/** The test to continue; else the last mock exam and a test that one press starts; after a failure the exam's page. */
export function ExamCard() {
  const { data: exam, isFetching } = useExam();
  const open = exam && firstToContinue(exam);
  if (open) return <OpenTest sitting={open} />;
  if (!exam && isFetching) return <ExamRoom />;
  return exam?.canPractise ? <NextTest /> : <ToExam />;
}

function OpenTest({ sitting }: { sitting: SittingListing }) {
  return (
    <Frame
      title={sitting.title}
      line={openLine(sitting)}
      actions={
        <ButtonLink to={sittingPath(sitting.id)} variant={isTimed(sitting) ? 'filled' : 'outline'}>
          {EXAM_PAGE.continue} <VisuallyHidden>{sitting.title}</VisuallyHidden>
        </ButtonLink>
      }
    />
  );
}

const ToExam = () => (
  <Frame
    title={DASHBOARD.examLine}
    actions={
      <ButtonLink to={examPath} variant="outline">
        {EXAM_CARD.open}
      </ButtonLink>
    }
  />
);

function NextTest() {
  const sittings = useSittings();
  const counts = usePractice(EVERYTHING);
  const mock = sittings.data?.pages[0]?.sittings.find(
    ({ kind, points, isPreview }) => kind === 'mock' && points !== null && !isPreview,
  );
  const result = useResult(mock?.id ?? '');
  const readiness = useReadiness();
  const start = useStart();
  if ([sittings, counts, result, readiness].some(({ data, isFetching }) => !data && isFetching)) return <ExamRoom />;

  const fresh = counts.data && freshOf(counts.data);
  if (!result.data && !fresh) return <ToExam />;
  const press = (words: ReactNode) =>
    fresh && (
      <Button
        variant="outline"
        isBusy={start.busy !== undefined}
        busyWords={PRACTICE.starting}
        onClick={() => void start.start({ ...EVERYTHING, ...fresh.choice, mode: 'timed' })}
      >
        {words}
      </Button>
    );
  const failure = start.error && <StartFailure start={start} />;
  if (result.data)
    return (
      <Frame
        about={`${result.data.title}, ${dayOf(result.data.endedAt)}`}
        failure={failure}
        actions={
          <>
            <ButtonLink to={resultPath(result.data.id)} variant="outline">
              {EXAM_PAGE.seeResult} <VisuallyHidden>{result.data.title}</VisuallyHidden>
            </ButtonLink>
            {fresh && press(EXAM_CARD.practise(fresh.choice.vignettes, fresh.areNew))}
          </>
        }
      >
        <Clusters clusters={result.data.clusters} />
        {readiness.data && <InShort readiness={readiness.data} />}
      </Frame>
    );
  return (
    fresh && (
      <Frame
        title={EXAM_CARD.fresh(fresh.choice.vignettes, fresh.areNew, fresh.minutes)}
        line={EXAM_CARD.freshLine}
        failure={failure}
        actions={press(EXAM_CARD.start)}
      />
    )
  );
}

/** Estimate by cluster, with the way to what it rests on. */
function InShort({ readiness: { clusters, evidence } }: { readiness: ExamReadinessReply }) {
  if (evidence.answers === 0) return null;
  return (
    <Stack gap={2} above={3}>
      <ShortBars clusters={clusters} />
      <p>
        <Link to={readinessPath}>{READINESS.open}</Link>
      </p>
    </Stack>
  );
}

/** A timed test of new cases, or of any where none is new; undefined where there is no case. */
function freshOf({ vignettes: all, statuses, pace }: PracticeReply) {
  const unseen = statuses.find(({ status }) => status === 'unseen')?.vignettes ?? 0;
  const areNew = unseen > 0;
  const vignettes = Math.min(CASES, areNew ? unseen : all);
  const status: PracticeStatus = areNew ? 'unseen' : 'all';
  return vignettes > 0 ? { choice: { status, vignettes }, areNew, minutes: minutesFor(vignettes, pace) } : undefined;
}

function Clusters({ clusters }: Pick<ResultReply, 'clusters'>) {
  return (
    <ul className={styles.clusters}>
      {clusters.map(({ id, title, correct, of, isPassed }) => (
        <li key={id}>
          <span>{title}</span>
          <span className={styles.points} data-passed={isPassed ?? undefined}>
            {RESULT.rightOf(correct, of)}
            {isPassed !== null && (
              <>
                {isPassed ? <CheckIcon size={18} /> : <CrossIcon size={18} />}
                <VisuallyHidden>{isPassed ? RESULT.above : RESULT.below}</VisuallyHidden>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface FrameProps {
  /** Subject of the card, shown next to the heading. */
  about?: string;
  title?: string;
  line?: string;
  failure?: ReactNode;
  children?: ReactNode;
  actions: ReactNode;
}

function Frame({ about, title, line, failure, children, actions }: FrameProps) {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading} className={styles.examCardCard} data-print="hide">
      <Stack gap={1} className={styles.examCardWords}>
        <Row gap={3} lineGap={1} align="baseline">
          <h2 id={heading} className={styles.examCardHeading}>
            {EXAM_CARD.heading}
          </h2>
          {about && (
            <Note as="span" breaks>
              {about}
            </Note>
          )}
        </Row>
        {title && <p className={styles.title}>{title}</p>}
        {line && <Note breaks>{line}</Note>}
        {children}
      </Stack>
      <div className={styles.examCardActions}>{actions}</div>
      {failure}
    </Card>
  );
}
