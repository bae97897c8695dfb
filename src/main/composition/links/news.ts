import type { CatalogReader } from '../../../domain/catalog/ports.ts';
import { FindNextDiscussions } from '../../../domain/discussions/queries/find-next-discussions.ts';
import { FindReportAnswer } from '../../../domain/exam/queries/find-report-answer.ts';
import type { CourseGuides, ReportAnswers } from '../../../domain/news/ports.ts';
import { link } from '../bindings.ts';
import type { Ports } from '../dependencies.ts';
import { studyPlans } from './learning.ts';

export const courseGuides = (reader: CatalogReader, findNext: FindNextDiscussions): CourseGuides => ({
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
    const live = (await reader.listCourses()).filter(({ isLive }) => isLive);
    const next = await findNext.run({ courseIds: live.map(({ id }) => id) });
    return live.flatMap(({ id, title }) => {
      const startsAt = next.get(id)?.discussion.startsAt;
      return startsAt && startsAt > now ? [{ courseId: id, title, startsAt }] : [];
    });
  },
});

export const reportAnswers = (findReportAnswer: FindReportAnswer): ReportAnswers => ({
  find: (reportId) => findReportAnswer.run({ reportId }),
});

export const newsLinks = ({ catalog }: Pick<Ports, 'catalog'>) => ({
  courseGuides: link(courseGuides, catalog.reader, FindNextDiscussions),
  reportAnswers: link(reportAnswers, FindReportAnswer),
});
