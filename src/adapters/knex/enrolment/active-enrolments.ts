import type { Knex } from 'knex';
import { type Millis, toMillis } from '../times.ts';

/** With the values of `activeAt`, where `isActive` of the domain is true. */
export const IS_ACTIVE = '((enrolments.revoked_at is null or enrolments.revoked_at > ?) and enrolments.ends_at >= ?)';

/** The values of `IS_ACTIVE` for the time of asking. */
export const activeAt = (now: Date): [Millis, Millis] => [toMillis(now), toMillis(now)];

/** The active rows: whoever reads who may enter a course begins here, or asks `IS_ACTIVE`. */
export const activeEnrolments = (db: Knex, now: Date): Knex.QueryBuilder =>
  db('enrolments').whereRaw(IS_ACTIVE, activeAt(now));
