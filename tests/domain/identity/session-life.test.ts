import { describe, expect, it, vi } from 'vitest';
import { openSession, type SessionKind } from '../../../src/domain/identity/session.ts';
import type { Role } from '../../../src/domain/identity/user.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../src/domain/kernel/clock.ts';
import { ADA, identityWorld } from './identity-world.ts';

async function signedIn(role: Role = 'student', kind: SessionKind = 'web') {
  const world = identityWorld();
  const user = await world.addUser({ email: ADA.email, role });
  const { session } = await world.signInAda({ kind });
  const find = async () => {
    const found = await world.getSession.run(session.id);
    await world.written();
    return found;
  };
  return { ...world, user, session, find };
}

describe('a session', () => {
  it.each([
    ['a student', 'student', 'web', 24 * HOUR_MS],
    ['an administrator', 'admin', 'web', HOUR_MS],
    ['the desktop', 'admin', 'desktop', 12 * HOUR_MS],
  ] as const)('of %s ends when it was not used for so long', async (_name, role, kind, idleMs) => {
    const { clock, find } = await signedIn(role, kind);
    clock.advance(idleMs - SECOND_MS);
    const { clock: late, find: findLate } = await signedIn(role, kind);
    late.advance(idleMs);
    expect(await find()).toBeDefined();
    expect(await findLate()).toBeUndefined();
  });

  it.each([
    ['a student', 'student', 7 * DAY_MS, 23 * HOUR_MS],
    ['an administrator', 'admin', 12 * HOUR_MS, 59 * MINUTE_MS],
  ] as const)('of %s ends in the end, however much it is used', async (_name, role, absoluteMs, stepMs) => {
    const { clock, find } = await signedIn(role);
    let passedMs = 0;
    while (passedMs + stepMs < absoluteMs) {
      clock.advance(stepMs);
      passedMs += stepMs;
      expect(await find()).toBeDefined();
    }
    clock.advance(absoluteMs - passedMs);
    expect(await find()).toBeUndefined();
  });

  it('is written to at most once a minute', async () => {
    const { clock, find, stores, session } = await signedIn();
    const lastSeen = async () => (await stores.sessions.findWithUser(session.id))?.session.lastSeenAt;
    clock.advance(59 * SECOND_MS);
    await find();
    expect(await lastSeen()).toEqual(session.createdAt);
    clock.advance(SECOND_MS);
    const found = await find();
    expect(await lastSeen()).toEqual(clock.now());
    expect(found?.session.idleUntil.getTime()).toBe(clock.now().getTime() + DAY_MS);
  });

  it('is found while its end cannot be moved, and lives no longer for it', async () => {
    const { clock, find, stores, session } = await signedIn();
    const full = vi.spyOn(stores.sessions, 'setSeen').mockRejectedValue(new Error('The disk is full.'));
    for (const step of [MINUTE_MS, HOUR_MS]) {
      clock.advance(step);
      expect(await find()).toMatchObject({ session: { id: session.id } });
    }
    expect(full).toHaveBeenCalledTimes(2);
    clock.advance(DAY_MS - HOUR_MS - MINUTE_MS);
    expect(await find()).toBeUndefined();
  });

  it('is found at once while its end waits to be moved, however often it is asked for', async () => {
    const { clock, find, stores } = await signedIn();
    const locked = vi.spyOn(stores.sessions, 'setSeen').mockReturnValue(new Promise(() => undefined));
    clock.advance(MINUTE_MS);
    for (const _ of [1, 2, 3]) expect(await find()).toBeDefined();
    expect(locked).toHaveBeenCalledTimes(1);
  });

  it('ends at sign-out, once and for all, and the reason stays the first', async () => {
    const { find, signOut, session, stores } = await signedIn();
    await signOut.run({ sessionIds: [session.id, session.id] });
    await signOut.run({ sessionIds: [session.id], reason: 'mismatch' });
    expect(await find()).toBeUndefined();
    expect((await stores.sessions.findWithUser(session.id))?.session.endReason).toBe('signed-out');
  });

  it('is nothing when nobody opened it', async () => {
    const { getSession } = identityWorld();
    expect(await getSession.run('made-up')).toBeUndefined();
  });

  it('of a disabled user is worth nothing', async () => {
    const { addUser, stores, getSession, clock } = identityWorld();
    const user = await addUser({ disabledAt: clock.now() });
    await stores.sessions.add(
      openSession('session-1', { userId: user.id, role: 'student', kind: 'web', device: '' }, clock.now()),
    );
    expect(await getSession.run('session-1')).toBeUndefined();
  });
});
