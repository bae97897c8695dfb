import { useParams } from 'react-router';
import { href, paths } from '../../../src/wire/paths.ts';
import { AnswersView, useChosenAnswers } from '../../exam/result/answers-view.tsx';
import { resultPath } from '../../platform/exam-addresses.ts';
import { lateExtra } from '../../platform/late.tsx';
import { ASK_MENTOR } from '../../text/copy/ask-mentor.ts';
import { ANSWERS } from '../../text/copy/exam-result.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SittingFrame } from './sitting-frame.tsx';

const QuestionsHere = lateExtra(() => import('../../mentor/questions-here.tsx'), 'QuestionsHere');

/** /exam/sitting/:sittingId/answers */
export function AnswersPage() {
  const { sittingId = '' } = useParams();
  const { answers, choice } = useChosenAnswers(href(paths.sittingAnswers, { sittingId }));
  return (
    <SittingFrame
      title={answers.data ? ANSWERS.titleOf(answers.data.title) : ANSWERS.title}
      actions={
        <ButtonLink to={resultPath(sittingId)} variant="outline">
          {ANSWERS.toResult}
        </ButtonLink>
      }
      query={answers}
      loading={ANSWERS.loading}
    >
      {(loaded) => (
        <AnswersView
          answers={loaded}
          renderBelow={({ id, position }) => (
            <QuestionsHere
              about={{ kind: 'question', questionId: id, sittingId: loaded.id }}
              subject={ANSWERS.question(position)}
              heading={ASK_MENTOR.ofQuestion(position)}
              headingLevel="h4"
            />
          )}
          {...choice}
        />
      )}
    </SittingFrame>
  );
}
