import { lengthOf } from '../../../domain/catalog/course-tree.ts';
import type { CatalogReader, StudyItem } from '../../../domain/catalog/ports.ts';
import type { CheckAccess } from '../../../domain/enrolment/queries/check-access.ts';
import type { ListAccess } from '../../../domain/enrolment/queries/list-access.ts';
import type { ModuleId } from '../../../domain/kernel/ids.ts';
import type { CourseContents, StudentCourses, StudyCourse, StudyPlans } from '../../../domain/learning/ports.ts';
import { courseAccess } from './catalog.ts';

export const courseContents = (reader: CatalogReader): CourseContents => ({
  async find(courseId, contentId) {
    const found = await reader.content(contentId);
    if (found?.courseId !== courseId) return undefined;
    const { content } = found;
    return {
      isVideo: content.type === 'video',
      lengthSeconds: lengthOf(content) ?? undefined,
      bytes: content.file?.bytes ?? 0,
    };
  },
});

export const studentCourses = (checkAccess: CheckAccess, listAccess: ListAccess): StudentCourses => ({
  ...courseAccess(checkAccess),
  of: (userId) => listAccess.run({ userId }),
});

export const studyPlans = (reader: CatalogReader): StudyPlans => ({
  async of(courseIds) {
    const [courses, items] = await Promise.all([reader.coursesByIds(courseIds), reader.studyItems(courseIds)]);
    const byId = new Map(courses.map((course) => [course.id, course]));
    return courseIds.flatMap((id) => {
      const course = byId.get(id);
      const own = items.filter((item) => item.courseId === id);
      if (!course) return [];
      const { title, thumbnailKey, smallThumbnailKey } = course;
      return [{ id, title, thumbnailKey, smallThumbnailKey, modules: modulesOf(own) }];
    });
  },
});

function modulesOf(items: readonly StudyItem[]): StudyCourse['modules'] {
  type StudyModule = StudyCourse['modules'][number];
  const modules = new Map<ModuleId, Omit<StudyModule, 'items'> & { items: StudyModule['items'][number][] }>();
  for (const item of items) {
    const { moduleId: id, moduleNumber: number, moduleTitle: title } = item;
    const module = modules.get(id) ?? { id, number, title, items: [] };
    modules.set(id, module);
    if (item.contentId === null) continue;
    module.items.push({
      contentId: item.contentId,
      dayNumber: item.dayNumber ?? 0,
      type: item.type ?? '',
      title: item.title ?? '',
    });
  }
  return [...modules.values()];
}
