import { ArrowLeft } from 'lucide-react';
import type { CourseReply } from '../../../../src/wire/catalog.ts';
import { M } from '../../../../src/wire/messages.ts';
import { coursePath } from '../../../platform/course-addresses.ts';
import { VIDEO } from '../../../text/copy/learning.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { dayLabel, findLesson } from '../outline.ts';
import styles from './video-header.module.css';

export interface VideoHeaderProps {
  courseId: string;
  videoId: string;
  course: CourseReply | undefined;
  title: string;
}

/** Back to Course (at the day this video belongs to), the video's title, the course's title. */
export function VideoHeader({ courseId, videoId, course, title }: VideoHeaderProps) {
  const found = course && findLesson(course.weeks, videoId);
  const back = coursePath(courseId, found ? { week: found.week.weekNumber, day: found.day.dayNumber } : {});
  return (
    <header className={styles.header}>
      <ButtonLink to={back} variant="outline" size="small" icon={<ArrowLeft size={18} />}>
        {VIDEO.backToCourse}
      </ButtonLink>
      <div className={styles.words}>
        <PageTitle title={title} className={styles.title} />
        <p className={styles.course}>
          {found && <span className={styles.label}>{dayLabel(found.week, found.day)}</span>}
          {course && <span>{course.title || M.courseTitleFallback}</span>}
        </p>
      </div>
    </header>
  );
}
