import type { Knex } from 'knex';
import { KnexJobMonitor } from './job-monitor.ts';
import { KnexMailRepository } from './mail-repository.ts';

/** Stores of job monitoring and mails. `db` is the database, or one transaction of it. */
export const operationsStores = (db: Knex) => ({
  jobMonitor: new KnexJobMonitor(db),
  mails: new KnexMailRepository(db),
});
