import { Navigate, useLocation, useParams } from 'react-router';
import { ApiError } from '../../api/client.ts';
import { type Course, useCourse } from '../../api/courses.ts';
import { isAwaited } from '../../api/guidance.ts';
import { useNewestProgress } from '../../api/progress.ts';
import { coursePath, PLAYS } from '../../platform/course-addresses.ts';
import { ENTRY } from '../../text/copy/learning-entry.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { CourseOffer } from './entry/course-offer.tsx';
import { lessonPath } from './next-item-path.ts';
import { nextLesson } from './outline.ts';
import { progressByItem } from './progress-by-item.ts';
import page from '../../course/course-cards.module.css';

/** True if access was refused or the course does not exist; neither says whether it is for sale. */
const isDenial = (error: Error | null): boolean => error instanceof ApiError && [403, 404].includes(error.status);

/** /mycourse/:courseId: the offer of a course (decision A8). Owners are sent on to the course. */
export function CourseEntryPage() {
  const { courseId = '' } = useParams();
  const course = useCourse(courseId);
  const refusal = course.data === undefined && isDenial(course.error) ? course.error : undefined;
  if (refusal) return <CourseOffer courseId={courseId} refusal={refusal} />;
  return (
    <Stack gap={6} className={page.page}>
      <PageTitle title={ENTRY.title} isHidden />
      <Loadable query={course} loading={ENTRY.loading}>
        {(loaded) => <ToCourse course={loaded} />}
      </Loadable>
    </Stack>
  );
}

/** Sends an owner on to the course page; from a link whose press plays, to the next item itself. */
function ToCourse({ course }: { course: Course }) {
  const { state } = useLocation() as { state: Partial<typeof PLAYS> | null };
  const reply = useNewestProgress(course.id);
  if (!state?.plays) return <Navigate to={coursePath(course.id)} replace />;
  if (isAwaited(reply)) return null;
  const next = nextLesson(course.modules, progressByItem(reply.data));
  return <Navigate to={next ? lessonPath(course.id, next) : coursePath(course.id)} state={PLAYS} replace />;
}
