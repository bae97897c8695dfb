import type { Knex } from 'knex';
import { batchPerTick } from './batch-per-tick.ts';
import { readFirst } from './prepared-reads.ts';

/** Both numbers that say whether a page is out of date. */
export interface ShownVersions {
  readonly catalogue: number;
  readonly settings: number;
}

const askers = new WeakMap<Knex, () => Promise<ShownVersions>>();

/** Every visitor's first question, so a busy moment asks it once, for the catalogue and the settings together. */
export function shownVersions(db: Knex): Promise<ShownVersions> {
  const asker = askers.get(db) ?? batchPerTick(() => read(db));
  askers.set(db, asker);
  return asker();
}

async function read(db: Knex): Promise<ShownVersions> {
  const row = await readFirst<{ version: number; settings_version: number }>(
    db,
    'select version, settings_version from catalogue_version',
  );
  if (!row)
    throw new Error('The row of the catalogue version is missing: the database was not migrated, or emptied by hand.');
  return { catalogue: row.version, settings: row.settings_version };
}
