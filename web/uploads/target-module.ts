import type { UploadTarget } from '../../src/uploads/upload-queue.ts';

/*
 * Where files go, in the words of the screens. A target lies in people's browsers with the upload queue's journal, so
 * its fields keep their names: it calls a module a week.
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

/** The numbers of its module and, where it goes to a day, of that. */
export const numbersOf = (target: UploadTarget): [moduleNumber: number, dayNumber?: number] =>
  target.kind === 'document' ? [target.weekNumber] : [target.weekNumber, target.dayNumber];

/** Whether it goes to one of these days, which would not be found any more in this module. */
export const losesItsDay = (target: UploadTarget, dayIds: readonly string[], moduleId: string | undefined): boolean =>
  target.kind === 'content' && dayIds.includes(target.dayId) && target.weekId !== moduleId;
