import type { AnySchema, ValidationError } from 'yup';

/** Such as `() => import('../../../src/wire/identity.ts').then((wire) => wire.loginBody)`. */
export type SchemaLoader = () => Promise<AnySchema>;

/** Yup's own class would pull Yup into the first load, so the error is known by its name. */
const isValidationError = (error: unknown): error is ValidationError =>
  error instanceof Error && error.name === 'ValidationError';

/** The first complaint of each field. */
function complaints(error: ValidationError): Record<string, string> {
  const all = error.inner.length > 0 ? error.inner : [error];
  const first: Record<string, string> = {};
  for (const { path, message } of all) if (path !== undefined) first[path] ??= message;
  return first;
}

/** Checks values against a schema that is fetched once, by `prepare` or by the first check. */
export function validator(load: SchemaLoader | undefined) {
  let schema: Promise<AnySchema> | undefined;
  const fetch = () => {
    // A failed fetch is forgotten, so that the next check tries again.
    schema ??= load?.().catch((error: unknown) => {
      schema = undefined;
      throw error;
    });
    return schema;
  };
  return {
    prepare: () => void fetch()?.catch(() => undefined),

    /** No complaints when the schema cannot be had: the server checks by the same one. */
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
