import { array, number, type ObjectShape, object } from 'yup';
import { text } from './strict-text.ts';

/*
 * Small queries of addresses that pages put together. A person never fills them in, so that one that cannot be read is
 * malformed (400) as a whole, where a wrong field of a form is invalid (422) by its name.
 */

const MAX_CHARACTERS = 500;

export const unreadable = (name: string): string => `The parameter ${name} is not readable.`;

const parameterSchemas = new WeakSet<object>();

export const isParameters = (schema: object): boolean => parameterSchemas.has(schema);

export function parameters<Fields extends ObjectShape>(fields: Fields) {
  const schema = object(fields);
  parameterSchemas.add(schema);
  return schema;
}

/** One short text; an empty one counts as none. */
export const textParameter = (name: string) =>
  text(unreadable(name))
    .transform((value: unknown) => (value === '' ? undefined : value))
    .max(MAX_CHARACTERS, unreadable(name))
    .optional();

const MAX_ENTRY = 100;

/** Ids separated by commas, without duplicates; `max` is that of the same list in a body. */
export const listParameter = (name: string, max: number) =>
  array()
    .of(text(unreadable(name)).required(unreadable(name)).max(MAX_ENTRY, unreadable(name)))
    .transform((_value: unknown, sent: unknown) => (typeof sent === 'string' ? entriesOf(sent) : [null]))
    .max(max, unreadable(name))
    .default([]);

const entriesOf = (sent: string): string[] => [...new Set(sent.split(',').filter((entry) => entry !== ''))];

/** A whole number from 0; none is 0. */
export const wholeParameter = (name: string) =>
  number()
    .transform((_value: unknown, sent: unknown) =>
      sent === '' ? 0 : typeof sent === 'string' && /^\d{1,9}$/.test(sent) ? Number(sent) : Number.NaN,
    )
    .typeError(unreadable(name))
    .default(0);
