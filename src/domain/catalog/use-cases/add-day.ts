import type { CourseId, Ids, ModuleId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { type Day, defaultDayTitle } from '../day.ts';
import { daysChanged, noSuchModule } from '../errors.ts';
import type { CourseNodeRepository, CourseRepository } from '../ports.ts';

export interface NewDay {
  readonly courseId: CourseId;
  readonly moduleId: ModuleId;
  readonly title: string;
  /** Number that follows from the days the client has seen; makes a repeated request idempotent. */
  readonly expectedNumber?: number;
}

/** A day after the last one of its module; untitled it is called after its number. */
export class AddDay {
  constructor(
    private readonly work: UnitOfWork<{ courses: CourseRepository; nodes: CourseNodeRepository }>,
    private readonly ids: Ids,
  ) {}

  run({ courseId, moduleId, title, expectedNumber }: NewDay): Promise<Day> {
    return this.work.run(async ({ courses, nodes }) => {
      await courses.hold(courseId);
      if (!(await courses.findModule(courseId, moduleId))) throw noSuchModule();
      const number = ((await courses.listDays(courseId, moduleId)).at(-1)?.number ?? 0) + 1;
      if (expectedNumber !== undefined && expectedNumber !== number) throw daysChanged();
      const day: Day = {
        id: this.ids.next(),
        moduleId,
        number,
        title: title.trim() || defaultDayTitle(number),
        revision: 1,
      };
      await nodes.addDay(courseId, day);
      return day;
    });
  }
}
