import { DomainError } from '../domain/kernel/errors.ts';
import { type Checked, check } from '../wire/check.ts';

type Schema = Parameters<typeof check>[0];
type ValueOf<S extends Schema> = Extract<Checked<Awaited<ReturnType<S['validate']>>>, { value: unknown }>['value'];

/**
 * What the client sent, as the schema has it: unknown fields are dropped, every wrong field is named.
 * A body that is no object at all is `malformed`; one with wrong fields is `invalid`.
 */
export async function parse<S extends Schema>(schema: S, body: unknown): Promise<ValueOf<S>> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new DomainError('malformed', 'request/not-an-object', 'The request needs a JSON object.');
  }
  const checked = await check(schema, body);
  if ('value' in checked) return checked.value as ValueOf<S>;
  throw new DomainError('invalid', 'request/invalid', checked.message, { fields: checked.fields });
}

/** A query parameter that is one short text; repeated or nested ones are refused. */
export function textParameter(value: unknown, name: string): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'string' && value.length <= 500) return value;
  throw new DomainError('malformed', 'request/parameter', `The parameter ${name} is not readable.`);
}

/** A query parameter that is a whole number from 0; absent it is 0. */
export function wholeParameter(value: unknown, name: string): number {
  const text = textParameter(value, name) ?? '0';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new DomainError('malformed', 'request/parameter', `The parameter ${name} is not readable.`);
}
