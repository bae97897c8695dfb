import { createRequire } from 'node:module';
import { run } from './command.ts';

const require = createRequire(import.meta.url);

/**
 * Makes sure that the SQLite driver can be loaded: after `npm ci --ignore-scripts` it is not compiled yet. Compiling it
 * takes one processor for most of a minute, in which stages that need no database can run.
 */
export async function provideSqliteDriver(
  isLoadable: () => boolean = opensDatabase,
  build: () => Promise<number> = () => run('npm', ['rebuild', 'better-sqlite3']),
): Promise<void> {
  if (isLoadable()) return;
  if ((await build()) !== 0 || !isLoadable())
    throw new Error(
      'The SQLite driver cannot be loaded. Run npm rebuild better-sqlite3 --foreground-scripts to see why.',
    );
}

function opensDatabase(): boolean {
  try {
    const Database = require('better-sqlite3') as new (path: string) => { close(): void };
    new Database(':memory:').close();
    return true;
  } catch {
    return false;
  }
}
