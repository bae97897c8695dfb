import { ConnectSessionKnexStore } from 'connect-session-knex';
import type { Knex } from 'knex';
import { MINUTE_MS } from '../../../domain/kernel/clock.ts';

/**
 * Opens the store of cookie sessions; our own migration creates its table. It checks for the table at once, so open it
 * after the migrations.
 *
 * @param sweepMs interval of deleting expired entries; 0 disables it.
 */
export const openCookieStore = (db: Knex, sweepMs = 15 * MINUTE_MS): ConnectSessionKnexStore =>
  new ConnectSessionKnexStore({ knex: db, tableName: 'http_sessions', createTable: false, cleanupInterval: sweepMs });
