/*
 * Small typed JSON Schema (2020-12) for what the server answers. A schema that is written for an interface of the wire
 * does not compile when the two differ. Replies are documented with these and checked by them in tests; a running
 * server never does, and the browser imports the interfaces alone.
 */

export type JsonSchema = { readonly [keyword: string]: unknown };

export interface Schema<T> {
  readonly json: JsonSchema;
  /** Only for the compiler: a schema of `string` is none of `string | null`. */
  readonly type?: (value: T) => T;
}

export interface Optional<T> extends Schema<T> {
  readonly isOptional: true;
}

type Field<T> = undefined extends T ? Optional<Exclude<T, undefined>> : Schema<T>;
type Fields<T> = { readonly [Name in keyof T]-?: Field<T[Name]> };

const schema = <T>(json: JsonSchema, description?: string): Schema<T> => ({
  json: description === undefined ? json : { ...json, description },
});

export const string = (description?: string) => schema<string>({ type: 'string' }, description);
export const number = (description?: string) => schema<number>({ type: 'number' }, description);
export const integer = (description?: string) => schema<number>({ type: 'integer' }, description);
export const boolean = (description?: string) => schema<boolean>({ type: 'boolean' }, description);
/** An ISO time in UTC. */
export const time = (description?: string) => schema<string>({ type: 'string', format: 'date-time' }, description);

export const oneOf = <const T extends string>(values: readonly T[], description?: string) =>
  schema<T>({ type: 'string', enum: values }, description);
export const only = <const T extends boolean | number | string>(value: T) => schema<T>({ const: value });
export const anything = (description?: string) => schema<unknown>({}, description);

export const list = <T>(items: Schema<T>, description?: string) =>
  schema<T[]>({ type: 'array', items: items.json }, description);
export const nullable = <T>(of: Schema<T>, description?: string) =>
  schema<T | null>({ anyOf: [of.json, { type: 'null' }] }, description);
export const either = <A, B>(a: Schema<A>, b: Schema<B>) => schema<A | B>({ anyOf: [a.json, b.json] });
export const record = <T>(values: Schema<T>, description?: string) =>
  schema<Record<string, T>>({ type: 'object', additionalProperties: values.json }, description);

export const optional = <T>(of: Schema<T>): Optional<T> => ({ ...of, isOptional: true });

/** Exactly these fields. One with a title is a component of the API document, which others refer to. */
export function object<T extends object>(fields: Fields<T>, title?: string): Schema<T> {
  const named = Object.entries(fields) as [string, Schema<unknown> & { isOptional?: true }][];
  return schema({
    ...(title && { title }),
    type: 'object',
    properties: Object.fromEntries(named.map(([name, { json }]) => [name, json])),
    required: named.filter(([, { isOptional }]) => !isOptional).map(([name]) => name),
    additionalProperties: false,
  });
}
