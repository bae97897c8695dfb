/*
 * The handful of helpers that Formik takes from lodash, deepmerge and hoist-non-react-statics, written for what forms
 * hold: plain objects, lists, dates, files. The build puts these in their place (vite.config.ts), which keeps 6 kB
 * compressed out of the sign-in page.
 */
type Dictionary = Record<string, unknown>;

export function isPlainObject(value: unknown): value is Dictionary {
  if (typeof value !== 'object' || value === null) return false;
  const parent: unknown = Object.getPrototypeOf(value);
  return parent === Object.prototype || parent === null;
}

/** One level deep; anything but lists and objects is itself. */
export function clone<Value>(value: Value): Value {
  if (Array.isArray(value)) return [...(value as unknown[])] as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.assign(Object.create(Object.getPrototypeOf(value) as object | null) as object, value) as Value;
}

/** Lists and plain objects all the way down; a date or a file is shared, because nobody writes into it. */
export function cloneDeep<Value>(value: Value): Value {
  if (Array.isArray(value)) return (value as unknown[]).map(cloneDeep) as Value;
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, cloneDeep(entry)])) as Value;
}

/** `days[0].title` → `['days', '0', 'title']`. */
export function toPath(path: unknown): string[] {
  if (Array.isArray(path)) return path.map(String);
  return String(path).match(/[^.[\]"']+/g) ?? [];
}

/** Formik merges its three sources of complaints; ours come from one, so the later entry simply wins. */
export const deepmerge = {
  all: (parts: readonly Dictionary[]): Dictionary => Object.assign({}, ...parts) as Dictionary,
};

/** Only the wrapping components call this, and no page uses them. */
export const hoistStatics = <Component>(wrapped: Component): Component => wrapped;
