import { type ReactNode, useId } from 'react';
import type { ExamReply } from '../../../src/wire/replies/sittings.ts';
import { NextExams } from '../../exam/next-exams.tsx';
import { StartFailure } from '../../exam/start-failure.tsx';
import { Unconfirmed } from '../../exam/unconfirmed-note.tsx';
import { useStart } from '../../exam/use-start.ts';
import { practicePath, sittingPath } from '../../platform/exam-addresses.ts';
import { EXAM } from '../../text/copy/exam.ts';
import { EXAM_PAGE } from '../../text/copy/exam-page.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type SittingListing, useExam } from './exam-api.ts';
import { MockList } from './mock-list.tsx';
import { SittingList } from './sitting-list.tsx';
import styles from './exam-page.module.css';

/** /exam: the next thing to do, mock exams, and the student's own tests. */
export function ExamPage() {
  const exam = useExam();
  const start = useStart();
  return (
    <div className={styles.page}>
      <header className={styles.pageTitle}>
        <PageTitle title={EXAM_PAGE.title} />
        <NextExams />
      </header>
      <StartFailure start={start} />
      <Loadable query={exam} loading={EXAM_PAGE.loading} skeleton={<ExamSkeleton />}>
        {(loaded) => (
          <div className={styles.rows}>
            <NextStep exam={loaded} />
            <section aria-labelledby="mock-exams" className={styles.section}>
              <h2 id="mock-exams" className={styles.heading}>
                {EXAM_PAGE.mocks}
              </h2>
              {loaded.mocks.length > 0 && !loaded.isConfirmed && <Unconfirmed />}
              {loaded.mocks.some(({ isDemo }) => isDemo) && <p className={styles.muted}>{EXAM.demo}</p>}
              <MockList mocks={loaded.mocks} start={start} />
            </section>
            <SittingList />
          </div>
        )}
      </Loadable>
    </div>
  );
}

function ExamSkeleton() {
  return (
    <div className={styles.rows} aria-hidden="true">
      <Skeleton height="190px" radius="var(--radius-hero)" />
      <Skeleton height="132px" radius="var(--radius-card)" />
      <Skeleton height="132px" radius="var(--radius-card)" />
    </div>
  );
}

/** Continues what is open; else begins practice. */
function NextStep({ exam: { open, canPractise } }: { exam: ExamReply }) {
  const [sitting] = open;
  if (sitting)
    return (
      <StepCard
        eyebrow={EXAM_PAGE.continueEyebrow}
        title={sitting.title}
        line={`${EXAM_PAGE.progress(sitting.answered, sitting.questions)}. ${stateLine(sitting)}`}
        action={
          <div className={styles.actions}>
            <ButtonLink to={sittingPath(sitting.id)}>{EXAM_PAGE.continue}</ButtonLink>
            {canPractise && open.every(({ mockExamId }) => mockExamId !== null) && (
              <ButtonLink to={practicePath} variant="outline">
                {EXAM_PAGE.start}
              </ButtonLink>
            )}
          </div>
        }
      />
    );
  if (!canPractise)
    return (
      <StepCard
        title={EXAM_PAGE.noAccessTitle}
        line={EXAM_PAGE.noAccessLine}
        action={<ButtonLink to="/courses">{EXAM_PAGE.toCourses}</ButtonLink>}
      />
    );
  return (
    <StepCard
      eyebrow={EXAM_PAGE.startEyebrow}
      title={EXAM_PAGE.startTitle}
      line={EXAM_PAGE.startLine}
      action={<ButtonLink to={practicePath}>{EXAM_PAGE.start}</ButtonLink>}
    />
  );
}

const stateLine = ({ kind, state }: SittingListing): string =>
  kind === 'tutor' && state === 'running' ? EXAM_PAGE.tutorRuns : EXAM_PAGE.openStates[state];

interface StepCardProps {
  eyebrow?: string;
  title: string;
  line: string;
  action: ReactNode;
}

function StepCard({ eyebrow, title, line, action }: StepCardProps) {
  const heading = useId();
  return (
    <section className={styles.step} aria-labelledby={heading}>
      <div className={styles.stepWords}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h2 id={heading} className={styles.stepTitle}>
          {title}
        </h2>
        <p className={styles.muted}>{line}</p>
      </div>
      {action}
    </section>
  );
}
