import type { Knex } from 'knex';
import { KnexOpeningReader } from './opening-reader.ts';
import { KnexSettingsRepository } from './settings-repository.ts';

/** Stores of the school itself. `db` is the database, or one transaction of it. */
export const schoolStores = (db: Knex) => ({
  schoolSettings: new KnexSettingsRepository(db),
  openingReader: new KnexOpeningReader(db),
});
