import type { CourseProgressReply } from '../../../../src/wire/replies/enrolment.ts';
import type { Course } from '../../../api/courses.ts';

export interface ModuleProgress {
  moduleNumber: number;
  title: string;
  dayCount: number;
  itemCount: number;
  documentCount: number;
  doneCount: number;
}

/** Returns the progress per module. Documents are reference material: counted as contents, not as work. */
export function moduleProgress(
  modules: Course['modules'],
  progress: CourseProgressReply | undefined,
): ModuleProgress[] {
  const done = new Set(progress?.items.filter((item) => item.completed).map((item) => item.contentId));
  return modules.map((module) => {
    const contents = module.days.flatMap((day) => day.contents);
    return {
      moduleNumber: module.moduleNumber,
      title: module.title,
      dayCount: module.days.length,
      itemCount: contents.length,
      documentCount: module.documents.length,
      doneCount: contents.filter((content) => done.has(content.id)).length,
    };
  });
}

export const sumOf = (modules: readonly ModuleProgress[], count: 'itemCount' | 'doneCount'): number =>
  modules.reduce((sum, module) => sum + module[count], 0);
