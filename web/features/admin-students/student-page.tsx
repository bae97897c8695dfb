import { useLocation, useParams } from 'react-router';
import type { StudentReply } from '../../../src/wire/replies/reporting.ts';
import { ApiError } from '../../api/client.ts';
import { LightboxDrawing } from '../../art/late-drawings.tsx';
import { adminDashboardPath, studentsPath } from '../../platform/admin-addresses.ts';
import { PEOPLE } from '../../text/copy/admin-people.ts';
import { ADMIN_SHELL } from '../../text/copy/admin-shell.ts';
import { STUDENT, STUDENTS } from '../../text/copy/admin-students.ts';
import { dayOf } from '../../text/dates.ts';
import { Banner } from '../../ui/banner.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { referenceOf } from '../../ui/text.tsx';
import { ActivityLog } from './activity-log.tsx';
import { PersonTools } from './person-tools.tsx';
import { StudentCourses } from './student-courses.tsx';
import { AccessChanges, StudentOrders } from './student-records.tsx';
import { StudentStreams } from './student-streams.tsx';
import { useStudent } from './students-api.ts';
import styles from './student-page.module.css';

/** /admin/students/:studentId: one person, what they may enter, what they did there. */
export function StudentPage() {
  const { studentId = '' } = useParams();
  const { state } = useLocation() as { state: { list?: string } | null };
  const student = useStudent(studentId);
  const name = student.data?.name ?? STUDENTS.title;
  const list = studentsPath + (state?.list ?? '');
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Breadcrumbs
          crumbs={[
            { label: ADMIN_SHELL.dashboard, to: adminDashboardPath },
            { label: STUDENTS.title, to: list },
            ...(student.data ? [{ label: name }] : []),
          ]}
        />
        <PageTitle title={name} isHidden={!student.data} />
      </header>
      <Loadable
        query={student}
        loading={STUDENT.loading}
        skeleton={
          <div className={styles.sections}>
            <Skeleton height="220px" radius="var(--radius-card)" />
            <Skeleton height="180px" radius="var(--radius-card)" />
          </div>
        }
        renderFailure={(error, retry) =>
          error instanceof ApiError && error.status === 404 ? (
            <EmptyState
              drawing={<LightboxDrawing />}
              message={STUDENT.unknown}
              action={<ButtonLink to={list}>{STUDENT.toList}</ButtonLink>}
            >
              {STUDENT.unknownLine}
            </EmptyState>
          ) : (
            <Banner
              tone="failure"
              message={error.message}
              detail={referenceOf(error)}
              action={
                <Button variant="outline" size="small" onClick={retry}>
                  {STUDENT.retry}
                </Button>
              }
            />
          )
        }
      >
        {(reply) => <StudentView student={reply} />}
      </Loadable>
    </div>
  );
}

function StudentView({ student }: { student: StudentReply }) {
  return (
    <div className={styles.sections}>
      <dl className={styles.personFacts}>
        <div>
          <dt>{STUDENT.email}</dt>
          <dd>
            <a href={`mailto:${student.email}`}>{student.email}</a>
          </dd>
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
      </dl>
      <PersonTools person={student} />
      <StudentCourses student={student} />
      <div className={styles.pair}>
        <StudentOrders orders={student.orders} />
        <AccessChanges changes={student.accessChanges} />
      </div>
      <StudentStreams streams={student.streams} />
      <ActivityLog studentId={student.id} />
    </div>
  );
}
