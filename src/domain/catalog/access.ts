import type { DomainError } from '../kernel/errors.ts';
import type { CourseId } from '../kernel/ids.ts';
import { notEnrolled, previewsCourses, type Viewer } from '../kernel/viewer.ts';
import { type ContentEntry, type DocumentEntry, isShown } from './course-tree.ts';
import { noSuchContent, noSuchCourse } from './errors.ts';
import type { CourseAccess, CourseRepository } from './ports.ts';

/**
 * Authorization: refuses a viewer who may not enter the course. That a live course exists is public, so its refusal may
 * say what is missing; a draft is refused in the same words as an unknown id (decision A14, decision B3, decision B5).
 * Owners and teachers preview everything.
 *
 * @param absent makes the error for an unknown id.
 */
export async function refuseStranger(
  access: CourseAccess,
  viewer: Viewer,
  course: { id: CourseId; isLive: boolean },
  absent: () => DomainError = noSuchCourse,
): Promise<void> {
  if (previewsCourses(viewer) || (await access.mayEnter(viewer.userId, course.id))) return;
  if (!course.isLive) throw absent();
  throw notEnrolled();
}

/** Refuses what a viewer's course does not show them, in the words of an unknown id. */
export async function refuseHidden(
  { courses, access }: { courses: Pick<CourseRepository, 'find'>; access: CourseAccess },
  viewer: Viewer,
  courseId: CourseId,
  entry: ContentEntry | DocumentEntry,
): Promise<void> {
  const course = await courses.find(courseId);
  if (!course) throw noSuchContent();
  await refuseStranger(access, viewer, course, noSuchContent);
  if (!previewsCourses(viewer) && !isShown(entry)) throw noSuchContent();
}
