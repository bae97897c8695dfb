import type { JsonSchema } from '../../wire/json-schema.ts';
import type { BodySchema } from '../validate.ts';

/** Part of yup's `describe()` that is read here. */
interface Description {
  readonly type: string;
  readonly nullable?: boolean;
  readonly optional?: boolean;
  readonly default?: unknown;
  /** `isRequired`: a request without it is refused, although not by the schema. */
  readonly meta?: { readonly isRequired?: boolean };
  readonly oneOf?: readonly unknown[];
  readonly tests?: readonly { readonly name?: string; readonly params?: Readonly<Record<string, unknown>> }[];
  readonly fields?: Readonly<Record<string, Description>>;
  readonly innerType?: Description;
}

/** The JSON Schema of a yup schema for a body: types, bounds, choices, and what must be there. */
export const bodyJsonSchema = (schema: BodySchema): JsonSchema =>
  jsonSchemaOf(schema.describe() as unknown as Description);

/** The fields of a query, each with its JSON Schema. */
export function queryFields(schema: BodySchema): { name: string; required: boolean; schema: JsonSchema }[] {
  const { fields = {} } = schema.describe() as unknown as Description;
  return Object.entries(fields).map(([name, field]) => ({
    name,
    required: isRequired(field),
    schema: jsonSchemaOf(field),
  }));
}

const isRequired = ({ type, optional, default: usual, meta }: Description): boolean =>
  meta?.isRequired === true || (optional === false && (usual === undefined || type === 'object'));

export function jsonSchemaOf(field: Description): JsonSchema {
  const facts = { ...shapeOf(field), ...boundsOf(field), ...choicesOf(field), ...defaultOf(field) };
  return field.nullable ? { anyOf: [facts, { type: 'null' }] } : facts;
}

function shapeOf({ type, fields, innerType, tests = [] }: Description): JsonSchema {
  if (type === 'object') {
    const entries = Object.entries(fields ?? {});
    return {
      type,
      properties: Object.fromEntries(entries.map(([name, field]) => [name, jsonSchemaOf(field)])),
      required: entries.filter(([, field]) => isRequired(field)).map(([name]) => name),
    };
  }
  if (type === 'array') return { type, items: innerType ? jsonSchemaOf(innerType) : {} };
  return { type: type === 'number' && tests.some(({ name }) => name === 'integer') ? 'integer' : type };
}

const BOUNDS: Readonly<Record<string, { min: string; max: string }>> = {
  string: { min: 'minLength', max: 'maxLength' },
  array: { min: 'minItems', max: 'maxItems' },
  number: { min: 'minimum', max: 'maximum' },
};

function boundsOf({ type, tests = [], meta }: Description): JsonSchema {
  const names = BOUNDS[type];
  const bounds: Record<string, unknown> = meta?.isRequired && type === 'string' ? { minLength: 1 } : {};
  for (const { name, params = {} } of tests) {
    if (name === 'required' && type === 'string') bounds['minLength'] ??= 1;
    if (names && name === 'min') bounds[names.min] = params['min'];
    if (names && name === 'max') bounds[names.max] = params['max'];
    if (name === 'matches' && params['regex'] instanceof RegExp) bounds['pattern'] = params['regex'].source;
  }
  return bounds;
}

const choicesOf = ({ oneOf = [] }: Description): JsonSchema => (oneOf.length > 0 ? { enum: [...oneOf] } : {});

/** An object's own default is only the sum of its fields'. */
const defaultOf = ({ type, default: usual, meta }: Description): JsonSchema =>
  type === 'object' || usual === undefined || meta?.isRequired ? {} : { default: usual };
