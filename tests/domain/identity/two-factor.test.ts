import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../../src/domain/kernel/clock.ts';
import { plainCodeAt } from '../../doubles/identity/plain-one-time-codes.ts';
import { ADA, identityWorld } from './identity-world.ts';

const REFUSED = { code: 'identity/wrong-credentials', message: 'Invalid email, password or code.' };
const REQUIRED = { kind: 'invalid', code: 'identity/code-required', fields: { code: expect.any(String) } };

async function withChief() {
  const world = identityWorld();
  const chief = await world.addUser({ role: 'admin', email: ADA.email });
  const code = () => plainCodeAt(world.clock.now());
  const begin = () => world.beginTwoFactor.run({ user: chief, currentPassword: ADA.password });
  return { ...world, chief, code, begin };
}

async function withTwoFactor() {
  const world = await withChief();
  await world.begin();
  const recoveryCodes = await world.confirmTwoFactor.run({ user: world.chief, code: world.code() });
  await world.takeJobs();
  // The code of the set-up is used.
  world.clock.advance(MINUTE_MS);
  return { ...world, recoveryCodes };
}

describe('setting two-factor sign-in up', () => {
  it('asks for the password, and for a code before anything is asked of a sign-in', async () => {
    const { chief, begin, beginTwoFactor, signInAda, confirmTwoFactor, code, getTwoFactor, clock } = await withChief();
    await expect(beginTwoFactor.run({ user: chief, currentPassword: 'a guess' })).rejects.toMatchObject({
      code: 'identity/wrong-password',
    });
    const { secret, address } = await begin();
    expect(address).toContain(secret);
    await expect(signInAda()).resolves.toBeDefined();
    await expect(confirmTwoFactor.run({ user: chief, code: '000000' })).rejects.toMatchObject({
      code: 'identity/wrong-code',
    });
    expect(await getTwoFactor.run({ userId: chief.id })).toEqual({ since: null, recoveryCodes: 0, isWanted: true });
    const codes = await confirmTwoFactor.run({ user: chief, code: code() });
    expect(new Set(codes).size).toBe(10);
    expect(await getTwoFactor.run({ userId: chief.id })).toEqual({
      since: clock.now(),
      recoveryCodes: 10,
      isWanted: false,
    });
    await expect(begin()).rejects.toMatchObject({ kind: 'conflict' });
    await expect(confirmTwoFactor.run({ user: chief, code: code() })).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('keeps the secret sealed, and no recovery code in clear', async () => {
    const { stores, chief, recoveryCodes } = await withTwoFactor();
    expect((await stores.twoFactors.find(chief.id))?.sealedSecret).toBe('sealed SECRET1');
    expect(await stores.twoFactors.useRecoveryCode(chief.id, recoveryCodes[0] ?? '')).toBe(false);
  });
});

describe('signing in with two factors', () => {
  it('needs a code, which is good once', async () => {
    const { signInAda, code, clock } = await withTwoFactor();
    await expect(signInAda()).rejects.toMatchObject(REQUIRED);
    await expect(signInAda({ code: code() })).resolves.toBeDefined();
    await expect(signInAda({ code: code() })).rejects.toMatchObject(REFUSED);
    // The step before the accepted one is over, too.
    const before = plainCodeAt(new Date(clock.now().getTime() - MINUTE_MS / 2));
    await expect(signInAda({ code: before })).rejects.toMatchObject(REFUSED);
    clock.advance(MINUTE_MS);
    await expect(signInAda({ code: ` ${code().slice(0, 3)} ${code().slice(3)} ` })).resolves.toBeDefined();
    clock.advance(MINUTE_MS);
    await expect(
      signInAda({ code: `\u2068${code().slice(0, 3)}\u2013${code().slice(3)}\u2069\ufe0f` }),
    ).resolves.toBeDefined();
    clock.advance(MINUTE_MS);
    const inArabic = code().replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
    await expect(signInAda({ code: `\u200b${inArabic}` })).resolves.toBeDefined();
    clock.advance(MINUTE_MS);
    const fullWidth = code().replace(/\d/g, (digit) => '０１２３４５６７８９'.charAt(Number(digit)));
    await expect(signInAda({ code: fullWidth })).resolves.toBeDefined();
  });

  it('of many at once with one code opens one session', async () => {
    const { signInAda, code } = await withTwoFactor();
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => signInAda({ code: code() })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('takes a recovery code in its place, once, however it is written', async () => {
    const { signInAda, recoveryCodes, getTwoFactor, chief } = await withTwoFactor();
    const [first = ''] = recoveryCodes;
    expect(first).toMatch(/^\S{4}-\S{4}-\S{4}-\S{4}$/);
    await expect(signInAda({ code: first.toUpperCase().replaceAll('-', ' ') })).resolves.toBeDefined();
    await expect(signInAda({ code: first })).rejects.toMatchObject(REFUSED);
    expect(await getTwoFactor.run({ userId: chief.id })).toMatchObject({ recoveryCodes: 9 });
  });

  it('says the same of a wrong password and a wrong code, and uses no code up for a wrong password', async () => {
    const { signInAda, code } = await withTwoFactor();
    await expect(signInAda({ password: 'a guess', code: code() })).rejects.toMatchObject(REFUSED);
    await expect(signInAda({ code: '000000' })).rejects.toMatchObject(REFUSED);
    await expect(signInAda({ email: 'nobody@example.com', code: code() })).rejects.toMatchObject(REFUSED);
    await expect(signInAda({ code: code() })).resolves.toBeDefined();
  });

  it('counts wrong codes as failed attempts, and being asked for one not', async () => {
    const { signInAda, code } = await withTwoFactor();
    for (let turn = 0; turn < 60; turn += 1) await expect(signInAda()).rejects.toMatchObject(REQUIRED);
    for (let turn = 0; turn < 50; turn += 1) await expect(signInAda({ code: '000000' })).rejects.toMatchObject(REFUSED);
    await expect(signInAda({ code: code() })).rejects.toMatchObject({ code: 'identity/too-many-attempts' });
  });
});

describe('turning two-factor sign-in off', () => {
  it('takes the password and a code of its owner, who is told by mail', async () => {
    const { chief, removeTwoFactor, code, signInAda, takeJobs, sendTwoFactorChanged, mails, clock } =
      await withTwoFactor();
    const remove = (currentPassword: string, given: string) =>
      removeTwoFactor.run({ user: chief, currentPassword, code: given });
    await expect(remove('a guess', code())).rejects.toMatchObject({ code: 'identity/wrong-password' });
    await expect(remove(ADA.password, '000000')).rejects.toMatchObject({ code: 'identity/wrong-code' });
    await expect(signInAda()).rejects.toMatchObject(REQUIRED);
    await remove(ADA.password, code());
    await expect(signInAda()).resolves.toBeDefined();
    const payload = { userId: chief.id, isOn: false, at: clock.now().toISOString() };
    expect(await takeJobs()).toEqual([{ name: 'identity/send-two-factor-changed', payload }]);
    await sendTwoFactorChanged.run(payload);
    await sendTwoFactorChanged.run(payload);
    expect(await mails()).toMatchObject([
      { to: ADA.email, subject: 'Two-factor sign-in is off for your Cusp account' },
    ]);
  });

  it('takes no guessing: a right password does not take back the count of wrong codes', async () => {
    const { chief, removeTwoFactor, code } = await withTwoFactor();
    const remove = (given: string) => removeTwoFactor.run({ user: chief, currentPassword: ADA.password, code: given });
    for (let turn = 0; turn < 50; turn += 1)
      await expect(remove('000000')).rejects.toMatchObject({ code: 'identity/wrong-code' });
    await expect(remove(code())).rejects.toMatchObject({ code: 'identity/too-many-confirmations' });
  });

  it('can be done by the operator, for who has lost everything', async () => {
    const { removeTwoFactor, signInAda, takeJobs } = await withTwoFactor();
    expect(await removeTwoFactor.forOperator({ email: ' ADA@example.com' })).toBe(true);
    expect(await removeTwoFactor.forOperator({ email: ADA.email })).toBe(false);
    expect(await takeJobs()).toHaveLength(1);
    await expect(signInAda()).resolves.toBeDefined();
    await expect(removeTwoFactor.forOperator({ email: 'nobody@example.com' })).rejects.toMatchObject({
      kind: 'not-found',
    });
  });
});

describe('a server with another encryption key', () => {
  it('says what to do instead of failing, raises the alarm, and counts nothing', async () => {
    const { signInAda, code, sealer, lockedOut, chief, recoveryCodes } = await withTwoFactor();
    sealer.key = 'another';
    for (const tried of [code(), '000000', 'no-recovery-code', code(), '1', '2', '3', '4', '5', '6'])
      await expect(signInAda({ code: tried })).rejects.toMatchObject({
        kind: 'forbidden',
        code: 'identity/encryption-key',
        message: expect.stringMatching(/restore the old key, or to turn off your two-factor sign-in/),
      });
    expect(new Set(lockedOut)).toEqual(new Set([chief.id]));
    await expect(signInAda({ code: recoveryCodes[0] ?? '' })).resolves.toBeDefined();
    sealer.key = 'sealed';
    await expect(signInAda({ code: code() })).resolves.toBeDefined();
  });

  it('tells only who knows the password', async () => {
    const { signInAda, code, sealer, lockedOut } = await withTwoFactor();
    sealer.key = 'another';
    await expect(signInAda({ code: code(), password: 'a guess' })).rejects.toMatchObject(REFUSED);
    expect(lockedOut).toEqual([]);
  });
});
