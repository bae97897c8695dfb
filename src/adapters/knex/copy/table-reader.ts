import type { Knex } from 'knex';

/** `as-text`: a type that only one of the databases has; it is copied in its written form. */
export type ColumnKind = 'plain' | 'boolean' | 'as-text';

export interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
  /** As the database names it. */
  readonly type: string;
}

export type Row = Readonly<Record<string, unknown>>;

/** Reads whole tables, a thousand rows at a time, over one connection: within one transaction it is one moment. */
export interface TableReader {
  /** Those that hold the school's data, parents before their children. */
  tables(): Promise<string[]>;
  /** Without those that the database computes. */
  columns(table: string): Promise<Column[]>;
  batches(table: string, columns: readonly Column[]): AsyncIterable<readonly Row[]>;
  all(sql: string): Promise<Row[]>;
}

/** The steps that a schema went through: it is made again by the same ones. */
export async function migrationsOf(reader: TableReader): Promise<string[]> {
  const rows = await reader.all('select name from knex_migrations order by id');
  return rows.map(({ name }) => String(name));
}

/**
 * Not the school's data: the migrations' own books, which are written by running them, what browsers' cookies hold,
 * which nobody misses who signs in again, the notes of a move, and what readiness writes.
 */
const LEFT_OUT = /^(knex_migrations|knex_migrations_lock|http_sessions|moving_files|write_checks|sqlite_.*)$/;

interface Edge {
  readonly child: string;
  readonly parent: string;
}

/** In an order in which no row comes before the one that it refers to. */
export function parentsFirst(tables: readonly string[], edges: readonly Edge[]): string[] {
  const ordered = new Set<string>();
  const visit = (table: string, path: readonly string[]) => {
    if (ordered.has(table) || path.includes(table)) return;
    for (const { child, parent } of edges) if (child === table) visit(parent, [...path, table]);
    ordered.add(table);
  };
  const wanted = tables.filter((table) => !LEFT_OUT.test(table)).sort();
  for (const table of wanted) visit(table, []);
  return [...ordered].filter((table) => wanted.includes(table));
}

/**
 * A row as text, the same from both databases: names in order, and a truth as 0 or 1, which is how SQLite keeps it.
 * Throws on bytes, which no table of ours has.
 */
export function lineOf(row: Row, columns: readonly Column[]): string {
  const plain: Record<string, unknown> = {};
  for (const { name } of columns) {
    const value = row[name];
    if (value instanceof Uint8Array) throw new Error(`Column ${name} holds bytes, which cannot be copied as text.`);
    plain[name] = typeof value === 'boolean' ? Number(value) : value;
  }
  return JSON.stringify(plain);
}

/** All rows of a table as text, in batches. */
export async function* linesOf(reader: TableReader, table: string): AsyncGenerator<readonly string[]> {
  const columns = await reader.columns(table);
  for await (const rows of reader.batches(table, columns)) yield rows.map((row) => lineOf(row, columns));
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** What a transaction of Knex runs on, for statements that it would wrap at a price. */
export const connectionOf = async <T>(trx: Knex): Promise<T> => (await trx.client.acquireConnection()) as T;
