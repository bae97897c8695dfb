import { type Column, parentsFirst, quoted, type Row, type TableReader } from './table-reader.ts';

const ROWS_AT_ONCE = 1000;

interface Statement {
  all(...values: unknown[]): Row[];
  iterate(): IterableIterator<Row>;
  run(...values: unknown[]): unknown;
}
/** The part of better-sqlite3 used here; the package has no types. */
export interface SqliteConnection {
  prepare(sql: string): Statement;
  exec(sql: string): unknown;
  pragma(text: string, options?: { simple: boolean }): unknown;
  close(): void;
}

export class SqliteTables implements TableReader {
  constructor(private readonly connection: SqliteConnection) {}

  async tables(): Promise<string[]> {
    const tables = this.connection
      .prepare("select name from pragma_table_list where schema = 'main' and type = 'table'")
      .all()
      .map(({ name }) => String(name));
    const edges = tables.flatMap((child) =>
      this.connection
        .prepare('select "table" as parent from pragma_foreign_key_list(?)')
        .all(child)
        .map(({ parent }) => ({ child, parent: String(parent) })),
    );
    return parentsFirst(tables, edges);
  }

  async columns(table: string): Promise<Column[]> {
    const rows = this.connection.prepare('select name, type from pragma_table_info(?) order by name').all(table);
    return rows.map(({ name, type }) => ({
      name: String(name),
      kind: /^bool/i.test(String(type)) ? 'boolean' : 'plain',
      type: String(type),
    }));
  }

  async *batches(table: string, columns: readonly Column[]): AsyncGenerator<readonly Row[]> {
    const names = columns.map(({ name }) => quoted(name)).join(', ');
    let batch: Row[] = [];
    for (const row of this.connection.prepare(`select ${names} from ${quoted(table)}`).iterate()) {
      batch.push(row);
      if (batch.length < ROWS_AT_ONCE) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }

  async all(sql: string): Promise<Row[]> {
    return this.connection.prepare(sql).all();
  }
}
