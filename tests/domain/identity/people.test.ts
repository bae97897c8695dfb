import { describe, expect, it } from 'vitest';
import { isConfirmed } from '../../../src/domain/identity/session.ts';
import { MINUTE_MS } from '../../../src/domain/kernel/clock.ts';
import { ADA, identityWorld } from './identity-world.ts';

/** An administrator, and Ada signed in on two devices. */
async function aBadDay() {
  const world = identityWorld();
  const boss = await world.addUser({ name: 'Boss', email: 'boss@example.com', role: 'admin' });
  const ada = await world.register.run(ADA);
  const [phone, laptop] = [await world.signInAda(), await world.signInAda()];
  const { session: bossSession } = await world.signInAda({ email: boss.email });
  const isIn = async ({ session }: { session: { id: string } }) =>
    (await world.getSession.run(session.id)) !== undefined;
  return { ...world, boss, bossSession, ada, phone, laptop, isIn };
}

describe('disabling a person', () => {
  it('ends every session, opens none, and stands in the audit log with its reason', async () => {
    const { boss, ada, phone, laptop, isIn, disablePerson, signInAda, stores } = await aBadDay();
    const done = await disablePerson.run({ actorId: boss.id, userId: ada.id, reason: 'Shares the account' });
    expect(done).toEqual({ name: ADA.name });
    expect([await isIn(phone), await isIn(laptop)]).toEqual([false, false]);
    await expect(signInAda()).rejects.toMatchObject({ code: 'identity/disabled' });
    expect(await stores.auditLog.all()).toMatchObject([
      { kind: 'disabled', actorId: boss.id, userId: ada.id, reason: 'Shares the account' },
    ]);
  });

  it('again changes nothing, and enabling lets them sign in anew', async () => {
    const { boss, ada, phone, isIn, disablePerson, enablePerson, signInAda, stores } = await aBadDay();
    const act = { actorId: boss.id, userId: ada.id };
    for (let n = 0; n < 2; n += 1) await disablePerson.run({ ...act, reason: 'Shares the account' });
    for (let n = 0; n < 2; n += 1) await enablePerson.run(act);
    expect(await isIn(phone)).toBe(false);
    expect(await isIn(await signInAda())).toBe(true);
    expect((await stores.auditLog.all()).map(({ kind }) => kind)).toEqual(['disabled', 'enabled']);
  });

  it('is taken back by the operator where no administrator is left, which the audit log tells', async () => {
    const { boss, addUser, disablePerson, enablePerson, signInAda, stores } = await aBadDay();
    const other = await addUser({ email: 'other@example.com', role: 'admin' });
    await disablePerson.run({ actorId: other.id, userId: boss.id, reason: 'Mine now' });
    expect(await enablePerson.forOperator({ email: ' BOSS@example.com' })).toBe(true);
    expect(await enablePerson.forOperator({ email: 'boss@example.com' })).toBe(false);
    expect(await signInAda({ email: boss.email })).toBeDefined();
    expect((await stores.auditLog.all()).slice(1)).toMatchObject([
      { kind: 'enabled', actorId: 'system', userId: boss.id, detail: 'By the operator, with admin:enable' },
    ]);
    await expect(enablePerson.forOperator({ email: 'nobody@example.com' })).rejects.toMatchObject({
      code: 'identity/no-user',
    });
  });

  it('is for nobody’s own account, and refuses whom it does not know', async () => {
    const { boss, disablePerson, enablePerson, endSessionsOf, bossSession } = await aBadDay();
    const unknown = { kind: 'not-found', code: 'identity/no-such-person' };
    const actorId = boss.id;
    expect(() => disablePerson.run({ actorId, userId: actorId, reason: 'Holidays' })).toThrow('your own account');
    await expect(disablePerson.run({ actorId, userId: 'x', reason: 'y' })).rejects.toMatchObject(unknown);
    await expect(enablePerson.run({ actorId, userId: 'x' })).rejects.toMatchObject(unknown);
    await expect(endSessionsOf.run({ actorId, sessionId: bossSession.id, userId: 'x' })).rejects.toMatchObject(unknown);
  });
});

describe('ending a person’s sessions', () => {
  it('signs them out everywhere and leaves their password as it is', async () => {
    const { boss, bossSession, ada, phone, laptop, isIn, endSessionsOf, signInAda, stores, listTeam } = await aBadDay();
    await endSessionsOf.run({ actorId: boss.id, sessionId: bossSession.id, userId: ada.id });
    expect([await isIn(phone), await isIn(laptop)]).toEqual([false, false]);
    expect(await isIn(await signInAda())).toBe(true);
    expect(await stores.auditLog.all()).toMatchObject([{ kind: 'sessions-ended', userId: ada.id }]);
    expect((await listTeam.run()).people).toMatchObject([{ user: { id: boss.id }, deviceCount: 1 }]);
  });

  it('leaves the administrator’s own one, from which they ask', async () => {
    const { boss, bossSession, isIn, endSessionsOf, signInAda } = await aBadDay();
    const other = await signInAda({ email: boss.email });
    await endSessionsOf.run({ actorId: boss.id, sessionId: bossSession.id, userId: boss.id });
    expect([await isIn({ session: bossSession }), await isIn(other)]).toEqual([true, false]);
  });
});

describe('the password once more', () => {
  it('is asked for ten minutes after it was given, and giving it starts them anew', async () => {
    const { phone, clock, confirmPassword, getSession, ada } = await aBadDay();
    const confirmed = async () => isConfirmed((await getSession.run(phone.session.id))!.session, clock.now());
    clock.advance(9 * MINUTE_MS);
    expect(await confirmed()).toBe(true);
    clock.advance(1 * MINUTE_MS);
    expect(await confirmed()).toBe(false);
    const given = { userId: ada.id, sessionId: phone.session.id };
    await expect(confirmPassword.run({ ...given, password: 'a guess' })).rejects.toMatchObject({
      code: 'identity/wrong-password',
      fields: { password: 'This password is not correct.' },
    });
    expect(await confirmed()).toBe(false);
    await confirmPassword.run({ ...given, password: ADA.password });
    expect(await confirmed()).toBe(true);
  });
});
