/** The course that a folder goes into, as far as its names and numbers matter. */
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

/** Called after its number, as every new day is. */
export const isUntitled = ({ dayNumber, title }: DaySoFar): boolean => ['', `Day ${dayNumber}`].includes(title.trim());

/** What a new module begins with (specification 4). */
export const DAYS_OF_NEW_MODULE = 7;
