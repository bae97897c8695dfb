import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { openDatabase } from '../../../src/adapters/knex/database.ts';
import { SystemClock } from '../../../src/adapters/node-crypto/system-clock.ts';
import { secretsOf } from '../../../src/main/installation/identity-tools.ts';
import type { RestoreTarget } from '../../../src/main/operation/restore.ts';
import { memoryFolder } from '../../support/memory-folder.ts';
import { openDisk } from '../../support/open-disk.ts';
import { freshPostgres } from '../../support/provision/fresh-postgres.ts';
import type { School } from '../../support/school.ts';

const clock = new SystemClock();

/** Folders for schools and backups, which are gone with the test file. */
export function placesForSchools() {
  let work: string;
  let places = 0;
  beforeAll(async () => {
    work = await memoryFolder('cusp-backup-');
  });
  afterAll(() => rm(work, { recursive: true, force: true }));
  const place = (): string => join(work, `place-${places++}`);
  return { place, emptyPlace: (kind: 'SQLite' | 'Postgres') => emptyPlace(kind, place()) };
}

/** Where a school may be restored; `database` is what leads to it. */
async function emptyPlace(kind: 'SQLite' | 'Postgres', dataDir: string) {
  const postgres = kind === 'Postgres' ? await freshPostgres() : undefined;
  const target: RestoreTarget = {
    databaseUrl: postgres?.url,
    dataDir,
    openStorage: () => openDisk(join(dataDir, 'files')),
    clock,
    sealer: { open: () => undefined },
    secrets: secretsOf('the session secret of the new school'),
  };
  const env = { DATA_DIR: dataDir, ...(postgres && { DATABASE_URL: postgres.url }) };
  const open = () => openDatabase(postgres ? { url: postgres.url } : { file: join(dataDir, 'cusp.sqlite') });
  return { target, env, open, drop: async () => postgres?.drop() };
}

export const sourceOf = ({ db, installation }: School) => ({
  db,
  storage: installation.dependencies.media.storage,
  clock,
});
