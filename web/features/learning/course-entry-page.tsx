import { useParams } from 'react-router';
import { ApiError } from '../../api/client.ts';
import { useCourse } from '../../api/courses.ts';
import { CourseOffer } from './entry/course-offer.tsx';
import { OwnedCourse } from './entry/owned-course.tsx';

/** True if access was refused or the course does not exist; neither says whether it is for sale. */
const isDenial = (error: Error | null): boolean => error instanceof ApiError && [403, 404].includes(error.status);

/** /mycourse/:courseId: entry to an owned course; otherwise its offer (decision A8). */
export function CourseEntryPage() {
  const { courseId = '' } = useParams();
  const course = useCourse(courseId);
  const refusal = course.data === undefined && isDenial(course.error) ? course.error : undefined;
  return refusal ? (
    <CourseOffer courseId={courseId} refusal={refusal} />
  ) : (
    <OwnedCourse courseId={courseId} course={course} />
  );
}
