import type { Knex } from 'knex';
import { type Column, type ColumnKind, parentsFirst, quoted, type Row, type TableReader } from './table-reader.ts';

const ROWS_AT_ONCE = 1000;
const PLAIN = ['text', 'character varying', 'integer', 'bigint', 'smallint', 'double precision', 'real'];

const FOREIGN_KEYS = `
  select c.relname as child, p.relname as parent from pg_constraint k
  join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
  where k.contype = 'f' and k.connamespace = current_schema()::regnamespace`;

const COLUMNS = `
  select column_name as name, data_type as type from information_schema.columns
  where table_schema = current_schema() and table_name = ? and is_generated = 'NEVER' order by column_name collate "C"`;

const kindOf = (type: string): ColumnKind => {
  if (type === 'boolean') return 'boolean';
  return PLAIN.includes(type) ? 'plain' : 'as-text';
};

/** Reads through a cursor, which needs a transaction; a thousand rows are in memory at a time. */
export class PostgresTables implements TableReader {
  constructor(private readonly trx: Knex) {}

  async tables(): Promise<string[]> {
    const tables = await this.all('select tablename as name from pg_tables where schemaname = current_schema()');
    const edges = await this.all(FOREIGN_KEYS);
    return parentsFirst(
      tables.map(({ name }) => String(name)),
      edges.map(({ child, parent }) => ({ child: String(child), parent: String(parent) })),
    );
  }

  async columns(table: string): Promise<Column[]> {
    const { rows } = await this.trx.raw<{ rows: { name: string; type: string }[] }>(COLUMNS, [table]);
    return rows.map(({ name, type }) => ({ name, type, kind: kindOf(type) }));
  }

  async *batches(table: string, columns: readonly Column[]): AsyncGenerator<readonly Row[]> {
    const names = columns.map(({ name, kind }) =>
      kind === 'as-text' ? `${quoted(name)}::text as ${quoted(name)}` : quoted(name),
    );
    await this.trx.raw(`declare copied no scroll cursor for select ${names.join(', ')} from ${quoted(table)}`);
    try {
      for (;;) {
        const rows = await this.all(`fetch ${ROWS_AT_ONCE} from copied`);
        if (rows.length > 0) yield rows;
        if (rows.length < ROWS_AT_ONCE) return;
      }
    } finally {
      await this.trx.raw('close copied');
    }
  }

  async all(sql: string): Promise<Row[]> {
    // Escapes `?`, so that Knex does not take it for a binding.
    return (await this.trx.raw<{ rows: Row[] }>(sql.replaceAll('?', '\\?'))).rows;
  }
}
