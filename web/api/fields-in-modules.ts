import { ApiError } from './client.ts';

/*
 * Translates the two requests with weeks: forms validate under their own names, and refusals are mapped back. Replies
 * are translated by course-in-modules.ts.
 */

const wire = () => import('../../src/wire/admin-catalog.ts');

/** Loads the schema of a new course, for a form with a file instead of a key. */
export const newCourseSchema = () =>
  wire().then(({ newCourseBody }) =>
    newCourseBody.omit(['thumbnail', 'weeks', 'moduleTitles']).shape({ moduleCount: newCourseBody.fields.weeks }),
  );

export const newModuleSchema = () =>
  wire().then(({ newWeekBody }) =>
    newWeekBody.omit(['weekNumber']).shape({ moduleNumber: newWeekBody.fields.weekNumber }),
  );

const NAMES: Readonly<Record<string, string>> = { weeks: 'moduleCount', weekNumber: 'moduleNumber' };

/** Handler for `catch`: rethrows the refusal with the form's field names. */
export function refusedInModules(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  const fields = Object.entries(error.fields).map(([name, complaint]) => [NAMES[name] ?? name, complaint]);
  throw Object.assign(error, { fields: Object.fromEntries(fields) });
}
