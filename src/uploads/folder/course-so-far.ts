/** The course that a folder goes into, as far as its names and numbers matter. */
export interface CourseSoFar {
  readonly modules: readonly ModuleSoFar[];
}

export interface ModuleSoFar {
  readonly moduleNumber: number;
  readonly title: string;
  readonly days: readonly { readonly dayNumber: number }[];
}

/** What a new module begins with (specification 4). */
export const DAYS_OF_NEW_MODULE = 7;
