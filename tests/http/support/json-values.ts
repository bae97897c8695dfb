import type { JsonSchema } from '../../../src/wire/json-schema.ts';
import type { Seeded } from '../../support/seeded.ts';
import { ODD_VALUES } from './odd-values.ts';

interface Described {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly minItems?: number;
}

/** Which fields a value is made with. */
export type Extent = 'required' | 'all';

/**
 * A value that a JSON Schema allows.
 *
 * @param given by the names of fields, where only the school knows a value that means something: ids, keys, codes.
 */
export function valueOf(schema: JsonSchema, extent: Extent, given: Readonly<Record<string, unknown>>): unknown {
  const { type, enum: choices, anyOf, properties = {}, required = [], items, ...bounds } = schema as Described;
  if (anyOf?.[0]) return valueOf(anyOf[0], extent, given);
  if (choices) return choices[0];
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => extent === 'all' || required.includes(name))
        .map(([name, field]) => [name, name in given ? given[name] : valueOf(field, extent, given)])
        .filter(([, value]) => value !== undefined),
    );
  if (type === 'array') return Array.from({ length: bounds.minItems ?? 0 }, () => valueOf(items ?? {}, extent, given));
  if (type === 'boolean') return true;
  if (type === 'number' || type === 'integer') return Math.max(1, bounds.minimum ?? 0);
  return 'word'.padEnd(bounds.minLength ?? 0, 's');
}

/** A copy with one thing in it that nobody asked for: at the top, or somewhere below. */
export function bent(value: unknown, random: Seeded): unknown {
  if (Array.isArray(value) && value.length > 0 && random.next() < 0.8) {
    const at = random.below(value.length);
    return random.of<() => unknown>([
      () => value.with(at, bent(value[at], random)),
      () => [...value, ...value],
      () => value.toSpliced(at, 1),
      () => [...value, random.of(ODD_VALUES)],
    ])();
  }
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0 && random.next() < 0.95) {
    const name = random.of(Object.keys(value));
    const { [name]: own, ...rest } = value as Record<string, unknown>;
    return random.of<() => unknown>([
      () => ({ ...rest, [name]: bent(own, random) }),
      () => ({ ...rest, [name]: random.of(ODD_VALUES) }),
      () => rest,
      () => ({ ...value, [random.of(['id', 'userId', 'role', 'constructor', 'toString'])]: random.of(ODD_VALUES) }),
    ])();
  }
  if (typeof value === 'number')
    return random.of<unknown>([
      -value,
      value + 0.5,
      value * 1e9,
      String(value),
      2 ** 31,
      2 ** 53,
      random.of(ODD_VALUES),
    ]);
  if (typeof value === 'string')
    return random.of<unknown>([
      `${value}${value}`,
      value.toUpperCase(),
      ` ${value}\n`,
      value.slice(1),
      `${value}\u202e`,
      `${value}'"`,
      random.of(ODD_VALUES),
    ]);
  return random.of(ODD_VALUES);
}

/** Copies of a value, each with one text or one list in it grown until the whole takes about so many bytes. */
export function swollen(value: unknown, bytes: number): unknown[] {
  if (typeof value === 'string') return [value.padEnd(bytes, ' word')];
  if (Array.isArray(value)) {
    const one = value[0] ?? 'word';
    const many = Array.from({ length: Math.ceil(bytes / (JSON.stringify(one).length + 1)) }, () => one);
    return [many, ...swollen(one, bytes).map((grown) => [grown])];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, own]) =>
    swollen(own, bytes - JSON.stringify(value).length).map((grown) => ({ ...value, [name]: grown })),
  );
}
