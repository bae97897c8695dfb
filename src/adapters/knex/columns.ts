import { type Millis, toMillis, toMillisOrNull, toTime, toTimeOrNull } from './times.ts';

/** A column that stores a value in another form. */
interface Converted<Value> {
  readonly name: string;
  toStored(value: Value): unknown;
  fromStored(stored: never): Value;
}

/** A column that is null where the noun does not have the field. */
interface Optional {
  readonly name: string;
  readonly isOptional: true;
}

type Column<Value> =
  | Converted<Value>
  | ([Value] extends [string | number | null] ? string : undefined extends Value ? Optional : never);
type ColumnMap<Noun> = { readonly [Field in keyof Noun]-?: Column<Noun[Field]> };
type NameOf<C> = C extends string ? C : C extends { readonly name: infer Name extends string } ? Name : never;
type Stored<Value, C> = C extends Optional
  ? Exclude<Value, undefined> | null
  : C extends { toStored(value: never): infer S }
    ? S
    : Value;
type Row<Noun, Map> = { [Field in keyof Map & keyof Noun as NameOf<Map[Field]>]: Stored<Noun[Field], Map[Field]> };

/** A column as the mappings see it: without the types of its values. */
interface AnyColumn {
  readonly name: string;
  toStored?(value: unknown): unknown;
  fromStored?(stored: unknown): unknown;
}

/** The row that `columnsOf` describes. */
export type RowOf<Columns extends { toNoun(row: never): unknown }> = Parameters<Columns['toNoun']>[0];

/**
 * Maps the fields of a noun to the columns of its table, told once: row type, both mappings and the list of columns
 * follow. The second pair of brackets lets the compiler infer the names.
 */
export const columnsOf =
  <Noun extends object>() =>
  <const Map extends ColumnMap<Noun>>(map: Map) => {
    const columns = Object.entries(map as Record<string, string | AnyColumn>).map(
      ([field, column]): AnyColumn & { field: string } =>
        typeof column === 'string' ? { field, name: column } : { field, ...column },
    );

    const toNoun = (row: Row<Noun, Map>): Noun => {
      const noun: Record<string, unknown> = {};
      for (const { field, name, fromStored } of columns) {
        const stored = (row as Record<string, unknown>)[name];
        const value = fromStored ? fromStored(stored) : stored;
        if (value !== undefined) noun[field] = value;
      }
      return noun as Noun;
    };

    /** Maps a noun to a row, and a partial noun to the columns of its fields. */
    function toRow(noun: Noun): Row<Noun, Map>;
    function toRow(change: Partial<Noun>): Partial<Row<Noun, Map>>;
    function toRow(given: Partial<Noun>): object {
      const row: Record<string, unknown> = {};
      for (const { field, name, toStored } of columns) {
        const value = (given as Record<string, unknown>)[field];
        if (value !== undefined) row[name] = toStored ? toStored(value) : value;
      }
      return row;
    }

    return { names: columns.map(({ name }) => name), toNoun, toRow };
  };

export const time = <const Name extends string>(name: Name) => ({ name, toStored: toMillis, fromStored: toTime });

export const timeOrNull = <const Name extends string>(name: Name) => ({
  name,
  toStored: toMillisOrNull,
  fromStored: toTimeOrNull,
});

/** SQLite has no booleans: 0 or 1. */
export const flag = <const Name extends string>(name: Name) => ({
  name,
  toStored: (value: boolean): boolean | 0 | 1 => value,
  fromStored: Boolean as (stored: boolean | 0 | 1) => boolean,
});

/** Text column without null: null is stored as the empty text. */
export const textOrNone = <const Name extends string>(name: Name) => ({
  name,
  toStored: (value: string | null): string => value ?? '',
  fromStored: (stored: string): string | null => (stored === '' ? null : stored),
});

/** Null where the noun does not have the field. */
export const optional = <const Name extends string>(name: Name) =>
  ({ name, isOptional: true, fromStored: orUndefined }) as const;

export const optionalTime = <const Name extends string>(name: Name) => ({
  name,
  toStored: (value: Date | undefined): Millis | null => toMillisOrNull(value ?? null),
  fromStored: (stored: Millis | null): Date | undefined => toTimeOrNull(stored) ?? undefined,
});

export const json = <Value, const Name extends string>(name: Name) => ({
  name,
  toStored: (value: Value): string => JSON.stringify(value),
  fromStored: (stored: string): Value => JSON.parse(stored) as Value,
});

/** Null is stored as null and not as its JSON, so that a column that is added to a table has it from the start. */
export const jsonOrNull = <Value, const Name extends string>(name: Name) => ({
  name,
  toStored: (value: Value): string | null => (value === null ? null : JSON.stringify(value)),
  fromStored: (stored: string | null): Value => JSON.parse(stored ?? 'null') as Value,
});

const orUndefined = (stored: unknown): unknown => stored ?? undefined;
