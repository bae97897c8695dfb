import { nextDiscussion } from '../../../domain/catalog/guidance.ts';
import type { CatalogReader } from '../../../domain/catalog/ports.ts';
import { FindReportAnswer } from '../../../domain/exam/queries/find-report-answer.ts';
import type { CourseGuides, ReportAnswers } from '../../../domain/news/ports.ts';
import { link } from '../bindings.ts';
import type { Ports } from '../dependencies.ts';
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

export const reportAnswers = (findReportAnswer: FindReportAnswer): ReportAnswers => ({
  find: (reportId) => findReportAnswer.run({ reportId }),
});

export const newsLinks = ({ catalog }: Pick<Ports, 'catalog'>) => ({
  courseGuides: link(courseGuides, catalog.reader),
  reportAnswers: link(reportAnswers, FindReportAnswer),
});
