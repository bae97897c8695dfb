import { ApiError } from './client.ts';

/*
 * The two requests whose fields JSON calls weeks: a form writes and checks them under its own names, and a refusal
 * comes back under those. Replies are translated by course-in-modules.ts.
 */

const wire = () => import('../../src/wire/admin-catalog.ts');

/** The rules of a new course, for a form that keeps a file where the server wants a key. */
export const newCourseSchema = () =>
  wire().then(({ newCourseBody }) =>
    newCourseBody.omit(['thumbnail', 'weeks']).shape({ moduleCount: newCourseBody.fields.weeks }),
  );

export const newModuleSchema = () =>
  wire().then(({ newWeekBody }) =>
    newWeekBody.omit(['weekNumber']).shape({ moduleNumber: newWeekBody.fields.weekNumber }),
  );

const NAMES: Readonly<Record<string, string>> = { weeks: 'moduleCount', weekNumber: 'moduleNumber' };

/** For `catch`: the same refusal, its complaints under the form's names. */
export function refusedInModules(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  const fields = Object.entries(error.fields).map(([name, complaint]) => [NAMES[name] ?? name, complaint]);
  throw Object.assign(error, { fields: Object.fromEntries(fields) });
}
