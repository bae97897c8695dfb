import { Eye, FolderUp, SquarePen } from 'lucide-react';
import { useParams } from 'react-router';
import { ADMIN } from '../../../src/wire/admin-messages.ts';
import { AdminPage } from '../../admin/admin-page.tsx';
import { type AdminCourse, useAdminCourse } from '../../api/admin-courses.ts';
import { OpenPromises } from '../../course/open-promises.tsx';
import { sumsOf } from '../../course/outline.ts';
import { useToggleLive } from '../../course/use-toggle-live.ts';
import { editCoursePath, folderPath, manageCoursesPath } from '../../platform/admin-addresses.ts';
import { coursePath } from '../../platform/course-addresses.ts';
import { COUNT, MANAGE } from '../../text/copy/admin-content.ts';
import { MANAGE as COURSES } from '../../text/copy/admin-courses.ts';
import { FOLDER } from '../../text/copy/admin-folder.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ContentBuilder } from './content-builder.tsx';
import styles from './outline/outline.module.css';

/** Modules, days, items and uploads of a course (specification 2.5). */
export function ManageContentPage() {
  const courseId = useParams()['id'] ?? '';
  const course = useAdminCourse(courseId);
  return (
    <AdminPage
      layout="course"
      crumbs={[{ label: MANAGE.crumbCourses, to: manageCoursesPath }, { label: MANAGE.crumb }]}
      title={<CourseHead course={course.data} />}
    >
      {course.data && <OpenPromises course={course.data} courseId={courseId} />}
      <Loadable
        query={course}
        loading={MANAGE.loading}
        skeleton={<BuilderSkeleton />}
        failed={ADMIN.courseDetailsFetchFailed}
      >
        {(loaded) => <ContentBuilder course={loaded} />}
      </Loadable>
    </AdminPage>
  );
}

/** Header: course, status, counts, and links. */
function CourseHead({ course }: { course: AdminCourse | undefined }) {
  const sums = course && sumsOf(course.modules);
  return (
    <Row gap={5} lineGap={4} align="start" justify="between">
      <div className={styles.manageContentWords}>
        <PageTitle
          title={course ? `${MANAGE.title}: ${course.title}` : MANAGE.title}
          className={styles.manageContentTitle}
        >
          {course?.title ?? MANAGE.title}
        </PageTitle>
        {course && sums && (
          <p className={styles.facts}>
            <Tag tone={course.isLive ? 'success' : 'neutral'}>{course.isLive ? MANAGE.live : MANAGE.draft}</Tag>
            <span>{COUNT.modules(course.modules.length)}</span>
            <span>{COUNT.days(sums.days)}</span>
            <span>{COUNT.items(sums.items)}</span>
            {sums.documents > 0 && <span>{COUNT.documents(sums.documents)}</span>}
            {course.studentCount > 0 && <span>{COUNT.students(course.studentCount)}</span>}
          </p>
        )}
      </div>
      {course && (
        <Row gap={2}>
          <ButtonLink
            to={folderPath(course.id)}
            variant="outline"
            size="small"
            icon={<FolderUp size={18} aria-hidden="true" />}
          >
            {FOLDER.title}
          </ButtonLink>
          <ButtonLink
            to={editCoursePath(course.id)}
            variant="outline"
            size="small"
            icon={<SquarePen size={18} aria-hidden="true" />}
          >
            {MANAGE.editCourse}
          </ButtonLink>
          <ButtonLink
            to={coursePath(course.id)}
            variant="outline"
            size="small"
            icon={<Eye size={18} aria-hidden="true" />}
          >
            {MANAGE.viewAsStudent}
          </ButtonLink>
          <LiveButton course={course} />
        </Row>
      )}
    </Row>
  );
}

/** Puts the course on sale, or off it. What it lacks is named above the content. */
function LiveButton({ course }: { course: AdminCourse }) {
  const toggle = useToggleLive(course);
  return (
    <Button size="small" variant={course.isLive ? 'outline' : 'filled'} onClick={toggle}>
      {course.isLive ? COURSES.makeDraft : COURSES.makeLive}
    </Button>
  );
}

function BuilderSkeleton() {
  return (
    <div className={styles.columns}>
      <Skeleton height="480px" radius="var(--radius-card)" />
      <Stack gap={5} className={styles.work}>
        <Skeleton height="56px" radius="var(--radius-button)" />
        <Skeleton height="260px" radius="var(--radius-card)" />
        <Skeleton height="320px" radius="var(--radius-card)" />
      </Stack>
    </div>
  );
}
