import { type CSSProperties, useId } from 'react';
import { Link } from 'react-router';
import type { AdminDashboardReply, RecentEnrolmentReply } from '../../../src/wire/replies/reporting.ts';
import { RoleLink } from '../../admin/role-link.tsx';
import { useMay } from '../../admin/use-may.ts';
import { manageContentPath, manageCoursesPath, studentPath, studentsPath } from '../../platform/admin-addresses.ts';
import { ADMIN_DASHBOARD as WORDS } from '../../text/copy/admin-dashboard.ts';
import { dollarsAndCents } from '../../text/money.ts';
import { Card } from '../../ui/card.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Message } from '../../ui/text.tsx';
import { momentInSchool } from './figures-text.ts';
import styles from './admin-dashboard.module.css';

export function RecentEnrolments({ enrolments }: { enrolments: readonly RecentEnrolmentReply[] }) {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading}>
      <Row as="header" gap={4} lineGap={0} align="baseline" justify="between" className={styles.listHead}>
        <h2 id={heading} className={styles.title}>
          {WORDS.recent}
        </h2>
        <Link to={studentsPath} className={styles.more}>
          {WORDS.allStudents}
        </Link>
      </Row>
      {enrolments.length === 0 ? (
        <Stack gap="2px" align="center" className={styles.empty}>
          <Text tone="ink" weight="strong">
            <Message>{WORDS.noEnrolments}</Message>
          </Text>
          <p>{WORDS.noRecentLine}</p>
        </Stack>
      ) : (
        <ul>
          {enrolments.map((one) => (
            <EnrolmentRow key={`${one.userId} ${one.courseId}`} enrolment={one} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function EnrolmentRow({
  enrolment: { userId, name, courseTitle, since, paid, isGranted, isRevoked },
}: {
  enrolment: RecentEnrolmentReply;
}) {
  return (
    <Row as="li" gap={4} wraps={false} align="center" justify="between" className={styles.row}>
      <div className={styles.who}>
        {name === '' ? (
          <span className={styles.name}>{WORDS.nobody}</span>
        ) : (
          <Link to={studentPath(userId)} className={styles.name}>
            {name}
          </Link>
        )}
        <span className={styles.about}>{courseTitle ?? WORDS.aGoneCourse}</span>
      </div>
      <div className={styles.facts}>
        <Row as="span" gap={2} lineGap={1} align="center" justify="end">
          {isRevoked && <Tag tone="warning">{WORDS.revoked}</Tag>}
          {isGranted && <Tag>{WORDS.byHand}</Tag>}
          {paid !== null && <span className={styles.money}>{dollarsAndCents(paid)}</span>}
        </Row>
        <time className={styles.about} dateTime={since}>
          {momentInSchool(since)}
        </time>
      </div>
    </Row>
  );
}

type TopCourse = AdminDashboardReply['topCourses'][number];

/** Courses ranked by revenue, each with its share of the first. */
export function TopCourses({ courses }: { courses: readonly TopCourse[] }) {
  const mayManage = useMay()(['teacher']);
  const heading = useId();
  const max = Math.max(1, ...courses.map(({ revenue }) => revenue));
  return (
    <Card as="section" aria-labelledby={heading}>
      <Row as="header" gap={4} lineGap={0} align="baseline" justify="between" className={styles.listHead}>
        <h2 id={heading} className={styles.title}>
          {WORDS.top}
        </h2>
        {mayManage && (
          <Link to={manageCoursesPath} className={styles.more}>
            {WORDS.manageCourses}
          </Link>
        )}
      </Row>
      {courses.length === 0 ? (
        <Stack gap="2px" align="center" className={styles.empty}>
          <Text tone="ink" weight="strong">
            <Message>{WORDS.noTop}</Message>
          </Text>
          <p>{WORDS.noTopLine}</p>
        </Stack>
      ) : (
        <ol>
          {courses.map((course) => (
            <CourseRow key={course.courseId} course={course} share={Math.max(0, course.revenue) / max} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function CourseRow({ course: { courseId, title, enrolments, revenue }, share }: { course: TopCourse; share: number }) {
  return (
    <li className={styles.ranked}>
      {title === null ? (
        <span className={styles.name}>{WORDS.aGoneCourse}</span>
      ) : (
        <RoleLink roles={['teacher']} to={manageContentPath(courseId)} className={styles.name}>
          {title}
        </RoleLink>
      )}
      <span className={styles.money}>{dollarsAndCents(revenue)}</span>
      <span className={styles.bar} style={{ '--share': share } as CSSProperties} aria-hidden="true" />
      <span className={styles.about}>{WORDS.enrolmentCount(enrolments)}</span>
    </li>
  );
}
