import type { Knex } from 'knex';
import { toMillis } from '../times.ts';

/** The rows for which `isActive` of the domain is true: whoever reads who may enter a course begins here. */
export const activeEnrolments = (db: Knex, now: Date): Knex.QueryBuilder =>
  db('enrolments').where(
    (active) => void active.whereNull('enrolments.revoked_at').orWhere('enrolments.revoked_at', '>', toMillis(now)),
  );
