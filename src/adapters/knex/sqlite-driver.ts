import { createRequire } from 'node:module';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Knex } from 'knex';

const require = createRequire(import.meta.url);

const IS_NODE_20 = Number.parseInt(process.versions.node, 10) < 22;

/**
 * SQLite driver for this Node.js: better-sqlite3 13, which includes binaries, from 22 on, where 12 aborts (24); and 12
 * on 20, where 13 crashes with a segmentation fault (decision D75).
 */
export const SQLITE_PACKAGE = IS_NODE_20 ? 'better-sqlite3-node20' : 'better-sqlite3';

const ADVICE = IS_NODE_20
  ? 'Install python3, make and g++ and run npm ci again, or use Node.js 22 or newer, which needs no compiler.'
  : 'Run npm ci again, without --omit=optional.';

type SqliteDriver = new (file: string) => { close(): void };

/** Loads the driver. Throws a sentence with advice if its package is missing or not compiled. */
export function sqliteDriver(name = SQLITE_PACKAGE): SqliteDriver {
  try {
    const Driver = require(name) as SqliteDriver;
    // Version 12 loads its binary only when a database is opened.
    new Driver(':memory:').close();
    return Driver;
  } catch (cause) {
    throw new Error(`The SQLite driver for Node.js ${process.version} cannot be loaded. ${ADVICE}`, { cause });
  }
}

// Only Knex's CommonJS build exports the dialects for subclassing.
const BetterSqlite3 = require('knex/lib/dialects/better-sqlite3/index.js') as typeof Knex.Client;

const SLICE_MS = 8;
/** Start of the queries of this turn of the event loop; undefined before the first one. */
let turnStart: number | undefined;

/**
 * Knex's dialect of better-sqlite3, with the driver for this Node.js. The driver is synchronous: a job's chain of
 * awaited queries would starve the event loop, so one that takes longer than some milliseconds goes on in the next turn.
 * The first query of a turn never waits, since an isolated one delays nobody.
 */
export class SqliteDialect extends BetterSqlite3 {
  _driver(): SqliteDriver {
    return sqliteDriver();
  }

  override async query(connection: object, query: object): Promise<unknown> {
    if (turnStart === undefined) {
      turnStart = performance.now();
      setImmediate(() => {
        turnStart = undefined;
      });
    } else if (performance.now() - turnStart > SLICE_MS) await nextTurn();
    return super.query(connection, query);
  }
}
