import type { Knex } from 'knex';
import { KnexActivityRepository } from './activity-repository.ts';
import { KnexCannedAnswers } from './canned-answers.ts';
import { KnexContactMessageRepository } from './contact-message-repository.ts';
import { KnexThreads } from './threads.ts';

export const supportStores = (db: Knex) => ({
  contactMessages: new KnexContactMessageRepository(db),
  activity: new KnexActivityRepository(db),
  threads: new KnexThreads(db),
  cannedAnswers: new KnexCannedAnswers(db),
});
