import type { SessionData, Store } from 'express-session';
import { expect, it } from 'vitest';
import { ODD_TEXT } from './samples.ts';

const session = (maxAge: number) =>
  ({
    cookie: { maxAge, originalMaxAge: maxAge, expires: new Date(Date.now() + maxAge) },
    note: ODD_TEXT,
  }) as unknown as SessionData;

type Done<T> = (error?: unknown, found?: T | null) => void;

const answered = <T>(ask: (done: Done<T>) => unknown): Promise<T | null> =>
  new Promise((resolve, reject) => ask((error, found) => (error ? reject(error as Error) : resolve(found ?? null))));

/** What every store of express sessions does for us. `open` hands over an empty one. */
export function httpSessionsContract(name: string, open: () => Promise<Store>): void {
  it(`keeps, prolongs and forgets express sessions on ${name}`, async () => {
    const store = await open();
    await answered((done) => store.set('sid', session(60_000), done));
    await answered((done) => store.set('sid', session(120_000), done));
    expect(await answered((done) => store.get('sid', done))).toMatchObject({ note: ODD_TEXT });
    await answered((done) => store.touch?.('sid', session(240_000), () => done()));
    expect(await answered<number>((done) => store.length?.(done))).toBe(1);
    await answered((done) => store.destroy('sid', done));
    expect(await answered((done) => store.get('sid', done))).toBeNull();
  });

  it(`does not find a session past its end on ${name}`, async () => {
    const store = await open();
    await answered((done) => store.set('sid', session(-1000), done));
    expect(await answered((done) => store.get('sid', done))).toBeNull();
  });

  it(`ends a session with its cookie on ${name}`, async () => {
    const store = await open();
    await answered((done) => store.set('sid', session(1000), done));
    expect(await answered((done) => store.get('sid', done))).toMatchObject({ note: ODD_TEXT });
    await expect.poll(() => answered((done) => store.get('sid', done))).toBeNull();
  });
}
