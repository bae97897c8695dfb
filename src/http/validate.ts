import { DomainError } from '../domain/kernel/errors.ts';
import { type Checked, check } from '../wire/check.ts';
import { isParameters } from '../wire/parameters.ts';

export type BodySchema = Parameters<typeof check>[0];

/** The parsed type of a schema; undefined where a route has none. */
export type ValueOf<S> = S extends BodySchema
  ? Extract<Checked<Awaited<ReturnType<S['validate']>>>, { value: unknown }>['value']
  : undefined;

/**
 * Validates a body by its schema: drops unknown fields and names every wrong one. A body that is no object at all is
 * `malformed`; one with wrong fields is `invalid`.
 */
export async function parse<S extends BodySchema>(schema: S, body: unknown): Promise<ValueOf<S>> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new DomainError('malformed', 'request/not-an-object', 'The request needs a JSON object.');
  }
  const checked = await check(schema, body);
  if ('value' in checked) return checked.value as ValueOf<S>;
  if (isParameters(schema)) throw new DomainError('malformed', 'request/parameter', checked.message);
  throw new DomainError('invalid', 'request/invalid', checked.message, { fields: checked.fields });
}
