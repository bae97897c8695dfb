import type { LessonReader } from '../../../domain/catalog/lesson-reader.ts';
import type { CatalogReader } from '../../../domain/catalog/ports.ts';
import type { AccessEnds, DiscussedCourses } from '../../../domain/discussions/ports.ts';
import type { EnrolmentRepository } from '../../../domain/enrolment/ports.ts';

export const discussedCourses = (
  reader: Pick<CatalogReader, 'courseFacts'>,
  lessons: Pick<LessonReader, 'of'>,
): DiscussedCourses => ({
  find: async (courseId) => (await reader.courseFacts([courseId]))[0],
  async items(courseId, ids) {
    const found = ids.length === 0 ? [] : await lessons.of(ids);
    return found
      .filter((lesson) => lesson.courseId === courseId)
      .map(({ contentId, title, isPaper }) => ({ id: contentId, title, isVideo: !isPaper }));
  },
});

export const accessEnds = (enrolments: Pick<EnrolmentRepository, 'find'>): AccessEnds => ({
  of: async (userId, courseId) => (await enrolments.find(userId, courseId))?.endsAt ?? null,
});
