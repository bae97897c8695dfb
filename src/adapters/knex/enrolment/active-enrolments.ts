import type { Knex } from 'knex';
import { toMillis } from '../times.ts';

/** With the time of asking, where `isActive` of the domain is true. */
export const IS_ACTIVE = '(enrolments.revoked_at is null or enrolments.revoked_at > ?)';

/** The active rows: whoever reads who may enter a course begins here, or asks `IS_ACTIVE`. */
export const activeEnrolments = (db: Knex, now: Date): Knex.QueryBuilder =>
  db('enrolments').whereRaw(IS_ACTIVE, [toMillis(now)]);
