import type { CatalogReader } from '../../../domain/catalog/ports.ts';
import { type Discussion, endOf } from '../../../domain/discussions/discussion.ts';
import type { DiscussionRepository } from '../../../domain/discussions/ports.ts';
import { FindReportAnswer } from '../../../domain/exam/queries/find-report-answer.ts';
import type { StudyGoalRepository } from '../../../domain/learning/ports.ts';
import type { CourseGuides, LiveDiscussions, ReaderZones, ReportAnswers } from '../../../domain/news/ports.ts';
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
});

export function liveDiscussions(
  discussions: Pick<DiscussionRepository, 'between' | 'find'>,
  reader: Pick<CatalogReader, 'courseFacts'>,
): LiveDiscussions {
  /** Returns those whose course is there, with its title. */
  async function told(found: readonly Discussion[]) {
    if (found.length === 0) return [];
    const courses = await reader.courseFacts([...new Set(found.map(({ courseId }) => courseId))]);
    const titles = new Map(courses.map(({ id, title }) => [id, title]));
    return found.flatMap((one) => {
      const courseTitle = titles.get(one.courseId);
      if (courseTitle === undefined) return [];
      const { courseId, topic, startsAt, sequence, state } = one;
      const isCancelled = state === 'cancelled';
      return [{ courseId, courseTitle, topic, startsAt, endsAt: endOf(one), isCancelled, sequence }];
    });
  }
  return {
    between: async (from, to) => (await told(await discussions.between(from, to))).filter((one) => !one.isCancelled),
    async find(id) {
      const found = await discussions.find(id);
      return found && (await told([found]))[0];
    },
  };
}

export const readerZones = (goals: Pick<StudyGoalRepository, 'find'>): ReaderZones => ({
  of: async (userId) => (await goals.find(userId))?.timeZone ?? null,
});

export const reportAnswers = (findReportAnswer: FindReportAnswer): ReportAnswers => ({
  find: (reportId) => findReportAnswer.run({ reportId }),
});

export const newsLinks = ({ catalog, discussions, learning }: Pick<Ports, 'catalog' | 'discussions' | 'learning'>) => ({
  courseGuides: link(courseGuides, catalog.reader),
  liveDiscussions: link(liveDiscussions, discussions.discussions, catalog.reader),
  readerZones: link(readerZones, learning.studyGoals),
  reportAnswers: link(reportAnswers, FindReportAnswer),
});
