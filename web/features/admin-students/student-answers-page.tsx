import { useParams } from 'react-router';
import { href, paths } from '../../../src/wire/paths.ts';
import { DetailPage } from '../../admin/detail-page.tsx';
import { AnswersView, useChosenAnswers } from '../../exam/result/answers-view.tsx';
import { studentResultPath } from '../../platform/admin-addresses.ts';
import { SEEN_RESULT } from '../../text/copy/admin-student-exam.ts';
import { Tag } from '../../ui/tag.tsx';

/** /admin/students/:studentId/sittings/:sittingId/answers: answers and keys of a test that is over, read only. */
export function StudentAnswersPage() {
  const { studentId = '', sittingId = '' } = useParams();
  const { answers, choice } = useChosenAnswers(href(paths.studentAnswers, { studentId, sittingId }));
  const title = answers.data?.title;
  return (
    <DetailPage
      words={SEEN_RESULT}
      list={{ title: SEEN_RESULT.result, path: studentResultPath(studentId, sittingId) }}
      reply={answers}
      name={title === undefined ? undefined : SEEN_RESULT.answers}
      title={title}
      tag={title !== undefined && <Tag tone="gold">{SEEN_RESULT.asTeacher}</Tag>}
      skeleton={['72px', '420px']}
    >
      {(loaded) => <AnswersView answers={loaded} isReadOnly {...choice} />}
    </DetailPage>
  );
}
