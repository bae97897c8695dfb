import type { StudentReply } from '../../../src/wire/admin-students.ts';
import { STUDENT } from '../../text/copy/admin-students.ts';
import { dayOf } from '../../text/dates.ts';
import { AccessChanges } from './access-changes.tsx';
import { ActivityLog } from './activity-log.tsx';
import { StudentCourses } from './student-courses.tsx';
import { StudentOrders } from './student-orders.tsx';
import styles from './student-page.module.css';

export function StudentView({ student }: { student: StudentReply }) {
  return (
    <div className={styles.sections}>
      <dl className={styles.facts}>
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
      </dl>
      <StudentCourses student={student} />
      <div className={styles.pair}>
        <StudentOrders orders={student.orders} />
        <AccessChanges changes={student.accessChanges} />
      </div>
      <ActivityLog studentId={student.id} />
    </div>
  );
}
