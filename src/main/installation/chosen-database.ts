import { join } from 'node:path';
import type { Knex } from 'knex';
import { openDatabase } from '../../adapters/knex/database.ts';
import type { Settings } from '../settings/settings.ts';
import { privateFolder } from './private-folder.ts';

/** The database that the settings name, or else the file in the data folder, which is made if it is not there. */
export function chosenDatabase({ databaseUrl, databasePoolSize, dataDir }: Settings): Knex {
  if (databaseUrl) return openDatabase({ url: databaseUrl, poolSize: databasePoolSize });
  privateFolder(dataDir);
  return openDatabase({ file: join(dataDir, 'cusp.sqlite') });
}
