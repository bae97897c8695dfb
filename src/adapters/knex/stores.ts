import type { Knex } from 'knex';
import type { Clock } from '../../domain/kernel/clock.ts';
import { catalogStores } from './catalog/stores.ts';
import { discussionStores } from './discussions/stores.ts';
import { enrolmentStores } from './enrolment/stores.ts';
import { examStores } from './exam/stores.ts';
import { identityStores } from './identity/stores.ts';
import { KnexProgressRepository } from './learning/progress-repository.ts';
import { KnexStudyGoals } from './learning/study-goals.ts';
import { mediaStores } from './media/stores.ts';
import { newsStores } from './news/stores.ts';
import { KnexJobMonitor } from './operations/job-monitor.ts';
import { KnexMailRepository } from './operations/mail-repository.ts';
import { questionStores } from './questions/stores.ts';
import { readinessStores } from './readiness/stores.ts';
import { reportingStores } from './reporting/stores.ts';
import { KnexSettingsRepository } from './school/settings-repository.ts';
import { KnexSetupReader } from './school/setup-reader.ts';
import { supportStores } from './support/stores.ts';

/** All stores by context, for SQLite and Postgres alike. `db` is the database, or one transaction of it. */
export const knexStores = (db: Knex, clock: Clock) => ({
  identity: identityStores(db),
  catalog: catalogStores(db),
  enrolment: enrolmentStores(db, clock),
  learning: { progress: new KnexProgressRepository(db), studyGoals: new KnexStudyGoals(db) },
  reporting: reportingStores(db, clock),
  media: mediaStores(db),
  support: supportStores(db),
  exam: examStores(db),
  operations: { jobMonitor: new KnexJobMonitor(db), mails: new KnexMailRepository(db) },
  questions: questionStores(db),
  readiness: readinessStores(db),
  discussions: discussionStores(db),
  news: newsStores(db, clock),
  school: { schoolSettings: new KnexSettingsRepository(db), setupReader: new KnexSetupReader(db) },
});
