import type { CatalogReader } from '../../../domain/catalog/ports.ts';
import type { GetContent } from '../../../domain/catalog/queries/get-content.ts';
import { lessonLabel } from '../../../domain/learning/next-item.ts';
import { readingOrder } from '../../../domain/learning/reading-order.ts';
import type { LessonTitles, OpenLessons } from '../../../domain/support/ports.ts';
import { studyPlans } from './learning.ts';

export const openLessons = (getContent: GetContent): OpenLessons => ({
  courseOf: async (viewer, contentId) => (await getContent.run({ viewer, contentId })).courseId,
});

export const lessonTitles = (reader: CatalogReader): LessonTitles => ({
  async of(entries) {
    const courseIds = [...new Set(entries.map(({ courseId }) => courseId))];
    const courses = await studyPlans(reader).of(courseIds);
    const orders = courses.map(readingOrder);
    const lessons = entries.flatMap(({ contentId }) => {
      const found = orders.map(({ items, indexOf }) => items[indexOf.get(contentId) ?? -1]).find(Boolean);
      if (!found) return [];
      const { moduleNumber, item } = found;
      return [[contentId, { title: item.title, label: lessonLabel(moduleNumber, item.dayNumber) }] as const];
    });
    return { courses: new Map(courses.map(({ id, title }) => [id, title])), lessons: new Map(lessons) };
  },
});
