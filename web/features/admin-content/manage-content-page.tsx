import { useParams } from 'react-router-dom';
import { ADMIN } from '../../../src/wire/admin-messages.ts';
import { useAdminCourse } from '../../api/admin-courses.ts';
import { MANAGE } from '../../text/copy/admin-content.ts';
import { Loadable } from '../../ui/loadable.tsx';
import { BuilderSkeleton } from './builder-skeleton.tsx';
import { ContentBuilder } from './content-builder.tsx';
import { CourseHead } from './course/course-head.tsx';
import styles from './manage-content-page.module.css';

/** One course's modules, days, items and uploads (specification 2.5). */
export function ManageContentPage() {
  const courseId = useParams()['id'] ?? '';
  const course = useAdminCourse(courseId);
  return (
    <div className={styles.page}>
      <CourseHead course={course.data} />
      <Loadable
        query={course}
        loading={MANAGE.loading}
        skeleton={<BuilderSkeleton />}
        failed={ADMIN.courseDetailsFetchFailed}
      >
        {(loaded) => <ContentBuilder course={loaded} />}
      </Loadable>
    </div>
  );
}
