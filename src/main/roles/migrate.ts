import { migrateDatabase } from '../../adapters/knex/migrate.ts';
import { chosenDatabase } from '../installation/chosen-database.ts';
import { settingsOrExit } from './start-fault.ts';

/** `migrate`: brings the database up to date and ends. */
export async function migrate(env: NodeJS.ProcessEnv): Promise<void> {
  const settings = settingsOrExit(env);
  if (!settings) return;
  const db = chosenDatabase(settings);
  try {
    await migrateDatabase(db);
    process.stdout.write('The database is up to date.\n');
  } finally {
    await db.destroy();
  }
}
