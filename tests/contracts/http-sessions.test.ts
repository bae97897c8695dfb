import { ConnectSessionKnexStore } from 'connect-session-knex';
import type { Knex } from 'knex';
import { expect, it } from 'vitest';
import { onEveryDatabase } from './on-every-database.ts';
import { ODD_TEXT } from './samples.ts';

type Content = Parameters<ConnectSessionKnexStore['set']>[1];

const done = (): void => undefined;

/** Our migration makes the table; the store must find what it expects. */
const storeOn = (db: Knex) =>
  new ConnectSessionKnexStore({ knex: db, tableName: 'http_sessions', createTable: false, cleanupInterval: 0 });

const session = (maxAge: number) =>
  ({ cookie: { maxAge, originalMaxAge: maxAge, expires: new Date(Date.now() + maxAge) }, note: ODD_TEXT }) as unknown as Content;

onEveryDatabase((name, open) => {
  it(`keeps, prolongs and forgets express sessions on ${name}`, async () => {
    const store = storeOn(await open());
    await store.set('sid', session(60_000));
    await store.set('sid', session(120_000));
    expect(await store.get('sid', done)).toMatchObject({ note: ODD_TEXT });
    await store.touch('sid', session(240_000));
    expect(await store.length(done)).toBe(1);
    await store.destroy('sid', done);
    expect(await store.get('sid', done)).toBeNull();
  });

  it(`does not find a session past its end on ${name}`, async () => {
    const store = storeOn(await open());
    await store.set('sid', session(-1000));
    expect(await store.get('sid', done)).toBeNull();
  });
});
