import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeEmail } from '../../../src/domain/identity/user.ts';
import { DAY_MS, HOUR_MS } from '../../../src/domain/kernel/clock.ts';
import { ADA, identityWorld } from './identity-world.ts';

const WRONG = { code: 'identity/wrong-credentials' };
const TOO_MANY = { kind: 'too-many', code: 'identity/too-many-attempts' };

async function withAda() {
  const world = identityWorld();
  const ada = await world.register.run(ADA);
  await world.takeJobs();
  const guess = (more: object = {}) => world.signInAda({ password: 'a guess', ...more });
  const guessOften = async (times: number, more: object = {}) => {
    for (let turn = 0; turn < times; turn += 1) await expect(guess(more)).rejects.toMatchObject(WRONG);
  };
  return { ...world, ada, guess, guessOften };
}

describe('wrong passwords for one account', () => {
  it('end at fifty a day, from wherever they come and however the address is written', async () => {
    const { guess, guessOften, signInAda, clock } = await withAda();
    await guessOften(25, { email: '   ADA@example.com' });
    await guessOften(25, { network: '203.0.113.0/24' });
    await expect(guess()).rejects.toMatchObject({ ...TOO_MANY, retryAfterSeconds: DAY_MS / 1000 });
    // The right one as well: whoever guesses may not learn that it was.
    await expect(signInAda()).rejects.toMatchObject(TOO_MANY);
    clock.advance(DAY_MS);
    await expect(signInAda()).resolves.toBeDefined();
  });

  it('of fifty at the same time too', async () => {
    const { guess } = await withAda();
    const results = await Promise.allSettled(Array.from({ length: 80 }, () => guess()));
    const codes = results.map((one) => (one.status === 'rejected' ? (one.reason as { code: string }).code : ''));
    expect(codes.filter((code) => code === WRONG.code)).toHaveLength(50);
    expect(codes.filter((code) => code === TOO_MANY.code)).toHaveLength(30);
  });

  it('are counted for an address without an account as well', async () => {
    const { guess, guessOften } = await withAda();
    await guessOften(50, { email: 'nobody@example.com' });
    await expect(guess({ email: 'nobody@example.com' })).rejects.toMatchObject(TOO_MANY);
    await expect(guess()).rejects.toMatchObject(WRONG);
  });

  it('do not keep out a device that has signed in before, which has a ceiling of its own', async () => {
    const { guess, guessOften, signInAda } = await withAda();
    const { deviceMark } = await signInAda();
    await guessOften(50);
    await expect(signInAda()).rejects.toMatchObject(TOO_MANY);
    await expect(signInAda({ deviceMark })).resolves.toMatchObject({ deviceMark });
    await guessOften(50, { deviceMark });
    await expect(guess({ deviceMark })).rejects.toMatchObject(TOO_MANY);
  });

  it('are not counted together with right ones, nor with a server that was too busy', async () => {
    const { guessOften, signInAda, passwords, signInWith, guess } = await withAda();
    await guessOften(49);
    for (let turn = 0; turn < 5; turn += 1) await signInAda();
    const busy = signInWith(
      Object.assign(Object.create(passwords), { verify: () => Promise.reject(new Error('busy')) }),
    );
    for (let turn = 0; turn < 5; turn += 1)
      await expect(busy.run({ ...ADA, kind: 'web', device: '' })).rejects.toThrow('busy');
    await guessOften(1);
    await expect(guess()).rejects.toMatchObject(TOO_MANY);
  });

  it('are told to the owner once a day, and to nobody where there is no account', async () => {
    const { guess, guessOften, takeJobs, sendAttemptsWarning, mails, clock } = await withAda();
    await guessOften(49);
    expect(await takeJobs()).toEqual([]);
    await guessOften(1);
    for (let turn = 0; turn < 5; turn += 1) await guess().catch(() => undefined);
    expect(await takeJobs()).toEqual([{ name: 'identity/send-attempts-warning', payload: { email: ADA.email } }]);
    await sendAttemptsWarning.run({ email: ADA.email });
    await sendAttemptsWarning.run({ email: ADA.email });
    await sendAttemptsWarning.run({ email: 'nobody@example.com' });
    expect(await mails()).toMatchObject([{ kind: 'sign-in-attempts', to: ADA.email }]);
    clock.advance(DAY_MS);
    await sendAttemptsWarning.run({ email: ADA.email });
    expect(await mails()).toHaveLength(2);
  });

  it('are forgotten with a new password by mail', async () => {
    const { guessOften, sendResetLink, mails, resetPassword, signInAda } = await withAda();
    await guessOften(50);
    await sendResetLink.run({ email: ADA.email });
    const token = /\/reset-password\/(\S+)/.exec((await mails()).at(-1)?.text ?? '')?.[1] ?? '';
    await resetPassword.run({ token, password: 'battery staple' });
    await expect(signInAda({ password: 'battery staple' })).resolves.toBeDefined();
  });
});

