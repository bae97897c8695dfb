import type { Knex } from 'knex';
import { KnexSettingsRepository } from './settings-repository.ts';

/** Stores of the school's settings. `db` is the database, or one transaction of it. */
export const schoolStores = (db: Knex) => ({ schoolSettings: new KnexSettingsRepository(db) });
