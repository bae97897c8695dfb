import { type AnyObject, type InferType, type ObjectSchema, ValidationError } from 'yup';
import { isParameters, unreadable } from './parameters.ts';

export type Checked<T> =
  | { readonly value: T }
  | { readonly fields: Readonly<Record<string, string>>; readonly message: string };

const SCALARS = new Set(['string', 'number', 'boolean', 'date']);

/**
 * Validates fields: returns them as the schema has them, without unknown ones, or a sentence for every wrong one under
 * its path, as `questions[2].options[0].text`.
 */
export async function check<S extends ObjectSchema<AnyObject>>(
  schema: S,
  sent: object,
): Promise<Checked<InferType<S>>> {
  const odd: string[] = [];
  const known = knownOf(schema as Field, sent, '', odd);
  if (odd.length > 0) {
    const fields = Object.fromEntries(
      odd.map((path) => [path, isParameters(schema) ? unreadable(path) : NOT_READABLE]),
    );
    return { fields, message: Object.values(fields)[0] ?? NOT_READABLE };
  }
  try {
    return { value: await schema.validate(known, { abortEarly: false, stripUnknown: true, disableStackTrace: true }) };
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
  readonly tests?: readonly { readonly OPTIONS?: { readonly name?: string; readonly params?: { max?: number } } }[];
}

/**
 * Takes fields by own name only, at any depth: to yup a field called `constructor` is one of every schema's. Paths of
 * what would break it are left in `odd`: a list or an object where it would call `trim` or `toString`, and text that no
 * database keeps. A list is cut behind the first entry that is too many: it is refused as well, with fewer faults.
 */
function knownOf(field: Field, value: unknown, path: string, odd: string[]): unknown {
  const { type = '', fields, innerType } = field;
  if (SCALARS.has(type)) {
    if (isNoScalar(value)) odd.push(path);
    return value;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    if (!innerType) return value;
    return value.slice(0, maxOf(field) + 1).map((entry, index) => knownOf(innerType, entry, `${path}[${index}]`, odd));
  }
  if (!fields) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => Object.hasOwn(fields, name))
      .map(([name, inner]) => [name, knownOf(fields[name]!, inner, path === '' ? name : `${path}.${name}`, odd)]),
  );
}

const maxOf = ({ tests = [] }: Field): number =>
  tests.find(({ OPTIONS }) => OPTIONS?.name === 'max')?.OPTIONS?.params?.max ?? Infinity;

const isNoScalar = (value: unknown): boolean =>
  (typeof value === 'object' && value !== null) || (typeof value === 'string' && value.includes('\u0000'));
