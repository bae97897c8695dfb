import type { ResultReply } from '../../../src/wire/replies/results.ts';
import { CASES, EVERYTHING, openPracticeOf, useExam, usePractice } from '../../exam/exam-queries.ts';
import { StartFailure } from '../../exam/start-failure.tsx';
import { useStartAnother } from '../../exam/use-end-practice.ts';
import { type Choice, useStart } from '../../exam/use-start.ts';
import { answersPath, dueCardsPath } from '../../platform/exam-addresses.ts';
import { CARDS } from '../../text/copy/cards.ts';
import { RESULT } from '../../text/copy/exam-result.ts';
import { PRACTICE } from '../../text/copy/practice.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';

interface Step extends Pick<Choice, 'clusters' | 'status'> {
  readonly label: string;
  /** Cases in the bank that fit. */
  readonly fitting: number;
}

/** Buttons to what a result leads to: its answers, and tests about what was wrong, where this person may practise. */
export function NextSteps({ result }: { result: ResultReply }) {
  const exam = useExam();
  const counts = usePractice(EVERYTHING, exam.data?.canPractise === true);
  const start = useStart();
  const another = useStartAnother(start, exam.data && openPracticeOf(exam.data));
  const mayStart = exam.data?.canPractise && counts.data;
  const hasCards = result.hasAnswers && !result.isPreview && result.questions.some(({ isRight }) => isRight === false);
  return (
    <Stack as="section" aria-label={RESULT.steps} gap={4} data-print="hide">
      {!result.hasAnswers && <AfterFree clusters={result.clusters} />}
      <StartFailure start={another} />
      <Row gap={3} lineGap={2} align="center">
        {result.hasAnswers && <ButtonLink to={answersPath(result.id)}>{RESULT.toAnswers}</ButtonLink>}
        {mayStart &&
          stepsOf(result, counts.data).map(({ label, fitting, clusters, status }) => (
            <Button
              key={label}
              variant="outline"
              isBusy={start.busy !== undefined && 'status' in start.busy && start.busy.status === status}
              busyWords={PRACTICE.starting}
              onClick={() =>
                void another.start({
                  ...EVERYTHING,
                  ...{ clusters, status, mode: 'tutor', vignettes: Math.min(CASES, fitting) },
                })
              }
            >
              {label}
            </Button>
          ))}
        {hasCards && (
          <ButtonLink to={dueCardsPath} variant="quiet">
            {CARDS.fromResult}
          </ButtonLink>
        )}
      </Row>
    </Stack>
  );
}

/** Says which clusters would fail this candidate, and what the courses have for that. */
function AfterFree({ clusters }: Pick<ResultReply, 'clusters'>) {
  const { below, above, unmarked, line, toCourses } = RESULT.free;
  const failed = clusters.filter(({ isPassed }) => isPassed === false);
  const isPassed = clusters.length > 0 && clusters.every((cluster) => cluster.isPassed === true);
  return (
    <Card gap={3}>
      <p>{failed.length > 0 ? below(failed.map(({ title }) => title)) : isPassed ? above : unmarked}</p>
      <Text tone="muted">{line}</Text>
      <div>
        <ButtonLink to="/courses">{toCourses}</ButtonLink>
      </div>
    </Card>
  );
}

/** Cases of a mock exam are not practised: its mistakes are left out, and its weakest cluster is not. */
function stepsOf(
  { kind, questions, clusters }: ResultReply,
  { clusters: byCluster, statuses }: NonNullable<ReturnType<typeof usePractice>['data']>,
): Step[] {
  const wrong = statuses.find(({ status }) => status === 'wrong')?.vignettes ?? 0;
  const hasMistakes = kind !== 'mock' && questions.some(({ isRight }) => isRight === false);
  const weakest = weakestOf(clusters);
  const fitting = byCluster.find(({ id }) => id === weakest?.id)?.vignettes ?? 0;
  const steps: Step[] = [
    { label: RESULT.practiseMistakes, clusters: [], status: 'wrong', fitting: hasMistakes ? wrong : 0 },
  ];
  if (weakest) steps.push({ label: RESULT.weakest(weakest.title), clusters: [weakest.id], status: 'all', fitting });
  return steps.filter((step) => step.fitting > 0);
}

/** Cluster with the lowest share of right answers, where any answer was wrong. */
const weakestOf = (clusters: ResultReply['clusters']) =>
  clusters
    .filter(({ correct, of }) => correct < of)
    .toSorted((one, other) => one.correct / one.of - other.correct / other.of)[0];
