import { join } from 'node:path';
import { LockTaken, takeProcessLock } from '../../adapters/knex/process-lock.ts';
import type { Settings } from '../settings/settings.ts';
import { privateFolder } from './private-folder.ts';

/**
 * Takes the lock of a folder that holds a school's data, so that one server uses it: counts of calls and turns at an
 * upload are in its memory, unknown to another one. Workers and commands may use the folder at the same time. Needs no
 * lock where neither database nor files are in the folder. Returns the function that releases it.
 */
export async function lockFolder({ dataDir, databaseUrl, s3 }: Settings): Promise<() => Promise<void>> {
  if (databaseUrl !== undefined && s3 !== undefined) return async () => undefined;
  privateFolder(dataDir);
  try {
    return await takeProcessLock(join(dataDir, 'serve.lock'));
  } catch (error) {
    if (!(error instanceof LockTaken)) throw error;
    const holder = error.processId === undefined ? 'Another server' : `Another server, process ${error.processId},`;
    throw new Error(
      `${holder} serves the school in DATA_DIR=${dataDir} already. Stop that one first, or give this one a folder of its own. ` +
        'Several servers of one school need DATABASE_URL and a bucket (S3_BUCKET).',
      { cause: error },
    );
  }
}
