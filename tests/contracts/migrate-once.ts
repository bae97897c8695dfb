import { openDatabase } from '../../src/adapters/knex/database.ts';
import { migrateDatabase } from '../../src/adapters/knex/migrate.ts';

// A process of its own, because two connections to one SQLite file in one process would wait for
// each other. Called with the name of the file, it migrates it and ends.
const db = openDatabase({ file: process.argv[2] });
await migrateDatabase(db);
await db.destroy();
