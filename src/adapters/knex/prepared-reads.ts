import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { onceWritable } from './busy-writer.ts';
import { onceATurn } from './once-a-turn.ts';

type Value = string | number | null;

/** As much of better-sqlite3 as is used here; the package brings no types. */
interface Statement {
  raw(): this;
  columns(): { readonly name: string }[];
  get(values: readonly Value[]): unknown[] | undefined;
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
 * its values; whoever leaves the present time out of them, and compares it with what was read, is answered faster.
 *
 * Inside a transaction, where the read has to see what was just written, and on Postgres, Knex sends the text.
 */
export async function readAll<Row>(db: Knex, sql: string, values: readonly Value[] = []): Promise<readonly Row[]> {
  const reader = readers.get(db);
  if (reader) {
    // As Knex does, for whoever counts queries.
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
  // A connection is released before its query's or transaction's caller goes on.
  pool.on('release', reader.askAgain);
  pool.on('poolDestroyRequest', () => reader.close());
}

/** A text with a list of values comes in as many kinds as its lists have lengths. */
const MAX_STATEMENTS = 100;

/** How many answers one statement keeps: about as many as students study at once. */
const MAX_ANSWERS = 500;

/**
 * Answers are kept until anybody commits anything. SQLite counts that itself: `data_version` of a connection changes
 * with each commit of another one, in this process or in any other, and this one never writes. To ask for it takes a
 * fifth of the time that the row of a session with its user does, and most requests follow each other without a commit
 * in between.
 *
 * It is asked once for all reads of one turn of the event loop, when everybody who asks in that turn has done so, and
 * for the reads that follow from their answers without waiting for anything else: what another process commits
 * meanwhile, nobody here can have heard of yet. What this process commits is asked for as soon as its connection is
 * back in the pool.
 */
class SqliteReader {
  private connection: Connection | undefined;
  private dataVersion: Statement | undefined;
  private lastVersion: unknown;
  private readonly statements = new LRUCache<string, KeptReads>({ max: MAX_STATEMENTS });
  private isVersionKnown = false;
  private isClosed = false;

  constructor(private readonly open: () => Connection) {}

  async all(sql: string, values: readonly Value[]): Promise<readonly object[]> {
    if (!this.isVersionKnown) await this.endOfTurn();
    try {
      return this.read(sql, values);
    } catch {
      // As a rule nobody waits to read; the repair of a file after a crash and a move lock readers out as well.
      return onceWritable(async () => this.read(sql, values));
    }
  }

  private read(sql: string, values: readonly Value[]): readonly object[] {
    const connection = this.opened();
    if (!this.isVersionKnown) this.forgetWhatIsOutdated();
    let reads = this.statements.get(sql);
    if (!reads) {
      reads = new KeptReads(connection.prepare(sql));
      this.statements.set(sql, reads);
    }
    return reads.all(values);
  }

  private readonly endOfTurn = onceATurn(async () => {});

  readonly askAgain = (): void => {
    this.isVersionKnown = false;
  };

  /**
   * Before an answer is read: one that a commit overtakes is then kept under the version before it, and thrown away.
   */
  private forgetWhatIsOutdated(): void {
    const [version] = this.dataVersion?.get([]) ?? [];
    this.isVersionKnown = true;
    process.nextTick(this.askAgain);
    if (version === this.lastVersion) return;
    this.lastVersion = version;
    for (const reads of this.statements.values()) reads.forget();
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
      this.dataVersion = this.connection.prepare('pragma data_version').raw();
    }
    return this.connection;
  }
}

/** One statement and what it answered. */
class KeptReads {
  private readonly statement: Statement;
  private readonly names: readonly string[];
  private readonly kept = new Map<string, readonly object[]>();

  constructor(statement: Statement) {
    // The driver takes longer to make an object of a row with many columns than we do of its bare values.
    this.statement = statement.raw();
    this.names = statement.columns().map(({ name }) => name);
  }

  all(values: readonly Value[]): readonly object[] {
    const key = JSON.stringify(values);
    const kept = this.kept.get(key);
    if (kept) return kept;
    const rows = this.statement.all(values).map((row) => named(this.names, row));
    if (this.kept.size >= MAX_ANSWERS) this.kept.clear();
    this.kept.set(key, rows);
    return rows;
  }

  forget(): void {
    this.kept.clear();
  }
}

/** Frozen, because several callers are given the same. */
function named(names: readonly string[], values: readonly unknown[]): object {
  const row: Record<string, unknown> = {};
  for (let index = 0; index < names.length; index += 1) row[names[index] ?? ''] = values[index];
  return Object.freeze(row);
}
