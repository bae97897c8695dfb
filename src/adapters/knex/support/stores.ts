import type { Knex } from 'knex';
import { KnexActivityRepository } from './activity-repository.ts';
import { KnexContactMessageRepository } from './contact-message-repository.ts';

/** Stores of contact messages and the player's activity log. `db` is the database, or one transaction of it. */
export const supportStores = (db: Knex) => ({
  contactMessages: new KnexContactMessageRepository(db),
  activity: new KnexActivityRepository(db),
});
