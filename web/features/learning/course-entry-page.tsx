import { useParams } from 'react-router';
import { ApiError } from '../../api/client.ts';
import { useCourse } from '../../api/courses.ts';
import { CourseOffer } from './entry/course-offer.tsx';
import { OwnedCourse } from './entry/owned-course.tsx';

/** Refused to this person, or not there at all: both say nothing about being for sale. */
const isDenial = (error: Error | null): boolean => error instanceof ApiError && [403, 404].includes(error.status);

/** /mycourse/:courseId: the way into a course one owns; what it is and costs for whoever does not (decision A8). */
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
