import { type AnyObject, type InferType, type ObjectSchema, ValidationError } from 'yup';
import { isParameters, unreadable } from './parameters.ts';

export type Checked<T> =
  | { readonly value: T }
  | { readonly fields: Readonly<Record<string, string>>; readonly message: string };

const SCALARS = new Set(['string', 'number', 'boolean', 'date']);

/** Validates fields: returns them as the schema has them, without unknown ones, or a sentence for every wrong field. */
export async function check<S extends ObjectSchema<AnyObject>>(
  schema: S,
  sent: object,
): Promise<Checked<InferType<S>>> {
  const known = knownFields(schema, sent);
  const odd = Object.keys(known).filter((name) => isOdd(schema, name, known[name]));
  if (odd.length > 0) {
    const fields = Object.fromEntries(
      odd.map((name) => [name, isParameters(schema) ? unreadable(name) : NOT_READABLE]),
    );
    return { fields, message: Object.values(fields)[0] ?? NOT_READABLE };
  }
  try {
    return { value: await schema.validate(known, { abortEarly: false, stripUnknown: true }) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const fields: Record<string, string> = {};
    for (const fault of error.inner) fields[fault.path ?? ''] ??= fault.message;
    return { fields, message: Object.values(fields)[0] ?? error.message };
  }
}

const NOT_READABLE = 'This field is not readable.';

interface Field {
  readonly type?: string;
  readonly fields?: Readonly<Record<string, Field>>;
  readonly innerType?: Field;
}

/** By own name only, in the rows of a list too: to yup a field called `constructor` is one of every schema's. */
const knownFields = (schema: ObjectSchema<AnyObject>, sent: object): Record<string, unknown> =>
  known(schema as Field, sent) as Record<string, unknown>;

function known(field: Field | undefined, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return field?.innerType ? value.map((entry) => known(field.innerType, entry)) : value;
  const { fields } = field ?? {};
  if (!fields) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => Object.hasOwn(fields, name))
      .map(([name, inner]) => [name, known(fields[name], inner)]),
  );
}

/**
 * A list or an object where yup would call `trim` or `toString` on it, and text that no database keeps. A list of
 * ours holds rows of plain values.
 */
function isOdd(schema: ObjectSchema<AnyObject>, name: string, value: unknown): boolean {
  const type = (schema.fields[name] as { type?: string } | undefined)?.type ?? '';
  if (type === 'array')
    return (
      Array.isArray(value) &&
      value.some((entry) => typeof entry === 'object' && entry !== null && Object.values(entry).some(isNoScalar))
    );
  return SCALARS.has(type) && isNoScalar(value);
}

const isNoScalar = (value: unknown): boolean =>
  (typeof value === 'object' && value !== null) || (typeof value === 'string' && value.includes('\u0000'));
