/*
 * Small typed JSON Schema (2020-12) for what the server answers. The type of a reply follows from its schema. Replies
 * are documented with these and checked by them in tests; a running server never does, and the browser imports the
 * types alone.
 */

export type JsonSchema = { readonly [keyword: string]: unknown };

export interface Schema<T> {
  readonly json: JsonSchema;
  /** Only for the compiler: makes the type invariant, so a schema of `string` is no schema of `string | null`. */
  readonly type?: (value: T) => T;
}

export interface Optional<T> extends Schema<T> {
  readonly isOptional: true;
}

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
/** A schema with this title from inside itself, as a list of lists. */
export const again = <T>(title: string) => schema<T>({ $ref: `#/components/schemas/${title}` });
export const record = <T>(values: Schema<T>, description?: string) =>
  schema<Record<string, T>>({ type: 'object', additionalProperties: values.json }, description);

export const optional = <T>(of: Schema<T>): Optional<T> => ({ ...of, isOptional: true });

type Fields = Readonly<Record<string, { readonly json: JsonSchema }>>;
type OptionalName<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { isOptional: true } ? Name : never;
}[keyof F];
type Flat<T> = { [Name in keyof T]: T[Name] };

/** The type of what a schema describes. */
export type Reply<S> = S extends Schema<infer T> ? T : never;

/** The type of an object of these fields. */
export type Shape<F extends Fields> = Flat<
  { -readonly [Name in Exclude<keyof F, OptionalName<F>>]: Reply<F[Name]> } & {
    -readonly [Name in OptionalName<F>]?: Reply<F[Name]>;
  }
>;

/** Exactly these fields. One with a title is a component of the API document, which others refer to. */
export function object<F extends Fields>(fields: F, title?: string): Schema<Shape<F>> {
  const named = Object.entries(fields) as [string, Schema<unknown> & { isOptional?: true }][];
  return schema({
    ...(title && { title }),
    type: 'object',
    properties: Object.fromEntries(named.map(([name, { json }]) => [name, json])),
    required: named.filter(([, { isOptional }]) => !isOptional).map(([name]) => name),
    additionalProperties: false,
  });
}
