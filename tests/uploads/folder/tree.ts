import type { CourseSoFar } from '../../../src/uploads/folder/course-so-far.ts';
import type { FolderFile, FolderPlan } from '../../../src/uploads/folder/plan.ts';
import { planFolder } from '../../../src/uploads/folder-plan.ts';

const MEGABYTE = 1_000_000;

export const file = (path: string, facts: Partial<FolderFile> = {}): FolderFile => ({
  path,
  size: MEGABYTE,
  type: '',
  lastModified: 1_700_000_000_000,
  ...facts,
});

export const courseOf = (...titles: string[]): CourseSoFar => ({
  modules: titles.map((title, index) => ({
    moduleNumber: index + 1,
    title,
    days: Array.from({ length: 7 }, (_, day) => ({ dayNumber: day + 1, title: `Day ${day + 1}` })),
  })),
});

export const planOf = (paths: readonly (string | FolderFile)[], course: CourseSoFar = courseOf()) =>
  planFolder(
    paths.map((path) => (typeof path === 'string' ? file(path) : path)),
    course,
  );

/** `1.3`, `1 documents`, or the question. */
const placeOf = ({ target, question }: FolderPlan<FolderFile>['items'][number]): string => {
  if (!target) return question ?? '';
  return target.kind === 'day' ? `${target.moduleNumber}.${target.dayNumber}` : `${target.moduleNumber} documents`;
};

export const placesIn = (plan: FolderPlan<FolderFile>): Record<string, string> =>
  Object.fromEntries(plan.items.map((item) => [item.path, placeOf(item)]));

export const reasonsIn = (plan: FolderPlan<FolderFile>): Record<string, string> =>
  Object.fromEntries(plan.skipped.map(({ path, reason }) => [path, reason]));
