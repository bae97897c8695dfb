import { DomainError } from '../kernel/errors.ts';
import type { CourseId, ModuleId } from '../kernel/ids.ts';

/**
 * The unit that a course is made of; called a week on the wire. Its number is unique in the course and keeps its
 * meaning.
 */
export interface CourseModule {
  readonly id: ModuleId;
  readonly courseId: CourseId;
  readonly number: number;
  readonly title: string;
  /** Rises with each edit of this very row, here and in all that follows. */
  readonly revision: number;
}

export const DEFAULT_MODULE_TITLE = 'Study Plan';
const MAX_MODULES = 60;
export const MAX_MODULE_NUMBER = 999;

/**
 * Makes the modules of a new course (decision B6); the given titles go to the first ones. Refuses an invalid count, and
 * more titles than modules.
 */
export function modulesOf(
  courseId: CourseId,
  count: number,
  nextId: () => string,
  titles: readonly string[] = [],
): CourseModule[] {
  if (!Number.isInteger(count) || count < 1 || count > MAX_MODULES) {
    const sentence = `Please choose between 1 and ${MAX_MODULES} modules.`;
    throw new DomainError('invalid', 'catalog/module-count', sentence, { fields: { moduleCount: sentence } });
  }
  if (titles.length > count) {
    const sentence = 'There are more titles than modules.';
    throw new DomainError('invalid', 'catalog/module-titles', sentence, { fields: { moduleTitles: sentence } });
  }
  return Array.from({ length: count }, (_, index) => ({
    id: nextId(),
    courseId,
    number: index + 1,
    title: titles[index]?.trim() || DEFAULT_MODULE_TITLE,
    revision: 1,
  }));
}
