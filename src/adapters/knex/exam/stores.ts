import type { Knex } from 'knex';
import { KnexBlueprintRepository } from './blueprint-repository.ts';

/** Stores of the exam. `db` is the database, or one transaction of it. */
export const examStores = (db: Knex) => ({ blueprints: new KnexBlueprintRepository(db) });
