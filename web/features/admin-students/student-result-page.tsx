import { useParams } from 'react-router';
import { DetailPage } from '../../admin/detail-page.tsx';
import { ResultView } from '../../exam/result/result-view.tsx';
import { studentAnswersPath, studentPath } from '../../platform/admin-addresses.ts';
import { SEEN_RESULT } from '../../text/copy/admin-student-exam.ts';
import { momentOf } from '../../text/dates.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { PrintButton } from '../../ui/print-button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useStudentResult } from './exam-api.ts';

/** /admin/students/:studentId/sittings/:sittingId/result: a test that is over, as its candidate sees it. */
export function StudentResultPage() {
  const { studentId = '', sittingId = '' } = useParams();
  const seen = useStudentResult(studentId, sittingId);
  const title = seen.data?.result.title;
  return (
    <DetailPage
      words={SEEN_RESULT}
      list={{ title: seen.data?.student.name ?? SEEN_RESULT.student, path: studentPath(studentId) }}
      reply={seen}
      name={title === undefined ? undefined : SEEN_RESULT.result}
      title={title}
      tag={title !== undefined && <Tag tone="gold">{SEEN_RESULT.asTeacher}</Tag>}
      actions={title !== undefined && <PrintButton>{SEEN_RESULT.print}</PrintButton>}
      skeleton={['120px', '320px', '420px']}
    >
      {({ student, releaseAt, result }) => (
        <>
          <Banner
            tone="info"
            isQuiet
            message={SEEN_RESULT.line(student.name)}
            {...(releaseAt !== null && { detail: SEEN_RESULT.shownFrom(student.name, momentOf(releaseAt)) })}
          />
          <ResultView
            result={result}
            answers={studentAnswersPath(studentId, sittingId)}
            steps={
              <Row data-print="hide">
                <ButtonLink to={studentAnswersPath(studentId, sittingId)}>{SEEN_RESULT.toAnswers}</ButtonLink>
              </Row>
            }
          />
        </>
      )}
    </DetailPage>
  );
}
