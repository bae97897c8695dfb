import * as labels from '../../src/wire/course-labels.ts';
import { M } from '../../src/wire/messages.ts';

/** Labels of modules and days, for students and administrators alike. */

interface Numbered {
  readonly moduleNumber: number;
}

interface Titled {
  readonly title: string;
}

export const moduleTitle = ({ title }: Titled): string => title.trim() || M.moduleTitleFallback;

/** Returns `MODULE 01`. */
export const moduleCode = ({ moduleNumber }: Numbered): string => labels.moduleCode(moduleNumber);

/** Returns `MODULE 01 - title` (specification 2.4). */
export const moduleLabel = (module: Numbered & Titled): string =>
  M.moduleLabel(module.moduleNumber, moduleTitle(module));

/** Returns module and day, as in 1.3. */
export const dayLabel = ({ moduleNumber }: Numbered, { dayNumber }: { readonly dayNumber: number }): string =>
  labels.dayLabel(moduleNumber, dayNumber);

export const dayTitle = ({ title, dayNumber }: Titled & { readonly dayNumber: number }): string =>
  title.trim() || `Day ${dayNumber}`;

interface WithContents<Content> {
  readonly contents: readonly Content[];
}

/** Returns the items of these days, in order. */
export const itemsOf = <Content>(days: readonly WithContents<Content>[]): Content[] =>
  days.flatMap(({ contents }) => contents);

interface WholeModule {
  readonly days: readonly WithContents<unknown>[];
  readonly documents: readonly unknown[];
}

export interface CourseSums {
  readonly days: number;
  readonly items: number;
  readonly documents: number;
}

export function sumsOf(modules: readonly WholeModule[]): CourseSums {
  const sums = { days: 0, items: 0, documents: 0 };
  for (const { days, documents } of modules) {
    sums.days += days.length;
    sums.documents += documents.length;
    sums.items += itemsOf(days).length;
  }
  return sums;
}
