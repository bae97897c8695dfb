import type { Knex } from 'knex';
import type { Clock } from '../../../domain/kernel/clock.ts';
import { KnexAnnouncementRepository } from './announcement-repository.ts';
import { KnexDeliveryRepository } from './delivery-repository.ts';
import { KnexKnownContents } from './known-contents.ts';
import { KnexLearningMarks } from './learning-marks.ts';
import { KnexMailChoices } from './mail-choices.ts';
import { KnexReaderDirectory } from './reader-directory.ts';

/** Stores of announcements and of mails that one may switch off. `db` is the database, or one transaction of it. */
export const newsStores = (db: Knex, clock: Clock) => ({
  announcements: new KnexAnnouncementRepository(db),
  deliveries: new KnexDeliveryRepository(db),
  mailChoices: new KnexMailChoices(db),
  readerDirectory: new KnexReaderDirectory(db, clock),
  learningMarks: new KnexLearningMarks(db),
  knownContents: new KnexKnownContents(db),
});
