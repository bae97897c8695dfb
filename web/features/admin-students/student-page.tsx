import { useParams } from 'react-router';
import type { StudentReply } from '../../../src/wire/replies/reporting.ts';
import { DetailPage } from '../../admin/detail-page.tsx';
import { useMay } from '../../admin/use-may.ts';
import { studentsPath } from '../../platform/admin-addresses.ts';
import { CORRECT_EMAIL, PEOPLE } from '../../text/copy/admin-people.ts';
import { STUDENT, STUDENTS } from '../../text/copy/admin-students.ts';
import { dayOf, momentOf } from '../../text/dates.ts';
import { Banner } from '../../ui/banner.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ActivityLog } from './activity-log.tsx';
import { CorrectEmail } from './correct-email.tsx';
import { ExtraTime } from './extra-time.tsx';
import { PersonData } from './person-data.tsx';
import { PersonTools } from './person-tools.tsx';
import { StudentCourses } from './student-courses.tsx';
import { AccessChanges, StudentOrders } from './student-records.tsx';
import { StudentSittings } from './student-sittings.tsx';
import { StudentStreams } from './student-streams.tsx';
import { useStudent } from './students-api.ts';
import styles from './student-page.module.css';

/** /admin/students/:studentId: one person, what they may enter, what they did there. */
export function StudentPage() {
  const { studentId = '' } = useParams();
  const student = useStudent(studentId);
  return (
    <DetailPage
      words={STUDENT}
      list={{ title: STUDENTS.title, path: studentsPath }}
      reply={student}
      name={student.data?.name}
      skeleton={['220px', '180px']}
    >
      {(reply) => <StudentView student={reply} />}
    </DetailPage>
  );
}

function WaitingEmail({ email, correctedBy, askedAt, expiresAt }: NonNullable<StudentReply['waitingEmail']>) {
  return (
    <Banner
      tone="info"
      isQuiet
      message={CORRECT_EMAIL.waiting(email)}
      detail={CORRECT_EMAIL.waitingBy(correctedBy, momentOf(askedAt), momentOf(expiresAt))}
    />
  );
}

function StudentView({ student }: { student: StudentReply }) {
  const isOffice = useMay()(['office']);
  return (
    <>
      <Row as="dl" gap={6} lineGap={3} className={styles.personFacts}>
        <div>
          <dt>{STUDENT.email}</dt>
          <Row as="dd" gap={2} align="center">
            <a href={`mailto:${student.email}`}>{student.email}</a>
            {student.emailConfirmedAt === null && <Tag tone="warning">{CORRECT_EMAIL.notConfirmed}</Tag>}
          </Row>
        </div>
        <div>
          <dt>{STUDENT.phone}</dt>
          <dd>{student.phone || STUDENT.noPhone}</dd>
        </div>
        <div>
          <dt>{STUDENT.joined}</dt>
          <dd>
            <time dateTime={student.joinedAt}>{dayOf(student.joinedAt)}</time>
          </dd>
        </div>
        <div>
          <dt>{STUDENT.devices}</dt>
          <dd>{STUDENT.deviceCount(student.deviceCount)}</dd>
        </div>
        <div>
          <dt>{PEOPLE.account}</dt>
          <dd>
            {student.disabledAt === null ? (
              PEOPLE.open
            ) : (
              <Tag tone="warning">{PEOPLE.disabledSince(dayOf(student.disabledAt))}</Tag>
            )}
          </dd>
        </div>
      </Row>
      {student.emailRefusedAt !== null && (
        <Banner
          tone="warning"
          isQuiet
          message={CORRECT_EMAIL.refused(momentOf(student.emailRefusedAt))}
          detail={CORRECT_EMAIL.refusedDetail}
        />
      )}
      {student.waitingEmail && <WaitingEmail {...student.waitingEmail} />}
      {isOffice && (
        <Row gap={2} align="center">
          <PersonTools person={student} />
          {student.disabledAt === null && <CorrectEmail student={student} />}
        </Row>
      )}
      <StudentCourses student={student} />
      <ExtraTime student={student} />
      <StudentSittings studentId={student.id} />
      <div className={styles.pair}>
        {isOffice && <StudentOrders orders={student.orders} />}
        <AccessChanges changes={student.accessChanges} />
      </div>
      <StudentStreams streams={student.streams} />
      <ActivityLog studentId={student.id} />
      <PersonData student={student} />
    </>
  );
}