describe('wrong passwords in a session that is open', () => {
  const INSIDE = { kind: 'too-many', code: 'identity/too-many-confirmations', retryAfterSeconds: DAY_MS / 1000 };

  async function withSession() {
    const world = await withAda();
    const { user, session } = await world.signInAda();
    const { confirmPassword, changePassword, beginTwoFactor, removeTwoFactor } = world;
    const asked = { userId: user.id, sessionId: session.id };
    /** Wherever the password is asked for once more. */
    const prompts = [
      (password: string) => confirmPassword.run({ ...asked, password }),
      (currentPassword: string) => beginTwoFactor.run({ user, currentPassword }),
      (currentPassword: string) => removeTwoFactor.run({ user, currentPassword, code: '' }),
      (currentPassword: string) => changePassword.run({ ...asked, currentPassword, password: 'battery staple' }),
    ] as const;
    const [confirm] = prompts;
    const fail = async (times: number, prompt: (guess: string) => Promise<unknown> = confirm) => {
      for (let turn = 0; turn < times; turn += 1)
        await expect(prompt('a guess')).rejects.toMatchObject({ code: 'identity/wrong-password' });
    };
    return { ...world, user, prompts, confirm, fail };
  }

  it('end at fifty a day, whichever prompt they are given to, and the right one as well', async () => {
    const { prompts, confirm, fail, clock } = await withSession();
    for (const prompt of prompts) await fail(12, prompt);
    await fail(2);
    for (const prompt of prompts) {
      await expect(prompt('a guess')).rejects.toMatchObject(INSIDE);
      await expect(prompt(ADA.password)).rejects.toMatchObject(INSIDE);
    }
    clock.advance(DAY_MS);
    await expect(confirm(ADA.password)).resolves.toBeUndefined();
  });

  it('of fifty at the same time too', async () => {
    const { confirm } = await withSession();
    const results = await Promise.allSettled(Array.from({ length: 80 }, () => confirm('a guess')));
    const codes = results.map((one) => (one.status === 'rejected' ? (one.reason as { code: string }).code : ''));
    expect(codes.filter((code) => code === INSIDE.code)).toHaveLength(30);
  });

  it('are counted with the codes that an app is said to show', async () => {
    const { user, fail, beginTwoFactor, confirmTwoFactor } = await withSession();
    await beginTwoFactor.run({ user, currentPassword: ADA.password });
    const guess = () => confirmTwoFactor.run({ user, code: '000000' });
    for (let turn = 0; turn < 30; turn += 1)
      await expect(guess()).rejects.toMatchObject({ code: 'identity/wrong-code' });
    await fail(20);
    await expect(guess()).rejects.toMatchObject(INSIDE);
  });

  it('are not counted together with right ones, nor with what strangers try', async () => {
    const { confirm, fail, guessOften, guess } = await withSession();
    await guessOften(50);
    await expect(guess()).rejects.toMatchObject(TOO_MANY);
    await expect(confirm(ADA.password)).resolves.toBeUndefined();
    await fail(49);
    for (let turn = 0; turn < 5; turn += 1) await confirm(ADA.password);
    await fail(1);
    await expect(confirm(ADA.password)).rejects.toMatchObject(INSIDE);
  });

  it('are told to the owner once a day, who ends them with a new password', async () => {
    const {
      fail,
      confirm,
      takeJobs,
      sendAttemptsWarning,
      mails,
      sendResetLink,
      resetPassword,
      signInAda,
      confirmPassword,
    } = await withSession();
    await fail(50);
    await confirm('a guess').catch(() => undefined);
    const told = { email: ADA.email, isSignedIn: true };
    expect(await takeJobs()).toEqual([{ name: 'identity/send-attempts-warning', payload: told }]);
    await sendAttemptsWarning.run(told);
    await sendAttemptsWarning.run(told);
    // What strangers try is another mail, also on the same day.
    await sendAttemptsWarning.run({ email: ADA.email });
    expect(await mails()).toMatchObject([
      { text: expect.stringContaining('where you are signed in') },
      { text: expect.not.stringContaining('where you are signed in') },
    ]);
    await sendResetLink.run({ email: ADA.email });
    const token = /\/reset-password\/(\S+)/.exec((await mails()).at(-1)?.text ?? '')?.[1] ?? '';
    await resetPassword.run({ token, password: 'battery staple' });
    const { user, session } = await signInAda({ password: 'battery staple' });
    const given = { userId: user.id, sessionId: session.id, password: 'battery staple' };
    await expect(confirmPassword.run(given)).resolves.toBeUndefined();
  });
});

