import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../../src/domain/kernel/clock.ts';
import { ADA, identityWorld } from './identity-world.ts';

/** Ada on a laptop, an hour later on a phone and another hour later on a tablet, and Grace beside her. */
async function threeDevices() {
  const world = identityWorld();
  const ada = await world.register.run(ADA);
  const grace = await world.addUser({});
  const signIn = async (device: string) => {
    world.clock.advance(HOUR_MS);
    return (await world.signInAda({ device })).session;
  };
  const laptop = await signIn('Firefox on Linux');
  const phone = await signIn('Chrome on Android');
  const tablet = await signIn('Safari on iOS');
  const { session: graces } = await world.signInAda({ email: grace.email });
  const devices = async (sessionId = laptop.id) =>
    (await world.listSessions.run({ userId: ada.id, sessionId })).map(({ session, isCurrent }) => [
      session.device,
      isCurrent,
    ]);
  const endReason = async (id: string) => (await world.stores.sessions.findWithUser(id))?.session.endReason;
  return { ...world, ada, grace, laptop, phone, tablet, graces, devices, endReason };
}

describe('the list of signed-in devices', () => {
  it('begins with this one; the others follow, last used first', async () => {
    const { devices, getSession, clock, phone, written } = await threeDevices();
    expect(await devices()).toEqual([
      ['Firefox on Linux', true],
      ['Safari on iOS', false],
      ['Chrome on Android', false],
    ]);
    clock.advance(HOUR_MS);
    await getSession.run(phone.id);
    await written();
    expect(await devices()).toEqual([
      ['Firefox on Linux', true],
      ['Chrome on Android', false],
      ['Safari on iOS', false],
    ]);
    expect(await devices(phone.id)).toEqual([
      ['Chrome on Android', true],
      ['Safari on iOS', false],
      ['Firefox on Linux', false],
    ]);
  });

  it('has nothing that was idle for too long', async () => {
    const { devices, getSession, clock, laptop, written } = await threeDevices();
    clock.advance(20 * HOUR_MS);
    await getSession.run(laptop.id);
    await written();
    clock.advance(5 * HOUR_MS);
    expect(await devices()).toEqual([['Firefox on Linux', true]]);
  });
});

describe('signing out another device', () => {
  it('ends that one, and leaves the rest', async () => {
    const { endSession, ada, phone, devices, getSession, endReason } = await threeDevices();
    await endSession.run({ userId: ada.id, sessionId: phone.id });
    expect(await getSession.run(phone.id)).toBeUndefined();
    expect(await endReason(phone.id)).toBe('signed-out-elsewhere');
    expect(await devices()).toEqual([
      ['Firefox on Linux', true],
      ['Safari on iOS', false],
    ]);
  });

  it('answers alike for somebody else’s, for one that has ended and for one that never was', async () => {
    const { endSession, ada, phone, graces, getSession, signOut } = await threeDevices();
    await signOut.run({ sessionIds: [phone.id] });
    for (const sessionId of [graces.id, phone.id, 'made-up']) {
      await expect(endSession.run({ userId: ada.id, sessionId })).rejects.toMatchObject({
        kind: 'not-found',
        code: 'identity/no-such-session',
        message: 'This device is no longer signed in.',
      });
    }
    expect(await getSession.run(graces.id)).toBeDefined();
  });
});

describe('signing out everywhere else', () => {
  it('ends all sessions of this person but this one', async () => {
    const { endOtherSessions, ada, laptop, phone, graces, devices, getSession, endReason } = await threeDevices();
    await endOtherSessions.run({ userId: ada.id, sessionId: laptop.id });
    expect(await devices()).toEqual([['Firefox on Linux', true]]);
    expect(await endReason(phone.id)).toBe('signed-out-elsewhere');
    expect(await getSession.run(graces.id)).toBeDefined();
  });

  it('may be repeated', async () => {
    const { endOtherSessions, ada, laptop, devices } = await threeDevices();
    for (let time = 0; time < 2; time += 1) await endOtherSessions.run({ userId: ada.id, sessionId: laptop.id });
    expect(await devices()).toEqual([['Firefox on Linux', true]]);
  });
});
