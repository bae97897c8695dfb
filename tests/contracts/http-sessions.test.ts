import { expect, it } from 'vitest';
import { openCookieStore } from '../../src/adapters/knex/identity/cookie-store.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { ODD_TEXT } from './samples.ts';

type Content = Parameters<ReturnType<typeof openCookieStore>['set']>[1];

const done = (): void => undefined;

const session = (maxAge: number) =>
  ({
    cookie: { maxAge, originalMaxAge: maxAge, expires: new Date(Date.now() + maxAge) },
    note: ODD_TEXT,
  }) as unknown as Content;

onEveryDatabase((name, open) => {
  it(`keeps, prolongs and forgets express sessions on ${name}`, async () => {
    const store = openCookieStore(await open(), 0);
    await store.set('sid', session(60_000));
    await store.set('sid', session(120_000));
    expect(await store.get('sid', done)).toMatchObject({ note: ODD_TEXT });
    await store.touch('sid', session(240_000));
    expect(await store.length(done)).toBe(1);
    await store.destroy('sid', done);
    expect(await store.get('sid', done)).toBeNull();
  });

  it(`does not find a session past its end on ${name}`, async () => {
    const store = openCookieStore(await open(), 0);
    await store.set('sid', session(-1000));
    expect(await store.get('sid', done)).toBeNull();
  });
});
