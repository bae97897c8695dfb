import type { DashboardReply } from '../../../../src/wire/enrolment.ts';
import { M } from '../../../../src/wire/messages.ts';
import { coursePath } from '../../../platform/course-addresses.ts';
import { COURSE, DASHBOARD } from '../../../text/copy/learning.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CoursePicture } from '../../../ui/course-picture.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { VisuallyHidden } from '../../../ui/text.tsx';
import styles from './course-card.module.css';

/** One of my courses, how far I am, and the two ways in. */
export function CourseCard({ course }: { course: DashboardReply['courses'][number] }) {
  const title = course.title || M.courseTitleFallback;
  return (
    <Card as="article" padding="none" isLively className={styles.card}>
      <div className={styles.picture}>
        <CoursePicture courseId={course.id} thumbnail={course.thumbnail} isFilling />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <ProgressBar done={course.completedCount} total={course.itemCount} label={COURSE.progressLabel} />
      </div>
      <div className={styles.actions}>
        <ButtonLink to={coursePath(course.id)} variant="outline">
          {DASHBOARD.openCourse} <VisuallyHidden>{title}</VisuallyHidden>
        </ButtonLink>
        <ButtonLink to={coursePath(course.id, { tab: 'documents' })} variant="quiet">
          {DASHBOARD.openDocuments} <VisuallyHidden>{title}</VisuallyHidden>
        </ButtonLink>
      </div>
    </Card>
  );
}
