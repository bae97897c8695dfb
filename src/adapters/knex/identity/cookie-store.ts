import { ConnectSessionKnexStore } from 'connect-session-knex';
import type { Knex } from 'knex';
import { MINUTE_MS } from '../../../domain/kernel/clock.ts';

/**
 * Where the session cookies' entries are kept; their table is made by our own migration. It looks for the
 * table at once, so open it after the migrations.
 *
 * @param sweepMs how often entries past their end are deleted; 0 is never.
 */
export const openCookieStore = (db: Knex, sweepMs = 15 * MINUTE_MS): ConnectSessionKnexStore =>
  new ConnectSessionKnexStore({ knex: db, tableName: 'http_sessions', createTable: false, cleanupInterval: sweepMs });
