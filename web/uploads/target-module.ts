import type { UploadTarget } from '../../src/uploads/upload-queue.ts';

/*
 * Translates upload targets into the screens' terms. Targets are stored in users' browsers with the journal, so their
 * fields keep their names: they call a module a week.
 */

interface Course {
  readonly id: string;
  readonly title: string;
}

interface Module {
  readonly id: string;
  readonly moduleNumber: number;
}

export const targetOf = (course: Course, module: Module) => ({
  courseId: course.id,
  courseTitle: course.title,
  weekId: module.id,
  weekNumber: module.moduleNumber,
});

/** Returns the number of the module and, for a day, of the day. */
export const numbersOf = (target: UploadTarget): [moduleNumber: number, dayNumber?: number] =>
  target.kind === 'document' ? [target.weekNumber] : [target.weekNumber, target.dayNumber];

/** Tells whether a target is one of these days, which this module would no longer contain. */
export const losesItsDay = (target: UploadTarget, dayIds: readonly string[], moduleId: string | undefined): boolean =>
  target.kind === 'content' && dayIds.includes(target.dayId) && target.weekId !== moduleId;
