import { Link, matchPath, useLocation } from 'react-router';
import { type AdminCourse, useAdminCourse } from '../../api/admin-courses.ts';
import { QueryScope } from '../../api/query-scope.tsx';
import { useToggleLive } from '../../course/use-toggle-live.ts';
import { manageContentPath } from '../../platform/admin-addresses.ts';
import { MANAGE, OPEN_PROMISES } from '../../text/copy/admin-courses.ts';
import { INSIDE } from '../../text/copy/inside.ts';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import styles from './preview-bar.module.css';

/** Screens of one course (specification 2.1). */
const OF_A_COURSE = ['/student/course/:courseId/*', '/mycourse/:courseId'];

/** Marks a student screen as an admin's preview: leads back to the course's content, and puts a draft on sale. */
export function PreviewBar() {
  const { pathname, search } = useLocation();
  const courseId = OF_A_COURSE.map((path) => matchPath(path, pathname)?.params['courseId']).find(Boolean);
  const params = new URLSearchParams(search);
  const place = { module: params.get('module'), day: params.get('day') };
  return (
    <Row gap={4} lineGap={1} align="center" className={styles.bar} data-print="hide">
      <p className={styles.words}>{INSIDE.preview}</p>
      {courseId === undefined ? (
        <Link to="/admin">{INSIDE.backToAdmin}</Link>
      ) : (
        <>
          <QueryScope>
            <DraftTools courseId={courseId} />
          </QueryScope>
          <Link to={manageContentPath(courseId, numbersIn(place))}>{MANAGE.backToContent}</Link>
        </>
      )}
    </Row>
  );
}

const numbersIn = ({ module, day }: { module: string | null; day: string | null }) => ({
  ...(module && { module: Number(module) }),
  ...(module && day && { day: Number(day) }),
});

function DraftTools({ courseId }: { courseId: string }) {
  const { data: course } = useAdminCourse(courseId);
  return course && !course.isLive && <MakeLive course={course} />;
}

function MakeLive({ course }: { course: AdminCourse }) {
  const toggle = useToggleLive(course);
  const { length } = course.openPromises;
  return (
    <>
      {length > 0 && <p>{OPEN_PROMISES.open(length)}</p>}
      <Button size="small" onClick={toggle}>
        {MANAGE.makeLive}
      </Button>
    </>
  );
}
