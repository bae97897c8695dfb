import { describe, expect, it, vi } from 'vitest';
import { MINUTE_MS, SECOND_MS } from '../../../src/domain/kernel/clock.ts';
import { ADA, identityWorld } from './identity-world.ts';

const DEAD = { kind: 'invalid', code: 'identity/reset-link-dead' };

async function withLink() {
  const world = identityWorld();
  const ada = await world.register.run(ADA);
  // Of the welcome.
  await world.takeJobs();
  const askForLink = async () => {
    await world.sendResetLink.run({ email: ADA.email });
    const text = (await world.mails()).at(-1)?.text ?? '';
    return /\/reset-password\/(\S+)/.exec(text)?.[1] ?? '';
  };
  return { ...world, ada, askForLink, token: await askForLink() };
}

describe('asking for a reset link', () => {
  it('leaves the same job for a known and an unknown address, and looks up neither', async () => {
    const { register, forgotPassword, takeJobs, mails } = identityWorld();
    await register.run(ADA);
    await takeJobs();
    await forgotPassword.run({ email: ' ADA@example.com' });
    await forgotPassword.run({ email: 'nobody@example.com' });
    expect(await takeJobs()).toEqual([
      { name: 'identity/send-reset-link', payload: { email: 'ada@example.com' } },
      { name: 'identity/send-reset-link', payload: { email: 'nobody@example.com' } },
    ]);
    expect(await mails()).toEqual([]);
  });
});

describe('the reset link', () => {
  it('goes to the owner, leads to our origin and is kept as a digest only', async () => {
    const { mails, token, stores, clock, ada } = await withLink();
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: 'ada@example.com', subject: 'Choose a new password for Cusp' });
    expect(mail?.text).toContain(`http://localhost:3000/reset-password/${token}`);
    expect(mail?.key).not.toContain(`/${token}`);
    expect(await stores.resetLinks.consume(token, clock.now())).toBeUndefined();
    expect(await stores.resetLinks.consume(`digest-of-${token}`, clock.now())).toBe(ada.id);
  });

  it('forgets the mails of the links before it', async () => {
    const { askForLink, takeJobs, clock } = await withLink();
    await takeJobs();
    clock.advance(MINUTE_MS);
    await askForLink();
    expect(await takeJobs()).toEqual([
      {
        name: 'operations/forget-secret-mails',
        payload: { to: ADA.email, writtenBefore: clock.now().toISOString() },
      },
    ]);
  });

  it('goes to nobody who is unknown or disabled', async () => {
    const { sendResetLink, addUser, mails, clock } = identityWorld();
    await addUser({ email: 'grace@example.com', disabledAt: clock.now() });
    await sendResetLink.run({ email: 'grace@example.com' });
    await sendResetLink.run({ email: 'nobody@example.com' });
    expect(await mails()).toEqual([]);
  });

  it('sets a new password, ends every session and tells the owner', async () => {
    const { resetPassword, signInAda, getSession, takeJobs, token, clock } = await withLink();
    await takeJobs();
    const [laptop, phone] = [await signInAda(), await signInAda()];
    await resetPassword.run({ token, password: 'battery staple' });
    expect(await getSession.run(laptop.session.id)).toBeUndefined();
    expect(await getSession.run(phone.session.id)).toBeUndefined();
    await expect(signInAda()).rejects.toMatchObject({ code: 'identity/wrong-credentials' });
    await expect(signInAda({ password: 'battery staple' })).resolves.toBeDefined();
    expect(await takeJobs()).toEqual([
      { name: 'identity/send-password-changed', payload: { email: ADA.email } },
      // The link opens nothing any more.
      {
        name: 'operations/forget-secret-mails',
        payload: { to: ADA.email, writtenBefore: clock.now().toISOString() },
      },
    ]);
  });

  it('works once, of twenty tries at the same time too', async () => {
    const { resetPassword, token } = await withLink();
    const tries = Array.from({ length: 20 }, (_nothing, turn) =>
      resetPassword.run({ token, password: `staple number ${turn}` }),
    );
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(resetPassword.run({ token, password: 'once more' })).rejects.toMatchObject({
      ...DEAD,
      message: 'This reset link is no longer valid. Please request a new one.',
    });
  });

  it('works for thirty minutes', async () => {
    const { resetPassword, clock, token, askForLink } = await withLink();
    clock.advance(30 * MINUTE_MS);
    await expect(resetPassword.run({ token, password: 'too late' })).rejects.toMatchObject(DEAD);
    const fresh = await askForLink();
    clock.advance(30 * MINUTE_MS - SECOND_MS);
    await expect(resetPassword.run({ token: fresh, password: 'in time' })).resolves.toBeUndefined();
  });

  it('is killed by a newer one', async () => {
    const { resetPassword, askForLink, token } = await withLink();
    const newer = await askForLink();
    await expect(resetPassword.run({ token, password: 'the older' })).rejects.toMatchObject(DEAD);
    await expect(resetPassword.run({ token: newer, password: 'the newer' })).resolves.toBeUndefined();
  });

  it('is looked at before the slow work that a new password is', async () => {
    const { resetPassword, passwords, token } = await withLink();
    const hash = vi.spyOn(passwords, 'hash');
    await expect(resetPassword.run({ token: 'made-up', password: 'mine now' })).rejects.toMatchObject(DEAD);
    expect(hash).not.toHaveBeenCalled();
    await resetPassword.run({ token, password: 'mine now' });
    expect(hash).toHaveBeenCalledOnce();
  });

  it('is still good after a password that was refused', async () => {
    const { resetPassword, token } = await withLink();
    await expect(resetPassword.run({ token, password: 'Password1!' })).rejects.toMatchObject({
      code: 'identity/weak-password',
    });
    await expect(resetPassword.run({ token, password: 'mine now' })).resolves.toBeUndefined();
  });

  it('that was made up changes nothing', async () => {
    const { resetPassword, signInAda, takeJobs } = await withLink();
    await takeJobs();
    for (const token of ['', 'made-up', 'digest-of-secret-1']) {
      await expect(resetPassword.run({ token, password: 'mine now' })).rejects.toMatchObject(DEAD);
    }
    await expect(signInAda()).resolves.toBeDefined();
    expect(await takeJobs()).toEqual([]);
  });
});

describe('the word that a password was changed', () => {
  it('goes out once for every change, however often its job is run', async () => {
    const { sendPasswordChanged, changePassword, signInAda, ada, mails } = await withLink();
    const { session } = await signInAda();
    const told = async () =>
      (await mails()).filter(({ subject }) => subject === 'Your Cusp password was changed').length;
    await sendPasswordChanged.run({ email: ADA.email });
    await sendPasswordChanged.run({ email: ADA.email });
    expect(await told()).toBe(1);
    await changePassword.run({
      userId: ada.id,
      sessionId: session.id,
      currentPassword: ADA.password,
      password: 'battery staple',
    });
    await sendPasswordChanged.run({ email: ADA.email });
    expect(await told()).toBe(2);
  });

  it('goes to nobody when the account is gone', async () => {
    const { sendPasswordChanged, mails } = identityWorld();
    await sendPasswordChanged.run({ email: 'nobody@example.com' });
    expect(await mails()).toEqual([]);
  });
});
