import { join } from 'node:path';
import { mkdirSync } from 'node:fs';
import { openDatabase } from '../adapters/knex/database.ts';
import { migrateDatabase } from '../adapters/knex/migrate.ts';
import { settingsOrExit } from './serve.ts';

/** `migrate`: brings the database up to date and ends. */
export async function migrate(env: NodeJS.ProcessEnv): Promise<void> {
  const settings = settingsOrExit(env);
  if (!settings) return;
  mkdirSync(settings.dataDir, { recursive: true });
  const db = openDatabase(settings.databaseUrl ? { url: settings.databaseUrl } : { file: join(settings.dataDir, 'cusp.sqlite') });
  try {
    await migrateDatabase(db);
    process.stdout.write('The database is up to date.\n');
  } finally {
    await db.destroy();
  }
}
