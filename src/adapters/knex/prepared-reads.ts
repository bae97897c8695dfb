import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { onceWritable } from './busy-writer.ts';

type Value = string | number | null;

/** Part of better-sqlite3 that is used here; the package brings no types. */
interface Statement {
  all(values: readonly Value[]): object[];
}
interface Connection {
  pragma(text: string): unknown;
  prepare(sql: string): Statement;
  close(): void;
}
interface SqliteClient {
  readonly driver: new (file: string) => Connection;
  readonly pool: NodeJS.EventEmitter;
}

/**
 * Reads with a fixed text, for the few questions that every request of a student asks: Knex' query builder and its pool
 * take twenty times as long as the database does. The text is SQL that SQLite and Postgres both know, with `?` for
 * its values.
 *
 * Inside a transaction, where the read has to see what was just written, and on Postgres, Knex sends the text.
 */
export async function readAll<Row>(db: Knex, sql: string, values: readonly Value[] = []): Promise<readonly Row[]> {
  const reader = readers.get(db);
  if (reader) {
    // Emitted as Knex does, for listeners that count queries.
    db.client.emit('query', { sql });
    return (await reader.all(sql, values)) as readonly Row[];
  }
  const result = (await db.raw<unknown>(sql, values)) as Row[] | { rows: Row[] };
  return Array.isArray(result) ? result : result.rows;
}

export async function readFirst<Row>(
  db: Knex,
  sql: string,
  values: readonly Value[] = [],
): Promise<Readonly<Row> | undefined> {
  return (await readAll<Row>(db, sql, values))[0];
}

const readers = new WeakMap<Knex, SqliteReader>();

/**
 * Gives the file a second connection, which only reads. It sees what is committed and nothing of a transaction that is
 * under way on the first; and it waits for nobody, because SQLite writes ahead (WAL).
 */
export function addReader(db: Knex, file: string): void {
  const { driver, pool } = db.client as SqliteClient;
  const reader = new SqliteReader(() => new driver(file));
  readers.set(db, reader);
  pool.on('poolDestroyRequest', () => reader.close());
}

/** Maximum of cached statements: SQL with a list of values is another statement for each length of the list. */
const MAX_STATEMENTS = 100;

/** Prepared statements on a connection of their own. */
class SqliteReader {
  private connection: Connection | undefined;
  private readonly statements = new LRUCache<string, Statement>({ max: MAX_STATEMENTS });
  private isClosed = false;

  constructor(private readonly open: () => Connection) {}

  async all(sql: string, values: readonly Value[]): Promise<readonly object[]> {
    try {
      return this.read(sql, values);
    } catch {
      // Readers wait only for the repair of a file after a crash, and for a move of the school.
      return onceWritable(async () => this.read(sql, values));
    }
  }

  private read(sql: string, values: readonly Value[]): readonly object[] {
    const connection = this.opened();
    const statement = this.statements.get(sql) ?? connection.prepare(sql);
    this.statements.set(sql, statement);
    return statement.all(values);
  }

  close(): void {
    this.isClosed = true;
    this.statements.clear();
    this.connection?.close();
  }

  private opened(): Connection {
    if (this.isClosed) throw new Error('The database connection is not open');
    if (!this.connection) {
      this.connection = this.open();
      this.connection.pragma('busy_timeout = 0');
      this.connection.pragma('query_only = ON');
    }
    return this.connection;
  }
}
