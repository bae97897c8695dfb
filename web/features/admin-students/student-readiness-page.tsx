import { useParams } from 'react-router';
import { DetailPage } from '../../admin/detail-page.tsx';
import { ReadinessView } from '../../exam/readiness/readiness-view.tsx';
import { studentPath } from '../../platform/admin-addresses.ts';
import { SEEN_READINESS, SEEN_RESULT } from '../../text/copy/admin-student-exam.ts';
import { READINESS } from '../../text/copy/readiness.ts';
import { Banner } from '../../ui/banner.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useStudentReadiness } from './exam-api.ts';

/** /admin/students/:studentId/readiness: the estimate of a student, as they see it. */
export function StudentReadinessPage() {
  const { studentId = '' } = useParams();
  const seen = useStudentReadiness(studentId);
  return (
    <DetailPage
      words={SEEN_READINESS}
      list={{ title: seen.data?.student.name ?? SEEN_RESULT.student, path: studentPath(studentId) }}
      reply={seen}
      name={seen.data && SEEN_READINESS.estimate}
      title={seen.data && READINESS.titleOf(seen.data.student.name)}
      tag={seen.data && <Tag tone="gold">{SEEN_RESULT.asTeacher}</Tag>}
      skeleton={['220px', '420px']}
    >
      {({ student, readiness }) => (
        <>
          <Banner tone="info" isQuiet message={SEEN_RESULT.line(student.name)} />
          <ReadinessView readiness={readiness} />
        </>
      )}
    </DetailPage>
  );
}
