import type { Knex } from 'knex';
import { toMillis } from '../times.ts';

/**
 * The rows for which `isActive` of the domain is true: whoever reads who may enter a course begins here. Raw, because
 * every request of a student asks this, and Knex builds a grouped `where` as a query of its own each time.
 */
export const activeEnrolments = (db: Knex, now: Date): Knex.QueryBuilder =>
  db('enrolments').whereRaw('(enrolments.revoked_at is null or enrolments.revoked_at > ?)', [toMillis(now)]);
