import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { ADMIN } from '../../../src/wire/admin-messages.ts';
import { M } from '../../../src/wire/messages.ts';
import { ListPage, ListSkeleton } from '../../admin/list-page.tsx';
import { type ListedCourse, useAdminCourses } from '../../api/admin-courses.ts';
import { TrayDrawing } from '../../art/lazy-drawings.tsx';
import { addCoursePath } from '../../platform/admin-addresses.ts';
import { COUNTS, MANAGE } from '../../text/copy/admin-courses.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Row } from '../../ui/layout/layout.tsx';
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
    <ListPage
      ref={page}
      layout="form"
      words={{ ...MANAGE, loading: M.loadingCourses, notLoaded: ADMIN.coursesFetchFailed }}
      whole={courses}
      rowsOf={(list) => list}
      actions={courses.data?.length !== 0 && toAdd}
      skeleton={<ListSkeleton height="224px" />}
      empty={
        <EmptyState drawing={<TrayDrawing />} message={ADMIN.noCoursesAddOne} action={toAdd}>
          {MANAGE.emptyLine}
        </EmptyState>
      }
    >
      {(list) => <CourseList courses={list} onDeleted={focusHeading} />}
    </ListPage>
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
      <Row as="span" gap={4} lineGap={0} align="baseline" justify="between">
        <span className={styles.title}>{course.title || M.courseTitleFallback}</span>
        <span className={styles.moduleCount}>{COUNTS.weeks(course.modules.length)}</span>
      </Row>
    ),
    aside: course.isLive ? <Tag tone="success">{MANAGE.live}</Tag> : <Tag>{MANAGE.draft}</Tag>,
    panel: <CoursePanel course={course} onDeleted={() => (open(null), onDeleted())} />,
  }));
  return <Accordion items={items} headingLevel={2} openId={params.get(OPEN)} onOpen={open} />;
}
