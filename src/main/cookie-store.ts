import { ConnectSessionKnexStore } from 'connect-session-knex';
import type { Store } from 'express-session';
import type { Knex } from 'knex';

const SWEEP_MS = 15 * 60 * 1000;

/** Where the session cookies' entries are kept. It looks for its table at once, so open it after the migrations. */
export const openCookieStore = (db: Knex): Store =>
  new ConnectSessionKnexStore({ knex: db, tableName: 'http_sessions', createTable: false, cleanupInterval: SWEEP_MS });
