import type { AdminCourseReply } from '../../../src/wire/admin-catalog.ts';
import { COURSE_FORM } from '../../text/copy/admin-courses.ts';
import { CoursePicture } from '../../ui/course-picture.tsx';
import styles from './thumbnail-field.module.css';

export function CurrentThumbnail({ course }: { course: AdminCourseReply }) {
  return (
    <figure className={styles.current}>
      <figcaption className={styles.label}>{COURSE_FORM.currentThumbnail}</figcaption>
      <div className={styles.picture}>
        <CoursePicture courseId={course.id} thumbnail={course.thumbnail} isFilling />
      </div>
    </figure>
  );
}
