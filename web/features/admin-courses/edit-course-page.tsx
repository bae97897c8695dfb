import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ADMIN } from '../../../src/wire/admin-messages.ts';
import { AdminPage } from '../../admin/admin-page.tsx';
import { adminCourseQuery } from '../../api/admin-courses.ts';
import { courseInListPath, manageCoursesPath } from '../../platform/admin-addresses.ts';
import { COURSE_FORM, MANAGE } from '../../text/copy/admin-courses.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Row } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { referenceOf } from '../../ui/text.tsx';
import { EditCourseForm } from './edit-course-form.tsx';
import styles from './course-form.module.css';

/**
 * /admin/courses/:courseId/edit. If the course cannot be read, shows a toast and the list instead (experience, exact
 * words).
 */
export function EditCoursePage() {
  const { courseId = '' } = useParams();
  const course = useQuery({ ...adminCourseQuery(courseId), staleTime: 0, refetchOnWindowFocus: false });
  const navigate = useNavigate();
  const { notify } = useFeedback();
  const { isError, error, isFetchedAfterMount } = course;

  useEffect(() => {
    if (!isError || !isFetchedAfterMount) return;
    notify(ADMIN.courseDetailsFetchFailed, { tone: 'failure', detail: referenceOf(error) });
    void navigate(manageCoursesPath, { replace: true });
  }, [isError, error, isFetchedAfterMount, notify, navigate]);

  return (
    <AdminPage
      layout="form"
      crumbs={[{ label: MANAGE.title, to: manageCoursesPath }, { label: COURSE_FORM.editTitle }]}
      title={
        <Row gap={3} align="center" justify="between" className={styles.titleRow}>
          <PageTitle title={COURSE_FORM.editTitle} />
          <ButtonLink
            to={courseInListPath(courseId)}
            variant="quiet"
            size="small"
            icon={<ArrowLeft size={18} aria-hidden="true" />}
          >
            {COURSE_FORM.back}
          </ButtonLink>
        </Row>
      }
    >
      <Loadable
        // Waits for a fresh fetch: editing a stale copy would end in a conflict.
        query={{ ...course, data: isFetchedAfterMount ? course.data : undefined, error: null, isFetching: true }}
        loading={COURSE_FORM.loading}
        skeleton={<Skeleton height="560px" radius="var(--radius-card)" />}
      >
        {(current) => <EditCourseForm key={current.id} course={current} />}
      </Loadable>
    </AdminPage>
  );
}
