import { useState } from 'react';
import type { LiveCourseReply } from '../../../src/wire/catalog.ts';
import { streamUrl } from '../../api/client.ts';
import { CourseArt } from '../../art/late-drawings.tsx';
import { PAYMENT } from '../../text/copy/checkout.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import styles from './course-summary.module.css';

export interface CourseSummaryProps {
  courseId: string;
  title: string;
  /** Undefined until the catalogue has answered, or when it does not. */
  course: Pick<LiveCourseReply, 'thumbnail' | 'durationMonths'> | undefined;
}

/** What is being bought. */
export function CourseSummary({ courseId, title, course }: CourseSummaryProps) {
  const [isBroken, setBroken] = useState(false);
  const thumbnail = isBroken ? '' : (course?.thumbnail ?? '');
  return (
    <section className={styles.summary}>
      <div className={styles.picture}>
        {thumbnail === '' ? <CourseArt courseId={courseId} /> : <img src={streamUrl(thumbnail)} alt="" decoding="async" onError={() => setBroken(true)} />}
      </div>
      <p className={styles.eyebrow}>{PAYMENT.eyebrow}</p>
      <PageTitle title={PAYMENT.title} className={styles.title}>{title}</PageTitle>
      <p className={styles.description}>{course ? PAYMENT.programOf(course.durationMonths) : PAYMENT.program}</p>
    </section>
  );
}
