import type { Knex } from 'knex';
import { isPostgres } from '../database.ts';

/** Named in table-reader.ts as no part of a school. */
const TABLE = 'moving_files';

/**
 * What a move has brought into its target so far, kept there: whoever is killed goes on, from another machine too, and
 * nothing is written where the school comes from. The table goes with the last transaction.
 */
export class MovedFiles {
  constructor(private readonly db: Knex) {}

  /** False when the database holds something else already. */
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

  /** A file that is there and was compared. */
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
