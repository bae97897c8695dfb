import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { ADMIN } from '../../../src/wire/admin-messages.ts';
import { M } from '../../../src/wire/messages.ts';
import { AdminPage } from '../../admin/admin-page.tsx';
import { type ListedCourse, useAdminCourses } from '../../api/admin-courses.ts';
import { TrayDrawing } from '../../art/late-drawings.tsx';
import { addCoursePath } from '../../platform/admin-addresses.ts';
import { COUNTS, MANAGE } from '../../text/copy/admin-courses.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { CoursePanel } from './course-panel.tsx';
import styles from './manage-courses.module.css';

const toAdd = <ButtonLink to={addCoursePath}>{MANAGE.add}</ButtonLink>;

/** /admin/courses: every course, draft or live. */
export function ManageCoursesPage() {
  const courses = useAdminCourses();
  const page = useRef<HTMLDivElement>(null);
  // Moves the focus, since the pressed button disappears with its course.
  const focusHeading = () => page.current?.querySelector('h1')?.focus({ preventScroll: true });
  return (
    <AdminPage
      ref={page}
      layout="form"
      title={MANAGE.title}
      lead={MANAGE.lead}
      actions={courses.data?.length !== 0 && toAdd}
    >
      <Loadable
        query={courses}
        loading={M.loadingCourses}
        skeleton={<Skeleton height="224px" radius="var(--radius-card)" />}
        failed={ADMIN.coursesFetchFailed}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState drawing={<TrayDrawing />} message={ADMIN.noCoursesAddOne} action={toAdd}>
            {MANAGE.emptyLine}
          </EmptyState>
        }
      >
        {(list) => <CourseList courses={list} onDeleted={focusHeading} />}
      </Loadable>
    </AdminPage>
  );
}

const OPEN = 'open';

/** Opens one course at a time, kept in the URL (`?open=`), so that Back and reload restore it. */
function CourseList({ courses, onDeleted }: { courses: readonly ListedCourse[]; onDeleted: () => void }) {
  const [params, setParams] = useSearchParams();
  const open = (id: string | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (id === null) after.delete(OPEN);
        else after.set(OPEN, id);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const items = courses.map((course) => ({
    id: course.id,
    heading: (
      <span className={styles.heading}>
        <span className={styles.title}>{course.title || M.courseTitleFallback}</span>
        <span className={styles.moduleCount}>{COUNTS.weeks(course.modules.length)}</span>
      </span>
    ),
    aside: course.isLive ? <Tag tone="success">{MANAGE.live}</Tag> : <Tag>{MANAGE.draft}</Tag>,
    panel: <CoursePanel course={course} onDeleted={() => (open(null), onDeleted())} />,
  }));
  return <Accordion items={items} headingLevel={2} openId={params.get(OPEN)} onOpen={open} />;
}
