import type { AnySchema, ValidationError } from 'yup';

/** For example `() => import('../../../src/wire/identity.ts').then((wire) => wire.loginBody)`. */
export type SchemaLoader = () => Promise<AnySchema>;

/** Detects Yup's error by name: importing its class would add Yup to the first load. */
const isValidationError = (error: unknown): error is ValidationError =>
  error instanceof Error && error.name === 'ValidationError';

/** Returns the first error of each field. */
function complaints(error: ValidationError): Record<string, string> {
  const all = error.inner.length > 0 ? error.inner : [error];
  const first: Record<string, string> = {};
  for (const { path, message } of all) if (path !== undefined) first[path] ??= message;
  return first;
}

/** Validates against a lazily loaded schema (by `prepare`, or by the first check). */
export function validator(load: SchemaLoader | undefined) {
  let schema: Promise<AnySchema> | undefined;
  const fetch = () => {
    // Forgets a failed load, so that the next check retries.
    schema ??= load?.().catch((error: unknown) => {
      schema = undefined;
      throw error;
    });
    return schema;
  };
  return {
    prepare: () => void fetch()?.catch(() => undefined),

    /** Returns no errors if the schema fails to load: the server validates with the same one. */
    run: async (values: unknown): Promise<Record<string, string>> => {
      const known = await fetch()?.catch(() => undefined);
      if (!known) return {};
      try {
        await known.validate(values, { abortEarly: false });
        return {};
      } catch (error) {
        if (isValidationError(error)) return complaints(error);
        throw error;
      }
    },
  };
}
