import type { Knex } from 'knex';
import { isPostgres } from '../database.ts';

/** Excluded from the school's data in table-reader.ts. */
const TABLE = 'moving_files';

/**
 * Progress of a move, stored in the target: a killed move can be resumed, even from another machine, and the source is
 * never written. The last transaction drops the table.
 */
export class MovedFiles {
  constructor(private readonly db: Knex) {}

  /** Returns false if the database is not empty. */
  async begin(): Promise<boolean> {
    if (!isPostgres(this.db)) throw new Error('A school is moved to Postgres.');
    const { rows } = await this.db.raw<{ rows: { name: string }[] }>(
      'select tablename as name from pg_tables where schemaname = current_schema()',
    );
    if (rows.length > 0) return rows.every(({ name }) => name === TABLE);
    await this.db.schema.createTable(TABLE, (table) => {
      table.text('key').primary();
      table.text('etag').notNullable();
    });
    return true;
  }

  /** Marks a file as copied and compared. */
  async add(key: string, etag: string): Promise<void> {
    await this.db(TABLE).insert({ key, etag }).onConflict('key').merge();
  }

  async etags(): Promise<Map<string, string>> {
    const rows = await this.db<{ key: string; etag: string }>(TABLE).select('key', 'etag');
    return new Map(rows.map(({ key, etag }) => [key, etag]));
  }

  async count(): Promise<number> {
    return (await this.etags()).size;
  }

  async end(): Promise<void> {
    await this.db.schema.dropTable(TABLE);
  }
}
