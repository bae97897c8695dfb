import type { Knex } from 'knex';
import { type Millis, toMillis } from '../times.ts';

/** SQL equivalent of the domain's `isActive`, with the bindings of `activeAt`. */
export const IS_ACTIVE = '((enrolments.revoked_at is null or enrolments.revoked_at > ?) and enrolments.ends_at >= ?)';

/** Returns the bindings of `IS_ACTIVE` for this time. */
export const activeAt = (now: Date): [Millis, Millis] => [toMillis(now), toMillis(now)];

/** Returns active enrolments. Every access query starts here, or uses `IS_ACTIVE`. */
export const activeEnrolments = (db: Knex, now: Date): Knex.QueryBuilder =>
  db('enrolments').whereRaw(IS_ACTIVE, activeAt(now));
