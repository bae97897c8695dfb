import { useRef } from 'react';
import { ADMIN } from '../../../src/wire/admin-messages.ts';
import { M } from '../../../src/wire/messages.ts';
import { useAdminCourses } from '../../api/admin-courses.ts';
import { TrayDrawing } from '../../art/late-drawings.tsx';
import { addCoursePath } from '../../platform/admin-addresses.ts';
import { MANAGE } from '../../text/copy/admin-courses.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CourseList } from './course-list.tsx';
import styles from './manage-courses.module.css';

const toAdd = <ButtonLink to={addCoursePath}>{MANAGE.add}</ButtonLink>;

/** /admin/courses: every course, draft or live. */
export function ManageCoursesPage() {
  const courses = useAdminCourses();
  const page = useRef<HTMLDivElement>(null);
  // The button that was pressed goes with its course; the focus must not go to nowhere.
  const focusHeading = () => page.current?.querySelector('h1')?.focus({ preventScroll: true });
  return (
    <div ref={page} className={styles.page}>
      <header className={styles.head}>
        <div className={styles.words}>
          <PageTitle title={MANAGE.title} />
          <p className={styles.lead}>{MANAGE.lead}</p>
        </div>
        {courses.data?.length !== 0 && <ButtonLink to={addCoursePath}>{MANAGE.add}</ButtonLink>}
      </header>
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
    </div>
  );
}
