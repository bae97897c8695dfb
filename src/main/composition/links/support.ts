import type { CatalogReader } from '../../../domain/catalog/ports.ts';
import type { GetContent } from '../../../domain/catalog/queries/get-content.ts';
import type { UserRepository } from '../../../domain/identity/ports.ts';
import { lessonLabel } from '../../../domain/learning/next-item.ts';
import type { LessonTitles, LoggedStudents, OpenLessons } from '../../../domain/support/ports.ts';

export const openLessons = (getContent: GetContent): OpenLessons => ({
  courseOf: async (viewer, contentId) => (await getContent.run({ viewer, contentId })).courseId,
});

export const lessonTitles = (reader: CatalogReader): LessonTitles => ({
  async of(entries) {
    const courseIds = [...new Set(entries.map(({ courseId }) => courseId))];
    const [courses, items] = await Promise.all([reader.coursesByIds(courseIds), reader.studyItems(courseIds)]);
    const lessons = items.flatMap(({ contentId, title, moduleNumber, dayNumber }) =>
      contentId === null
        ? []
        : [[contentId, { title: title ?? '', label: lessonLabel(moduleNumber, dayNumber ?? 0) }] as const],
    );
    return { courses: new Map(courses.map(({ id, title }) => [id, title])), lessons: new Map(lessons) };
  },
});

export const loggedStudents = (users: UserRepository): LoggedStudents => ({
  isThere: async (userId) => (await users.find(userId))?.role === 'student',
});
