import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { SQLITE_PACKAGE, sqliteDriver } from '../../src/adapters/knex/sqlite-driver.ts';
import { run } from './command.ts';

const require = createRequire(import.meta.url);

/** What was compiled in another checkout on this machine. */
export interface DriverCache {
  /** Puts it where the driver looks for it; false where there is none. */
  restore(): boolean;
  /** Takes away what was put there and cannot be loaded. */
  discard(): void;
  keep(): void;
}

/**
 * Makes sure that the SQLite driver can be loaded: on Node.js 20, after `npm ci --ignore-scripts`, it is not compiled
 * yet; later lines have a driver that brings its binary. Compiling it takes one processor for most of a minute, beside
 * the checks that need no database; a machine that has done it for this version, with this Node.js and these flags, does
 * it once.
 */
export async function provideSqliteDriver(
  isLoadable: () => boolean = opensDatabase,
  build: () => Promise<number> = () => run('npm', ['run', 'postinstall']),
  cache: DriverCache = driverCache(),
): Promise<void> {
  if (isLoadable()) return;
  if (cache.restore()) {
    if (isLoadable()) return;
    cache.discard();
  }
  if ((await build()) !== 0 || !isLoadable())
    throw new Error('The SQLite driver cannot be loaded. Run npm run postinstall to see why.');
  cache.keep();
}

function opensDatabase(): boolean {
  try {
    sqliteDriver();
    return true;
  } catch {
    return false;
  }
}

/** In the cache folder of the person who runs the tests, as compilers and npm have theirs. */
function driverCache(): DriverCache {
  const manifest = require.resolve(`${SQLITE_PACKAGE}/package.json`);
  const compiled = join(dirname(manifest), 'build', 'Release', 'better_sqlite3.node');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const { modules } = process.versions;
  const flags = (process.env.CFLAGS ?? '').replaceAll(/[^\w-]/g, '');
  const name = [version, `node${modules}`, process.platform, process.arch, libc(), flags].filter(Boolean).join('-');
  const kept = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'cusp', `better-sqlite3-${name}.node`);
  return {
    restore: () => copied(kept, compiled),
    discard: () => rmSync(compiled, { force: true }),
    keep: () => void copied(compiled, kept),
  };
}

function libc(): string {
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime ?? '';
}

/** Whole or not at all; false where it cannot be done, which costs time and nothing else. */
function copied(from: string, to: string): boolean {
  const part = `${to}.${process.pid}`;
  try {
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(from, part);
    renameSync(part, to);
    return true;
  } catch {
    rmSync(part, { force: true });
    return false;
  }
}
