import type { CourseReply } from '../../../../src/wire/catalog.ts';
import type { CourseProgressReply } from '../../../../src/wire/enrolment.ts';

export interface ModuleProgress {
  weekNumber: number;
  title: string;
  dayCount: number;
  itemCount: number;
  documentCount: number;
  doneCount: number;
}

/** How far somebody is in each module. Documents are for reference: they count as contents, not as work. */
export function moduleProgress(
  weeks: CourseReply['weeks'],
  progress: CourseProgressReply | undefined,
): ModuleProgress[] {
  const done = new Set(progress?.items.filter((item) => item.completed).map((item) => item.contentId));
  return weeks.map((week) => {
    const contents = week.days.flatMap((day) => day.contents);
    return {
      weekNumber: week.weekNumber,
      title: week.title,
      dayCount: week.days.length,
      itemCount: contents.length,
      documentCount: week.documents.length,
      doneCount: contents.filter((content) => done.has(content.id)).length,
    };
  });
}

export const sumOf = (modules: readonly ModuleProgress[], count: 'itemCount' | 'doneCount'): number =>
  modules.reduce((sum, module) => sum + module[count], 0);
