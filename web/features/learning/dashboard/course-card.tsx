import type { DashboardReply } from '../../../../src/wire/enrolment.ts';
import { M } from '../../../../src/wire/messages.ts';
import { coursePath } from '../../../platform/addresses.ts';
import { COURSE, DASHBOARD } from '../../../text/copy/learning.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { CoursePicture } from '../../../ui/course-picture.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import styles from './course-card.module.css';

/** One of my courses and how far I am. */
export function CourseCard({ course }: { course: DashboardReply['courses'][number] }) {
  return (
    <Card padding="none" isLively>
      <div className={styles.card}>
        <div className={styles.picture}><CoursePicture courseId={course.id} thumbnail={course.thumbnail} isFilling /></div>
        <div className={styles.body}>
          <h3 className={styles.title}>{course.title || M.courseTitleFallback}</h3>
          <ProgressBar done={course.completedCount} total={course.itemCount} label={COURSE.progressLabel} />
          <ButtonLink to={coursePath(course.id)} variant="outline" full>{DASHBOARD.openCourse}</ButtonLink>
        </div>
      </div>
    </Card>
  );
}
