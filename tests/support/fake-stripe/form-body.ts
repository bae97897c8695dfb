/** A value of a form body: text, or an object whose lists have the keys 0, 1, 2. */
export type Form = { readonly [key: string]: string | Form };

/** `a[b][0]=c`, as Stripe's clients write it. */
export function readForm(text: string): Form {
  const root: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = [...name.matchAll(/[^[\]]+/g)].map(([key]) => key);
    const last = keys.pop() ?? '';
    let at = root;
    for (const key of keys) at = (at[key] ??= {}) as Record<string, unknown>;
    at[last] = value;
  }
  return root as Form;
}

/** The parameters that a call takes. `text`, `number` or a shape; `each` stands for a list. */
export type Shape = { readonly [name: string]: 'text' | 'number' | 'boolean' | 'any' | Shape };

/** The name of the first parameter that the call does not know or cannot read, as Stripe reports it. */
export function unknownIn(form: Form, shape: Shape, path = ''): { param: string; isUnknown: boolean } | undefined {
  for (const [key, value] of Object.entries(form)) {
    const param = path === '' ? key : `${path}[${key}]`;
    const expected = shape[key] ?? (/^\d+$/.test(key) ? shape['each'] : undefined);
    if (expected === undefined) return { param, isUnknown: true };
    if (expected === 'any') continue;
    if (typeof expected === 'object') {
      const inner = typeof value === 'object' ? unknownIn(value, expected, param) : { param, isUnknown: false };
      if (inner) return inner;
    } else if (typeof value !== 'string' || !isReadable(value, expected)) return { param, isUnknown: false };
  }
  return undefined;
}

const isReadable = (value: string, kind: 'text' | 'number' | 'boolean'): boolean =>
  kind === 'text' || (kind === 'number' ? /^-?\d+$/.test(value) : value === 'true' || value === 'false');

export const textAt = (form: Form, ...path: readonly string[]): string | undefined => {
  const value = path.reduce<string | Form | undefined>(
    (at, key) => (typeof at === 'object' ? at[key] : undefined),
    form,
  );
  return typeof value === 'string' ? value : undefined;
};

export const formAt = (form: Form, key: string): Form => {
  const value = form[key];
  return typeof value === 'object' ? value : {};
};
