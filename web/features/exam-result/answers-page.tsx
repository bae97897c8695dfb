import { useParams } from 'react-router';
import { href, paths } from '../../../src/wire/paths.ts';
import { AnswersView, useChosenAnswers } from '../../exam/result/answers-view.tsx';
import { resultPath } from '../../platform/exam-addresses.ts';
import { ANSWERS } from '../../text/copy/exam-result.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SittingFrame } from './sitting-frame.tsx';

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
      {(loaded) => <AnswersView answers={loaded} {...choice} />}
    </SittingFrame>
  );
}
