import type { Knex } from 'knex';
import { KnexProgressRepository } from './progress-repository.ts';

/** Stores of students' progress. `db` is the database, or one transaction of it. */
export const learningStores = (db: Knex) => ({
  progress: new KnexProgressRepository(db),
});
