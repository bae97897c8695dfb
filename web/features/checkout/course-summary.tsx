import type { LiveCourseReply } from '../../../src/wire/catalog.ts';
import { PAYMENT } from '../../text/copy/checkout.ts';
import { CoursePicture } from '../../ui/course-picture.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import styles from './course-summary.module.css';

export interface CourseSummaryProps {
  courseId: string;
  title: string;
  /** Undefined until the catalogue has answered, or when it does not. */
  course: Pick<LiveCourseReply, 'thumbnail' | 'durationMonths'> | undefined;
  isCourseAwaited: boolean;
}

/** What is being bought. */
export function CourseSummary({ courseId, title, course, isCourseAwaited }: CourseSummaryProps) {
  return (
    <section className={styles.summary}>
      <div className={styles.picture}>
        <CoursePicture
          courseId={courseId}
          thumbnail={course?.thumbnail ?? (isCourseAwaited ? undefined : '')}
          isFilling
        />
      </div>
      <p className={styles.eyebrow}>{PAYMENT.eyebrow}</p>
      <PageTitle title={PAYMENT.title} className={styles.title}>
        {title}
      </PageTitle>
      <p className={styles.description}>{course ? PAYMENT.programOf(course.durationMonths) : PAYMENT.program}</p>
    </section>
  );
}
