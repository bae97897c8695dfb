import { useSearchParams } from 'react-router-dom';
import type { AdminCourseListing } from '../../../src/wire/admin-catalog.ts';
import { M } from '../../../src/wire/messages.ts';
import { COUNTS, MANAGE } from '../../text/copy/admin-courses.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Tag } from '../../ui/tag.tsx';
import { CoursePanel } from './course-panel.tsx';
import styles from './manage-courses.module.css';

const OPEN = 'open';

/** One course open at a time, kept in the address (`?open=`), so that Back and reload find it again. */
export function CourseList({ courses, onDeleted }: { courses: readonly AdminCourseListing[]; onDeleted: () => void }) {
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
        <span className={styles.weeks}>{COUNTS.weeks(course.weeks.length)}</span>
      </span>
    ),
    aside: course.isLive ? <Tag tone="success">{MANAGE.live}</Tag> : <Tag>{MANAGE.draft}</Tag>,
    panel: <CoursePanel course={course} onDeleted={() => (open(null), onDeleted())} />,
  }));
  return <Accordion items={items} headingLevel={2} openId={params.get(OPEN)} onOpen={open} />;
}
