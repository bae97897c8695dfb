import { useParams } from 'react-router';
import { useResult } from '../../exam/exam-queries.ts';
import { ResultView } from '../../exam/result/result-view.tsx';
import { videoPath } from '../../platform/course-addresses.ts';
import { answersPath } from '../../platform/exam-addresses.ts';
import { RESULT } from '../../text/copy/exam-result.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PrintButton } from '../../ui/print-button.tsx';
import { NextSteps } from './next-steps.tsx';
import { SittingFrame } from './sitting-frame.tsx';
import { TestsBefore } from './tests-before.tsx';

/** /exam/sitting/:sittingId/result: points by cluster, and what led to them. */
export function ResultPage() {
  const { sittingId = '' } = useParams();
  const result = useResult(sittingId);
  const dayTest = result.data?.dayTest;
  return (
    <SittingFrame
      title={result.data ? RESULT.titleOf(result.data.title) : RESULT.title}
      actions={
        <>
          {dayTest && (
            <ButtonLink to={videoPath(dayTest.courseId, dayTest.contentId)} variant="outline">
              {RESULT.toCourse}
            </ButtonLink>
          )}
          <PrintButton>{RESULT.print}</PrintButton>
        </>
      }
      query={result}
      loading={RESULT.loading}
    >
      {(loaded) => (
        <ResultView
          result={loaded}
          answers={answersPath(loaded.id)}
          steps={<NextSteps result={loaded} />}
          before={<TestsBefore result={loaded} />}
        />
      )}
    </SittingFrame>
  );
}
