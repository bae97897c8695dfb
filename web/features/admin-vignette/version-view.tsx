import { useState } from 'react';
import type { VersionReply } from '../../../src/wire/replies/questions.ts';
import { CaseView } from '../../exam/case-view.tsx';
import { KeyedQuestion } from '../../exam/keyed-question.tsx';
import { useBlueprint } from '../../exam/use-blueprint.ts';
import { useAct } from '../../forms/use-act.ts';
import { ANSWERS, DRAFT, PREVIEW, TAUGHT } from '../../text/copy/admin-vignette.ts';
import { dayOf } from '../../text/dates.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { LessonPlaces } from './lesson-places.tsx';
import type { VignetteCalls } from './vignette-api.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

type Question = VersionReply['questions'][number];

interface VersionViewProps {
  version: VersionReply;
  /** Absent where questions cannot be withdrawn. */
  calls?: VignetteCalls;
}

/** A version that nobody can edit any more, with its answer keys. */
export function VersionView({ version, calls }: VersionViewProps) {
  return (
    <CaseView vignette={version} empty={PREVIEW.empty}>
      <Stack gap={5}>
        {version.questions.map((question, at) => (
          <Answered key={question.id} number={at + 1} question={question} version={version} calls={calls} />
        ))}
      </Stack>
    </CaseView>
  );
}

interface AnsweredProps {
  number: number;
  question: Question;
  version: VersionReply;
  calls: VignetteCalls | undefined;
}

function Answered({ number, question, version: { figures }, calls }: AnsweredProps) {
  const content = useBlueprint().data?.content;
  const titleOf = (names: readonly { id: string; title: string }[] | undefined, id: string) =>
    names?.find((one) => one.id === id)?.title ?? id;
  const place = [titleOf(content?.clusters, question.cluster), titleOf(content?.subjects, question.subject)];
  const { withdrawn, rating, tags } = question;
  return (
    <KeyedQuestion
      title={DRAFT.question(number)}
      question={question}
      figures={figures}
      action={calls && <Withdrawal number={number} question={question} calls={calls} />}
      note={
        withdrawn && (
          <Banner tone="warning" message={ANSWERS.withdrawn(dayOf(withdrawn.at))} detail={withdrawn.reason} isQuiet />
        )
      }
    >
      <dt>{ANSWERS.place}</dt>
      <dd>{[...place, ...tags].filter(Boolean).join(', ')}</dd>
      <dt>{ANSWERS.ratingLabel}</dt>
      <dd>{rating === null ? ANSWERS.noRating : ANSWERS.rating(rating)}</dd>
      <dt>{TAUGHT.label}</dt>
      <dd>
        <LessonPlaces questionId={question.id} />
      </dd>
    </KeyedQuestion>
  );
}

function Withdrawal({ number, question, calls }: { number: number; question: Question; calls: VignetteCalls }) {
  const [isAsking, setAsking] = useState(false);
  const reinstating = useAct(async () => {
    const { turnedResults } = await calls.reinstate(question.id);
    await calls.refresh();
    return ANSWERS.didReinstate(turnedResults);
  });

  return (
    <>
      <Button
        variant="outline"
        size="small"
        isBusy={reinstating.isBusy}
        onClick={() => (question.withdrawn ? void reinstating.run() : setAsking(true))}
      >
        {question.withdrawn ? ANSWERS.reinstate : ANSWERS.withdraw}
      </Button>
      {isAsking && (
        <WithdrawDialog number={number} questionId={question.id} calls={calls} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
