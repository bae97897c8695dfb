import { useId } from 'react';
import type { LiveCourseReply } from '../../../src/wire/catalog.ts';
import { M } from '../../../src/wire/messages.ts';
import { entryPath } from '../../platform/addresses.ts';
import { PROGRAM } from '../../text/copy/program.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classes } from '../../ui/class-names.ts';
import { CoursePicture } from '../../ui/course-picture.tsx';
import styles from './course-card.module.css';

/** A live course as a student sees it: picture, title, description and the way in (specification 2.4). */
export function LiveCourseCard({ course }: { course: LiveCourseReply }) {
  const heading = useId();
  return (
    <Card as="article" padding="none" isLively aria-labelledby={heading} className={classes(styles.card, styles.short)}>
      <CoursePicture courseId={course.id} thumbnail={course.thumbnail} />
      <div className={styles.body}>
        <h2 id={heading} className={styles.title}>
          {course.title || M.courseTitleFallback}
        </h2>
        <p className={styles.description}>{course.description || M.courseDescriptionFallback}</p>
        <div className={styles.actions}>
          <ButtonLink to={entryPath(course.id)} aria-describedby={heading}>
            {PROGRAM.goToCourse}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
