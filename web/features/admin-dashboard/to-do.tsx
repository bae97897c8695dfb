import { useId } from 'react';
import { Link } from 'react-router';
import type { ToDoReply } from '../../../src/wire/replies/reporting.ts';
import { useToDo } from '../../api/to-do.ts';
import {
  administratorsPath,
  inboxPath,
  jobsPath,
  manageCoursesPath,
  ordersPath,
  outboxPath,
  questionsPath,
  reportsPath,
  reviewsPath,
  studentsPath,
} from '../../platform/admin-addresses.ts';
import { TO_DO } from '../../text/copy/admin-dashboard.ts';
import { Card } from '../../ui/card.tsx';
import { ChevronIcon } from '../../ui/icons.tsx';
import { Row, Text } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { momentInSchool } from './figures-text.ts';
import styles from './admin-dashboard.module.css';

/** Shows what waits for this member of the team, each with the page where it is solved; money and failures first. */
export function ToDo() {
  const heading = useId();
  const toDo = useToDo();
  return (
    <Card as="section" aria-labelledby={heading} gap={3} className={styles.toDo}>
      <h2 id={heading} className={styles.title}>
        {TO_DO.heading}
      </h2>
      <Loadable query={toDo} loading={TO_DO.loading} failed={TO_DO.failed} skeleton={<Skeleton height="44px" />}>
        {(reply) => <Matters toDo={reply} />}
      </Loadable>
    </Card>
  );
}

function Matters({ toDo }: { toDo: ToDoReply }) {
  const { newestBackupAt, isBackupLate, unconvertedVideos } = toDo;
  const matters = [
    { count: toDo.disputes, words: TO_DO.disputes, to: `${ordersPath}?state=disputed` },
    { count: toDo.unmatchedPayments, words: TO_DO.unmatchedPayments, to: ordersPath },
    { count: toDo.failedEmails, words: TO_DO.failedEmails, to: `${outboxPath}?state=failed` },
    { count: toDo.failedTasks, words: TO_DO.failedTasks, to: jobsPath },
    { count: toDo.waitingThreads, words: TO_DO.waitingThreads, to: inboxPath },
    { count: toDo.waitingReviews, words: TO_DO.waitingReviews, to: reviewsPath },
    { count: toDo.returnedDrafts, words: TO_DO.returnedDrafts, to: `${questionsPath}?state=draft` },
    { count: toDo.openReports, words: TO_DO.openReports, to: reportsPath },
    { count: toDo.endingAccess, words: TO_DO.endingAccess, to: `${studentsPath}?ends=soon` },
    { count: toDo.unfinishedCourses, words: TO_DO.unfinishedCourses, to: manageCoursesPath },
    { count: toDo.passwordOnlyAdmins, words: TO_DO.passwordOnlyAdmins, to: administratorsPath },
  ].filter(({ count }) => count > 0);
  const backupDay = newestBackupAt === null ? undefined : momentInSchool(newestBackupAt);
  if (matters.length === 0 && !isBackupLate && unconvertedVideos === 0)
    return (
      <Text tone="muted">
        {TO_DO.nothing} {backupDay && TO_DO.backup(backupDay)}
      </Text>
    );
  return (
    <Row as="ul" gap={3} lineGap={2}>
      {matters.map(({ count, words, to }) => (
        <li key={words(count)}>
          <Link to={to} className={styles.matter}>
            {words(count)}
            <ChevronIcon size={18} className={styles.towards} />
          </Link>
        </li>
      ))}
      {unconvertedVideos > 0 && (
        <li className={styles.backup}>
          <strong>{TO_DO.unconverted(unconvertedVideos)}</strong> {TO_DO.unconvertedHow}
        </li>
      )}
      {isBackupLate && (
        <li className={styles.backup}>
          <strong>{backupDay === undefined ? TO_DO.noBackup : TO_DO.lateBackup(backupDay)}</strong> {TO_DO.backupHow}
        </li>
      )}
    </Row>
  );
}
