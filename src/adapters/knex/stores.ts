import type { Knex } from 'knex';
import type { Clock } from '../../domain/kernel/clock.ts';
import { catalogStores } from './catalog/stores.ts';
import { enrolmentStores } from './enrolment/stores.ts';
import { examStores } from './exam/stores.ts';
import { identityStores } from './identity/stores.ts';
import { learningStores } from './learning/stores.ts';
import { mediaStores } from './media/stores.ts';
import { newsStores } from './news/stores.ts';
import { operationsStores } from './operations/stores.ts';
import { questionStores } from './questions/stores.ts';
import { reportingStores } from './reporting/stores.ts';
import { schoolStores } from './school/stores.ts';
import { supportStores } from './support/stores.ts';

/** All stores by context, for SQLite and Postgres alike. `db` is the database, or one transaction of it. */
export const knexStores = (db: Knex, clock: Clock) => ({
  identity: identityStores(db),
  catalog: catalogStores(db),
  enrolment: enrolmentStores(db, clock),
  learning: learningStores(db),
  reporting: reportingStores(db, clock),
  media: mediaStores(db),
  support: supportStores(db),
  exam: examStores(db),
  operations: operationsStores(db),
  questions: questionStores(db),
  news: newsStores(db, clock),
  school: schoolStores(db),
});
