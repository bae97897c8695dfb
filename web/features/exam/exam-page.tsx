import { type ReactNode, useId } from 'react';
import type { ExamReply } from '../../../src/wire/replies/sittings.ts';
import { CardsLink } from '../../exam/cards-link.tsx';
import { firstToContinue, useExam } from '../../exam/exam-queries.ts';
import { NextExams } from '../../exam/next-exams.tsx';
import { openLine } from '../../exam/open-line.ts';
import { ReadinessCard } from '../../exam/readiness/readiness-card.tsx';
import { StartFailure } from '../../exam/start-failure.tsx';
import { useStart } from '../../exam/use-start.ts';
import { practicePath, sittingPath } from '../../platform/exam-addresses.ts';
import { EXAM_PAGE } from '../../text/copy/exam-page.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MockList } from './mock-list.tsx';
import { areDemo, SectionHead } from './section-head.tsx';
import { SittingList } from './sitting-list.tsx';
import styles from './exam-page.module.css';

/** /exam: the next thing to do, mock exams, and the student's own tests. */
export function ExamPage() {
  const exam = useExam();
  const start = useStart();
  const mocks = exam.data?.mocks;
  // Without a course, a free mock exam comes before what courses would open.
  const isFreeFirst = exam.data?.canPractise === false && exam.data.mocks.length > 0;
  const next = (
    <Loadable query={exam} loading={EXAM_PAGE.loading} skeleton={<Skeleton className={styles.stepRoom} />} isQuiet>
      {(loaded) => <NextStep exam={loaded} />}
    </Loadable>
  );
  return (
    <div className={styles.page}>
      <header className={styles.pageTitle}>
        <PageTitle title={EXAM_PAGE.title} />
        <NextExams />
      </header>
      <StartFailure start={start} />
      <Stack gap={6}>
        {!isFreeFirst && next}
        {(mocks || exam.isFetching) && (
          <Stack as="section" aria-labelledby="mock-exams" gap={3}>
            <SectionHead id="mock-exams" title={EXAM_PAGE.mocks} isDemo={areDemo(mocks ?? [])} />
            {mocks ? <MockList mocks={mocks} start={start} /> : <Skeleton className={styles.mockRoom} />}
          </Stack>
        )}
        {isFreeFirst && next}
        {exam.data?.canPractise && <CardsLink />}
        {exam.data?.canPractise && <ReadinessCard />}
        <SittingList />
      </Stack>
    </div>
  );
}

/** Continues what is open; else begins practice. */
function NextStep({ exam }: { exam: ExamReply }) {
  const { open, canPractise } = exam;
  const sitting = firstToContinue(exam);
  if (sitting)
    return (
      <StepCard
        eyebrow={EXAM_PAGE.continueEyebrow}
        title={sitting.title}
        line={openLine(sitting)}
        action={
          <Row gap={2} className={styles.actions}>
            <ButtonLink to={sittingPath(sitting.id)}>{EXAM_PAGE.continue}</ButtonLink>
            {canPractise && open.every(({ mockExamId }) => mockExamId !== null) && (
              <ButtonLink to={practicePath} variant="outline">
                {EXAM_PAGE.start}
              </ButtonLink>
            )}
          </Row>
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

interface StepCardProps {
  eyebrow?: string;
  title: string;
  line: string;
  action: ReactNode;
}

function StepCard({ eyebrow, title, line, action }: StepCardProps) {
  const heading = useId();
  return (
    <Row
      as="section"
      gap={5}
      lineGap={4}
      align="center"
      justify="between"
      className={styles.step}
      aria-labelledby={heading}
    >
      <Stack gap={2} className={styles.stepWords}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Text as="h2" id={heading} size="h2" breaks>
          {title}
        </Text>
        <p className={styles.muted}>{line}</p>
      </Stack>
      {action}
    </Row>
  );
}
