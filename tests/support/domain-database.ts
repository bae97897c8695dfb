import type { Knex } from 'knex';
import { openDatabase } from '../../src/adapters/knex/database.ts';
import { emptyTables, migratedPostgres } from './database.ts';
import { migratedSqlite } from './migrated-sqlite.ts';

/** Longest wait for a connection. Tests race with more transactions than a pool has, on machines of any speed. */
const ACQUIRE_MS = 60_000;

// Awaited here, so that a world can be made without waiting.
const opened = process.env.DOMAIN_DATABASE === 'Postgres' ? postgresOpener() : sqliteOpener(await migratedSqlite());
const [free, used]: [Knex[], Set<Knex>] = [[], new Set()];

/**
 * A migrated, empty database for the test that runs: SQLite in memory, or Postgres in the project `domain-postgres`.
 * Connects with its first query.
 */
export function domainDatabase(): Knex {
  const db = free.pop() ?? opened();
  used.add(db);
  return db;
}

/** Empties the databases of the test that ended, for the next one: a tenth of what opening one costs. */
export async function emptyDomainDatabases(): Promise<void> {
  for (const db of used) {
    await emptyTables(db);
    free.push(db);
  }
  used.clear();
}

/** SQLite's driver opens bytes as it opens a file. */
function sqliteOpener(migrated: Buffer): () => Knex {
  return () => {
    const db = openDatabase({ file: ':memory:' });
    (db.client as { config: { connection: { filename: unknown } } }).config.connection.filename = migrated;
    return db;
  };
}

/** A database of its own is made before its first connection. */
function postgresOpener(): () => Knex {
  return () => {
    const db = openDatabase({ url: process.env.TEST_DATABASE_URL, acquireMs: ACQUIRE_MS });
    const client = db.client as KnexClient;
    const connect = client.acquireRawConnection.bind(client);
    let made: ReturnType<typeof migratedPostgres> | undefined;
    client.acquireRawConnection = async () => {
      made ??= migratedPostgres();
      client.connectionSettings.connectionString = (await made).url;
      return connect();
    };
    return db;
  };
}

/** The part of Knex's client used here. */
interface KnexClient {
  connectionSettings: { connectionString: string };
  acquireRawConnection(): Promise<unknown>;
}
