import type { Knex } from 'knex';

/** `as-text`: a type of only one database, copied as text. */
export type ColumnKind = 'plain' | 'boolean' | 'as-text';

export interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
  /** Type name in the database. */
  readonly type: string;
}

export type Row = Readonly<Record<string, unknown>>;

/** Reads whole tables in batches of a thousand rows over one connection; one transaction is one snapshot. */
export interface TableReader {
  /** Tables with the school's data, parents before children. */
  tables(): Promise<string[]>;
  /** Without generated columns. */
  columns(table: string): Promise<Column[]>;
  batches(table: string, columns: readonly Column[]): AsyncIterable<readonly Row[]>;
  all(sql: string): Promise<Row[]>;
}

/** Returns the schema's migrations, to create it again. */
export async function migrationsOf(reader: TableReader): Promise<string[]> {
  const rows = await reader.all('select name from knex_migrations order by id');
  return rows.map(({ name }) => String(name));
}

/**
 * Tables excluded from the school's data: Knex's migration tables (rewritten by migrating), cookie sessions (users sign
 * in again), the progress of a move, and readiness checks.
 */
const LEFT_OUT = /^(knex_migrations|knex_migrations_lock|http_sessions|moving_files|write_checks|sqlite_.*)$/;

interface Edge {
  readonly child: string;
  readonly parent: string;
}

/** Sorts tables topologically: no row comes before its foreign key's target. */
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
 * Serializes a row, equal for both databases: sorted names, and booleans as 0 or 1, as in SQLite. Throws on bytes,
 * which no table of ours has.
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

/** Yields all rows of a table as text, in batches. */
export async function* linesOf(reader: TableReader, table: string): AsyncGenerator<readonly string[]> {
  const columns = await reader.columns(table);
  for await (const rows of reader.batches(table, columns)) yield rows.map((row) => lineOf(row, columns));
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Returns a transaction's raw connection, for statements that Knex would wrap with overhead. */
export const connectionOf = async <T>(trx: Knex): Promise<T> => (await trx.client.acquireConnection()) as T;
