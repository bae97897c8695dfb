import { lengthOf } from '../../../domain/catalog/course-tree.ts';
import type { CatalogReader } from '../../../domain/catalog/ports.ts';
import type { CheckAccess } from '../../../domain/enrolment/queries/check-access.ts';
import type { ListAccess } from '../../../domain/enrolment/queries/list-access.ts';
import type { CourseContents, StudentCourses, StudyPlans } from '../../../domain/learning/ports.ts';
import { courseAccess } from './catalog.ts';
import { KeptStudyPlans } from './kept-study-plans.ts';

export const courseContents = (reader: CatalogReader): CourseContents => ({
  async find(courseId, contentId) {
    const found = await reader.content(contentId);
    if (found?.courseId !== courseId) return undefined;
    const { content } = found;
    return content.type === 'video'
      ? { isVideo: true, lengthSeconds: lengthOf(content) ?? undefined, bytes: content.file?.bytes ?? 0 }
      : { isVideo: false, lengthSeconds: undefined, bytes: 0 };
  },
});

export const studentCourses = (checkAccess: CheckAccess, listAccess: ListAccess): StudentCourses => ({
  ...courseAccess(checkAccess),
  of: (userId) => listAccess.run({ userId }),
});

const plans = new WeakMap<CatalogReader, StudyPlans>();

/** The same for every link that asks the same reader. */
export function studyPlans(reader: CatalogReader): StudyPlans {
  const known = plans.get(reader) ?? new KeptStudyPlans(reader);
  plans.set(reader, known);
  return known;
}
