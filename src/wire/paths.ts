/** `paths.course` is a pattern for the router; `href(paths.course, { courseId })` is the address of one course. */
export * as paths from './path-table.ts';

/** API version of this server. A client of another version must stop. */
export const API_VERSION = '1';

type ParamNames<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParamNames<Head> | ParamNames<Tail>
  : Path extends `:${infer Name}` | `*${infer Name}`
    ? Name
    : never;

/** Parameters of a path: `{ courseId: string }` for `/courses/:courseId`. */
export type PathParams<Path extends string> = { readonly [Name in ParamNames<Path>]: string };

/** An address, with the path in its type that it was made of: the reply of a call follows from that. */
export type Address<Path extends string = string> = string & { readonly madeOf?: Path };

/** Returns the address for a pattern. Values are encoded; the slashes of a `*key` stay. */
export const href = <const Path extends string>(path: Path, params: PathParams<Path>): Address<Path> =>
  path.replace(/([:*])(\w+)/g, (_, kind, name) => {
    const value = encodeURIComponent((params as Readonly<Record<string, string>>)[name] ?? '');
    return kind === '*' ? value.replaceAll('%2F', '/') : value;
  });
