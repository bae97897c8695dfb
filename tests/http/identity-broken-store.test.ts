import session, { type SessionData, Store } from 'express-session';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { FailOpenSessionStore } from '../../src/http/auth/fail-open-session-store.ts';
import { login, openSchool, signedUp } from './identity-school.ts';

type Done = (error?: unknown, session?: SessionData | null) => void;

class BrokenStore extends Store {
  isBroken = false;
  private readonly inner = new session.MemoryStore();

  private fail(): Error {
    return new Error('connection refused');
  }

  override get(sid: string, done: Done): void {
    if (this.isBroken) done(this.fail());
    else this.inner.get(sid, done);
  }
  override set(sid: string, data: SessionData, done?: Done): void {
    if (this.isBroken) done?.(this.fail());
    else this.inner.set(sid, data, done);
  }
  override destroy(sid: string, done?: Done): void {
    if (this.isBroken) throw this.fail();
    this.inner.destroy(sid, done);
  }
}

describe('a cookie store that breaks', () => {
  it('is an absent cookie and never a failed request', async () => {
    const store = new BrokenStore();
    const school = await openSchool({ openStore: () => store });
    const ada = await signedUp(school);
    store.isBroken = true;

    expect((await request(school.app).get('/mine').set('Cookie', ada.cookie)).status).toBe(401);
    expect((await request(school.app).get('/open').set('Cookie', ada.cookie)).status).toBe(200);
    expect(
      (await request(school.app).get('/mine').set('Authorization', ada.bearer).set('Cookie', ada.cookie)).status,
    ).toBe(200);
    const again = await login(school, 'ada@example.com').expect(200);
    expect(
      (await request(school.app).post('/auth/logout').set('Authorization', `Bearer ${again.body.token}`)).status,
    ).toBe(200);
    expect(
      (await request(school.app).get('/stream/video').set('Cookie', `${ada.cookie}; token=${ada.token}`)).status,
    ).toBe(200);
    expect(school.warnings).toContain('cookie store could not read');

    store.isBroken = false;
    expect((await request(school.app).get('/mine').set('Cookie', ada.cookie)).status).toBe(200);
    await school.close();
  });

  it('may say so as an event without ending the process', () => {
    const store = new session.MemoryStore();
    const warnings: string[] = [];
    const tolerant = new FailOpenSessionStore(store, { warn: (_facts, message) => void warnings.push(message) });
    store.emit('error', new Error('reset by peer'));
    expect(tolerant).toBeInstanceOf(Store);
    expect(warnings).toEqual(['cookie store reports an error']);
  });

  it('that never answers is given up on', async () => {
    class SilentStore extends session.MemoryStore {
      override get(): void {}
    }
    const store = new FailOpenSessionStore(new SilentStore(), { warn: () => undefined }, 20);
    const found = await new Promise((resolve) => store.get('sid', (error, data) => resolve([error, data])));
    expect(found).toEqual([null, null]);
  });
});
