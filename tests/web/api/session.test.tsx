import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { call } from '../../../web/api/client.ts';
import { type CookieName, readCookie, writeCookie } from '../../../web/api/cookies.ts';
import { LEAVE_PATIENCE_MS, useSession } from '../../../web/api/session.ts';
import { sessionStore, sessionUserOf } from '../../../web/api/session-store.ts';
import { storage, tabStorage } from '../../../web/platform/storage.ts';
import { fakeServer } from '../features/support/fake-server.ts';
import { forgetEverybody, makeToken, signIn, student } from '../features/support/people.ts';

const server = fakeServer();
beforeEach(forgetEverybody);
afterEach(() => vi.useRealTimers());

const forgetTokenCookie = () => void (document.cookie = 'token=; path=/; max-age=0');
const keep = () => tabStorage.write('cusp.coupon.a', 'TENTH');
const kept = () => tabStorage.read('cusp.coupon.a');

describe('signing out', () => {
  it('does not wait for a server that says nothing', async () => {
    vi.useFakeTimers();
    signIn();
    server.on('POST /auth/logout', 'never');
    const { result } = renderHook(() => useSession());
    await act(async () => {
      const leaving = result.current.signOut();
      await vi.advanceTimersByTimeAsync(LEAVE_PATIENCE_MS);
      await leaving;
    });
    expect(result.current.status).toBe('signed-out');
    expect(document.cookie).toBe('');
  });
});

describe('what the tab remembers of a person', () => {
  it('goes when the session ends', () => {
    signIn();
    keep();
    sessionStore.end();
    expect(kept()).toBeNull();
  });

  it('goes when another tab has ended the session', () => {
    signIn();
    keep();
    forgetTokenCookie();
    sessionStore.reread();
    expect(kept()).toBeNull();
  });

  it('stays with a page that stays, for the same person alone', () => {
    signIn();
    keep();
    const leave = sessionStore.stay();
    sessionStore.end(undefined, false);
    expect(kept()).toBe('TENTH');
    signIn();
    expect(kept()).toBe('TENTH');
    sessionStore.end(undefined, false);
    signIn(student([], { id: 'u2' }));
    expect(kept()).toBeNull();
    leave();
  });

  it('is not there for the next one, when the session ended while the tab was closed', () => {
    keep();
    signIn(student([], { id: 'u2' }));
    expect(kept()).toBeNull();
  });

  it('stays while the same session goes on', () => {
    signIn();
    keep();
    sessionStore.reread();
    sessionStore.update(sessionUserOf(student(['a'])));
    expect(kept()).toBe('TENTH');
  });
});

it('takes no facts about one person into the session of another', () => {
  signIn(student([], { id: 'u2', name: 'Noor' }));
  sessionStore.update(sessionUserOf(student([], { id: 'u1', role: 'admin' })));
  expect(sessionStore.get()?.user).toMatchObject({ id: 'u2', name: 'Noor', role: 'student' });
});

describe('a page that stays when its session ends', () => {
  const lose = () => {
    signIn();
    const leave = sessionStore.stay();
    onTestFinished(leave);
    forgetTokenCookie();
    sessionStore.reread();
  };

  it('still has its person, without a token', () => {
    lose();
    expect(sessionStore.get()).toMatchObject({ token: undefined, user: { id: 'u1' } });
  });

  it('has nobody after a sign-out in another tab', () => {
    storage.write('cusp.signed-out', 'u1');
    lose();
    expect(sessionStore.get()?.user.id, 'a newer session takes the mark away').toBe('u1');
    storage.write('cusp.signed-out', 'u1');
    sessionStore.reread();
    expect(sessionStore.get()).toBeUndefined();
  });
});

describe('a tab of a former session', () => {
  const NEWER = { token: makeToken(7200), user: JSON.stringify(student([], { id: 'u2' })), role: 'student' };
  const ENDED = { status: 401, body: { message: 'Your session has ended. Please sign in again.' } };
  /** As another tab does, which tells this one nothing. */
  const signInElsewhere = () => {
    for (const [name, value] of Object.entries(NEWER)) writeCookie(name as CookieName, value, 7200);
  };
  const cookies = () => ({ token: readCookie('token'), user: readCookie('user'), role: readCookie('role') });
  const here = () => sessionStore.get()?.user.id;

  it('whose call is refused takes no cookies of one that began meanwhile', async () => {
    signIn(student([], { role: 'admin' }));
    server.on('GET /admin/jobs', () => {
      signInElsewhere();
      return ENDED;
    });
    await expect(call('/admin/jobs')).rejects.toMatchObject({ status: 401 });
    expect(cookies()).toEqual(NEWER);
    expect(here()).toBe('u2');
  });

  it('acts as the newer one from the next call on', async () => {
    signIn();
    signInElsewhere();
    server.on('GET /auth/me', { status: 204 });
    await call('/auth/me');
    expect(server.seen('GET /auth/me')[0]?.token).toBe(`Bearer ${NEWER.token}`);
    expect(here()).toBe('u2');
  });

  it('that signs out takes no cookies of one that began meanwhile', async () => {
    signIn();
    const { result } = renderHook(() => useSession());
    server.on('POST /auth/logout', () => {
      signInElsewhere();
      return { body: { message: 'You have been signed out.' } };
    });
    await act(() => result.current.signOut());
    expect(cookies()).toEqual(NEWER);
    expect(here()).toBe('u2');
  });

  it('that is over by the clock takes none either', () => {
    vi.useFakeTimers();
    signIn();
    signInElsewhere();
    vi.advanceTimersByTime(3_601_000);
    expect(here()).toBe('u2');
    expect(cookies()).toEqual(NEWER);
  });

  it('writes nothing that it hears late into the cookies of the newer one', () => {
    signIn();
    signInElsewhere();
    sessionStore.update(sessionUserOf(student(['a'])));
    expect(cookies()).toEqual(NEWER);
    expect(here()).toBe('u2');
  });

  it('leaves no cookies behind that another tab has taken away', () => {
    signIn();
    forgetTokenCookie();
    sessionStore.update(sessionUserOf(student(['a'])));
    expect(here()).toBeUndefined();
    expect(readCookie('user')).not.toContain('"a"');
  });
});
