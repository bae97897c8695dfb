import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { RecentEnrolmentReply } from '../../../src/wire/admin-dashboard.ts';
import { studentPath, studentsPath } from '../../platform/admin-addresses.ts';
import { ADMIN_DASHBOARD as WORDS } from '../../text/copy/admin-dashboard.ts';
import { dollarsAndCents } from '../../text/money.ts';
import { Card } from '../../ui/card.tsx';
import { Message } from '../../ui/message.tsx';
import { Tag } from '../../ui/tag.tsx';
import { momentInSchool } from './figures-text.ts';
import styles from './lists.module.css';

export function RecentEnrolments({ enrolments }: { enrolments: readonly RecentEnrolmentReply[] }) {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {WORDS.recent}
        </h2>
        <Link to={studentsPath} className={styles.more}>
          {WORDS.allStudents}
        </Link>
      </header>
      {enrolments.length === 0 ? (
        <div className={styles.empty}>
          <p className={styles.emptyWords}>
            <Message>{WORDS.noEnrolments}</Message>
          </p>
          <p>{WORDS.noRecentLine}</p>
        </div>
      ) : (
        <ul className={styles.rows}>
          {enrolments.map((one) => (
            <Row key={`${one.userId} ${one.courseId}`} enrolment={one} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Row({
  enrolment: { userId, name, courseTitle, since, paid, isGranted, isRevoked },
}: {
  enrolment: RecentEnrolmentReply;
}) {
  return (
    <li className={styles.row}>
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
        <span className={styles.how}>
          {isRevoked && <Tag tone="warning">{WORDS.revoked}</Tag>}
          {isGranted && <Tag>{WORDS.byHand}</Tag>}
          {paid !== null && <span className={styles.money}>{dollarsAndCents(paid)}</span>}
        </span>
        <time className={styles.about} dateTime={since}>
          {momentInSchool(since)}
        </time>
      </div>
    </li>
  );
}
