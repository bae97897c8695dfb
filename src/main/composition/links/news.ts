import { nextDiscussion } from '../../../domain/catalog/guidance.ts';
import type { CatalogReader } from '../../../domain/catalog/ports.ts';
import type { UserRepository } from '../../../domain/identity/ports.ts';
import type { Accounts, CourseGuides } from '../../../domain/news/ports.ts';
import { studyPlans } from './learning.ts';

export const courseGuides = (reader: CatalogReader): CourseGuides => ({
  known: async (courseIds) => (courseIds.length === 0 ? [] : (await reader.courseFacts(courseIds)).map(({ id }) => id)),
  async opening(courseId) {
    const [course] = await studyPlans(reader).of([courseId]);
    if (!course) return undefined;
    const first = course.modules.find(({ items }) => items.length > 0);
    const [item] = first?.items ?? [];
    const firstStep =
      first && item ? { label: `Module ${first.number}, Day ${item.dayNumber}`, title: item.title } : null;
    return { title: course.title, firstStep };
  },
  async discussions(now) {
    const courses = await reader.listCourses();
    return courses.flatMap(({ id, title, isLive, guidance: { liveRoom } }) => {
      if (!isLive || !liveRoom) return [];
      const { startsAt } = nextDiscussion(liveRoom, now);
      return startsAt > now ? [{ courseId: id, title, startsAt }] : [];
    });
  },
});

export const accounts = (users: Pick<UserRepository, 'find'>): Accounts => ({
  has: async (userId) => (await users.find(userId)) !== undefined,
});