describe('the mark of a device', () => {
  it('names nobody, is good for those who signed in on it, and cannot be made', async () => {
    const { signInAda, devices, addUser, signIn } = await withAda();
    await addUser({ email: 'grace@example.com' });
    const first = (await signInAda()).deviceMark;
    expect(first).not.toContain('ada');
    expect(devices.idFor(first, ADA.email)).toBeDefined();
    expect(devices.idFor(first, 'grace@example.com')).toBeUndefined();
    const { deviceMark: both } = await signIn.run({
      email: 'grace@example.com',
      password: ADA.password,
      kind: 'web',
      device: '',
      deviceMark: first,
    });
    expect(devices.idFor(both, ADA.email)).toBe(devices.idFor(both, 'grace@example.com'));
    for (const mark of [undefined, '', '.', 'made.up', `other.${first.split('.')[1]}`, `${first}x`, 'x'.repeat(9999)])
      expect(devices.idFor(mark, ADA.email), mark).toBeUndefined();
  });

  it('remembers the last three', async () => {
    const { devices } = await withAda();
    const people = ['a@x.test', 'b@x.test', 'c@x.test', 'd@x.test'];
    const mark = people.reduce<string | undefined>((before, email) => devices.markFor(before, email), undefined);
    expect(people.map((email) => devices.idFor(mark, email) !== undefined)).toEqual([false, true, true, true]);
  });
});

describe('asking for a reset link very often', () => {
  it('is answered alike, and mails three in an hour', async () => {
    const { forgotPassword, takeJobs, signInAda, clock } = await withAda();
    const { deviceMark } = await signInAda();
    for (const email of [ADA.email, ` ${ADA.email}`, 'ADA@example.com', ADA.email, `${' '.repeat(300)}${ADA.email}`])
      await expect(forgotPassword.run({ email })).resolves.toBeUndefined();
    expect(await takeJobs()).toHaveLength(3);
    // The owner's own device is not refused because strangers have asked.
    await forgotPassword.run({ email: ADA.email, deviceMark });
    expect(await takeJobs()).toHaveLength(1);
    clock.advance(HOUR_MS);
    await forgotPassword.run({ email: ADA.email });
    expect(await takeJobs()).toHaveLength(1);
  });
});

describe('an address', () => {
  const letters = fc.constantFrom(...'abcxyz019._-+éüñçåøďž🦷牙'.normalize('NFC'));
  const address = fc
    .tuple(fc.array(letters, { minLength: 1, maxLength: 12 }), fc.constantFrom('example.com', 'zahnärzte.test'))
    .map(([name, host]) => `${name.join('')}@${host}`);
  const blanks = fc.array(fc.constantFrom(' ', '\t', '\n', '\u00a0'), { maxLength: 400 }).map((all) => all.join(''));
  const written = fc
    .tuple(address, blanks, blanks, fc.boolean(), fc.constantFrom('NFC', 'NFD'))
    .map(([email, before, behind, isUpper, form]) => ({
      email,
      as: `${before}${(isUpper ? email.toUpperCase() : email).normalize(form)}${behind}`,
    }));

  it('has one spelling, with any padding, case and form of accents', () => {
    fc.assert(fc.property(written, ({ email, as }) => normalizeEmail(as) === normalizeEmail(email)));
    fc.assert(fc.property(fc.string(), (any) => normalizeEmail(normalizeEmail(any)) === normalizeEmail(any)));
  });

  it('is never another one’s', () => {
    fc.assert(fc.property(address, address, (a, b) => a === b || normalizeEmail(a) !== normalizeEmail(b)));
  });
});
