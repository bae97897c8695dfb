import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LEAVE_PATIENCE_MS, useSession } from '../../../web/api/session.ts';
import { sessionStore, sessionUserOf } from '../../../web/api/session-store.ts';
import { tabStorage } from '../../../web/platform/storage.ts';
import { fakeServer } from '../features/support/fake-server.ts';
import { forgetEverybody, signIn, student } from '../features/support/people.ts';

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
