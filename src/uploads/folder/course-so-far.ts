import { M } from '../../wire/messages.ts';

/** The target course: names and numbers that a plan needs. */
export interface CourseSoFar {
  readonly modules: readonly ModuleSoFar[];
}

export interface ModuleSoFar {
  readonly moduleNumber: number;
  readonly title: string;
  readonly days: readonly DaySoFar[];
}

export interface DaySoFar {
  readonly dayNumber: number;
  readonly title: string;
}

/** Tells whether a day has its default title, which is its number. */
export const isUntitled = ({ dayNumber, title }: DaySoFar): boolean => ['', `Day ${dayNumber}`].includes(title.trim());

/** Tells whether a module has its default title (decision B6). */
export const isUntitledModule = ({ title }: Pick<ModuleSoFar, 'title'>): boolean =>
  ['', M.moduleTitleFallback].includes(title.trim());

/** Days of a new module (specification 4). */
export const DAYS_OF_NEW_MODULE = 7;
