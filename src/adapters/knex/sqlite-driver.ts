import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const IS_NODE_20 = Number.parseInt(process.versions.node, 10) < 22;

/**
 * The SQLite driver for this Node.js: better-sqlite3 13, which brings its binaries, from 22 on, where 12 aborts (24);
 * and 12 on 20, where 13 ends in a segmentation fault (decision D75).
 */
export const SQLITE_PACKAGE = IS_NODE_20 ? 'better-sqlite3-node20' : 'better-sqlite3';

const ADVICE = IS_NODE_20
  ? 'Install python3, make and g++ and run npm ci again. Or use Node.js 22 or newer, which needs no compiler.'
  : 'Run npm ci again, without --omit=optional.';

/** The part of better-sqlite3's connection used here; the package brings no types. */
export interface SqliteConnection {
  pragma(text: string): unknown;
  prepare(sql: string): object;
  close(): void;
}

export type SqliteDriver = new (file: string) => SqliteConnection;

/** Loads the driver. Throws a sentence that says what to do where its package is missing or is not compiled. */
export function sqliteDriver(name = SQLITE_PACKAGE): SqliteDriver {
  try {
    const Driver = require(name) as SqliteDriver;
    // Version 12 looks for its binary only when a database is opened.
    new Driver(':memory:').close();
    return Driver;
  } catch (cause) {
    throw new Error(`The SQLite driver for Node.js ${process.version} cannot be loaded. ${ADVICE}`, { cause });
  }
}
