import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';

type Value = string | number | null;

/** As much of better-sqlite3 as is used here; the package brings no types. */
interface Statement {
  raw(): this;
  columns(): { readonly name: string }[];
  all(values: readonly Value[]): unknown[][];
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
export async function readAll<Row>(db: Knex, sql: string, values: readonly Value[] = []): Promise<Row[]> {
  const reader = readers.get(db);
  if (reader) {
    // As Knex does, for whoever counts queries.
    db.client.emit('query', { sql });
    return reader.all(sql, values) as Row[];
  }
  const result = (await db.raw<unknown>(sql, values)) as Row[] | { rows: Row[] };
  return Array.isArray(result) ? result : result.rows;
}

export async function readFirst<Row>(db: Knex, sql: string, values: readonly Value[] = []): Promise<Row | undefined> {
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

/** A text with a list of values comes in as many kinds as its lists have lengths. */
const MAX_STATEMENTS = 100;

class SqliteReader {
  private connection: Connection | undefined;
  private readonly statements = new LRUCache<string, (values: readonly Value[]) => object[]>({ max: MAX_STATEMENTS });
  private isClosed = false;

  constructor(private readonly open: () => Connection) {}

  all(sql: string, values: readonly Value[]): object[] {
    return (this.statements.get(sql) ?? this.prepare(sql))(values);
  }

  close(): void {
    this.isClosed = true;
    this.statements.clear();
    this.connection?.close();
  }

  /** The driver takes longer to make an object of a row with many columns than we do of its bare values. */
  private prepare(sql: string): (values: readonly Value[]) => object[] {
    const statement = this.opened().prepare(sql).raw();
    const names = statement.columns().map(({ name }) => name);
    const read = (values: readonly Value[]) => statement.all(values).map((row) => named(names, row));
    this.statements.set(sql, read);
    return read;
  }

  private opened(): Connection {
    if (this.isClosed) throw new Error('The database connection is not open');
    if (!this.connection) {
      this.connection = this.open();
      this.connection.pragma('busy_timeout = 5000');
      this.connection.pragma('query_only = ON');
    }
    return this.connection;
  }
}

function named(names: readonly string[], values: readonly unknown[]): object {
  const row: Record<string, unknown> = {};
  for (let index = 0; index < names.length; index += 1) row[names[index] ?? ''] = values[index];
  return row;
}
