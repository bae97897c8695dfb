import type { CourseId } from '../kernel/ids.ts';
import { notEnrolled, previewsCourses, type Viewer } from '../kernel/viewer.ts';
import { noSuchCourse } from './errors.ts';
import type { CourseAccess, DiscussedCourse, DiscussedCourses } from './ports.ts';

/** The course, for a viewer who may enter it: discussions are open to the same people as all that is in it. */
export async function enteredCourse(
  { courses, access }: { courses: Pick<DiscussedCourses, 'find'>; access: CourseAccess },
  viewer: Viewer,
  courseId: CourseId,
): Promise<DiscussedCourse> {
  const course = await courses.find(courseId);
  if (!course) throw noSuchCourse();
  if (previewsCourses(viewer) || (await access.mayEnter(viewer.userId, courseId))) return course;
  throw course.isLive ? notEnrolled() : noSuchCourse();
}
