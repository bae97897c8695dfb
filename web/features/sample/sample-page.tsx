import { useQuery } from '@tanstack/react-query';
import { type Ref, useEffect, useRef, useState } from 'react';
import { paths } from '../../../src/wire/paths.ts';
import type { RevealReply, SampleReply } from '../../../src/wire/replies/sittings.ts';
import { call } from '../../api/client.ts';
import { rememberTarget, useSession } from '../../api/session.ts';
import { TrayDrawing } from '../../art/lazy-drawings.tsx';
import { CaseView, QuestionView } from '../../exam/case-view.tsx';
import { KeyedQuestion, keyed } from '../../exam/keyed-question.tsx';
import { SchoolNote } from '../../exam/school-note.tsx';
import { useAct } from '../../forms/use-act.ts';
import { examPath } from '../../platform/exam-addresses.ts';
import { SAMPLE } from '../../text/copy/sample.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import styles from './sample-page.module.css';

/** /try: five questions that anybody may answer. */
export function SamplePage() {
  const sample = useQuery({ queryKey: ['sample'], queryFn: ({ signal }) => call(paths.sample, { signal }) });
  return (
    <Stack gap={6} className={styles.page}>
      <Stack as="header" gap={3}>
        <PageTitle title={SAMPLE.title} />
        <Text tone="muted">{SAMPLE.lead}</Text>
        {sample.data && <SchoolNote isConfirmed isDemo={sample.data.isDemo} />}
      </Stack>
      <Loadable
        query={sample}
        loading={SAMPLE.loading}
        failed={SAMPLE.failed}
        isEmpty={({ vignettes }) => vignettes.length === 0}
        empty={
          <EmptyState
            drawing={<TrayDrawing />}
            message={SAMPLE.none}
            action={<ButtonLink to="/courses">{SAMPLE.courses}</ButtonLink>}
          >
            {SAMPLE.noneLine}
          </EmptyState>
        }
      >
        {({ vignettes }) => <Questions vignettes={vignettes} />}
      </Loadable>
    </Stack>
  );
}

/** A question at a time, next to its case. What is chosen stays in the page. */
function Questions({ vignettes }: Pick<SampleReply, 'vignettes'>) {
  const placed = vignettes.flatMap((vignette) => vignette.questions.map((question) => ({ vignette, question })));
  const [index, setIndex] = useState(0);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [reveals, setReveals] = useState<readonly RevealReply[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);
  const shown = placed[index];
  const isRevealed = reveals.some((one) => one.question === shown?.question.id);

  useEffect(() => {
    if (!hasMoved.current) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [index, isRevealed]);

  const check = useAct(async (question: string, option: string) => {
    const reveal = await call(paths.sampleAnswers, { method: 'POST', body: { question, option } });
    hasMoved.current = true;
    setReveals((before) => [...before, reveal]);
    return undefined;
  });
  const go = (to: number) => {
    hasMoved.current = true;
    setIndex(to);
  };

  if (!shown) {
    const right = reveals.filter(({ option, correctOption }) => option === correctOption).length;
    return <Done headingRef={heading} right={right} of={placed.length} onAgain={() => go(0)} />;
  }
  const { vignette, question } = shown;
  const reveal = reveals.find((one) => one.question === question.id);
  const option = chosen[question.id];
  const shared = {
    title: SAMPLE.place(index + 1, placed.length),
    headingRef: heading,
    figures: vignette.figures,
  };
  return (
    <CaseView vignette={vignette}>
      {reveal ? (
        <KeyedQuestion
          {...shared}
          key={question.id}
          question={keyed(question, reveal.correctOption, reveal)}
          own={reveal.option}
          isAnswered
        />
      ) : (
        <QuestionView
          {...shared}
          key={question.id}
          question={question}
          chosen={option}
          onChoose={(next) => setChosen((before) => ({ ...before, [question.id]: next }))}
        />
      )}
      <Row as="nav" gap={3} above={4} aria-label={shared.title}>
        {index > 0 && (
          <Button variant="outline" onClick={() => go(index - 1)}>
            {SAMPLE.previous}
          </Button>
        )}
        {reveal ? (
          <Button onClick={() => go(index + 1)}>{index === placed.length - 1 ? SAMPLE.finish : SAMPLE.next}</Button>
        ) : (
          <Button
            isBusy={check.isBusy}
            busyWords={SAMPLE.checking}
            disabled={option === undefined}
            onClick={() => option !== undefined && void check.run(question.id, option)}
          >
            {SAMPLE.check}
          </Button>
        )}
      </Row>
    </CaseView>
  );
}

/** Opens Exam, after signing up where nobody is signed in. */
function ToFreeMock() {
  const { user } = useSession();
  if (user) return <ButtonLink to={examPath}>{SAMPLE.freeMock}</ButtonLink>;
  return (
    <ButtonLink to="/login?tab=sign-up" onClick={() => rememberTarget(examPath)}>
      {SAMPLE.freeMock}
    </ButtonLink>
  );
}

interface DoneProps {
  headingRef: Ref<HTMLHeadingElement>;
  right: number;
  of: number;
  onAgain: () => void;
}

/** After the last question: how many were right, and where else to look. */
function Done({ headingRef, right, of, onAgain }: DoneProps) {
  const free = useQuery({ queryKey: ['free-mock'], queryFn: ({ signal }) => call(paths.freeMock, { signal }) });
  const mock = free.data?.mock;
  return (
    <Card padding="large" gap={4}>
      <Text as="h2" size="h2" ref={headingRef} tabIndex={-1}>
        {SAMPLE.done(right, of)}
      </Text>
      <p>{SAMPLE.doneLine}</p>
      {mock && <p>{SAMPLE.freeMockLine(mock.title, mock.vignettes, mock.minutes)}</p>}
      <Row gap={3}>
        {mock && <ToFreeMock />}
        <ButtonLink to="/courses" variant={mock ? 'outline' : 'filled'}>
          {SAMPLE.courses}
        </ButtonLink>
        {!mock && (
          <ButtonLink to="/login?tab=sign-up" variant="outline">
            {SAMPLE.signUp}
          </ButtonLink>
        )}
        <Button variant="quiet" onClick={onAgain}>
          {SAMPLE.again}
        </Button>
      </Row>
    </Card>
  );
}
