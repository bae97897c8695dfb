import type { AdminCourseListing } from '../../../src/wire/admin-catalog.ts';
import { COUNTS, MANAGE } from '../../text/copy/admin-courses.ts';
import { PROGRAM } from '../../text/copy/program.ts';
import styles from './what-goes.module.css';

/** Counted: what a deletion takes, and whom it takes it from. */
export function WhatGoes({ course }: { course: AdminCourseListing }) {
  return (
    <div className={styles.goes}>
      <p>{MANAGE.goes(course.title)}</p>
      <ul className={styles.list}>
        <li>{COUNTS.weeksWithDays(course.weeks.length)}</li>
        <li>{PROGRAM.items(course.itemCount)}</li>
        <li>{PROGRAM.documents(course.documentCount)}</li>
      </ul>
      <p className={styles.students}>
        {course.studentCount > 0 ? MANAGE.losesAccess(course.studentCount) : MANAGE.nobodyHasAccess}
      </p>
    </div>
  );
}
