import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, SECOND_MS } from '../../../src/domain/kernel/clock.ts';
import { ADA, identityWorld } from './identity-world.ts';

const NEW = 'ada.byron@example.com';
const DEAD = { kind: 'invalid', code: 'identity/email-link-dead' };

async function withAda() {
  const world = identityWorld();
  const ada = await world.register.run(ADA);
  await world.takeJobs();

  /** Mails the link, and returns its token. */
  const link = async () => {
    await world.sendEmailConfirmation.run({ userId: ada.id });
    const text = (await world.mails()).at(-1)?.text ?? '';
    return /\/confirm-email\/(\S+)\?own/.exec(text)?.[1] ?? '';
  };
  const user = async () => {
    const found = await world.stores.users.find(ada.id);
    if (!found) throw new Error('Ada is gone.');
    return found;
  };
  /** Changes the address by its own link. */
  const change = async (email = NEW) => {
    const { session } = await world.signInAda();
    const { id: sessionId } = session;
    await world.requestEmailChange.run({ userId: ada.id, sessionId, currentPassword: ADA.password, email });
    const job = (await world.takeJobs()).find(({ name }) => name === 'identity/send-email-link');
    await world.sendEmailLink.run(job?.payload as { changeId: string });
    const token = /\/confirm-email\/(\S+)/.exec((await world.mails()).at(-1)?.text ?? '')?.[1] ?? '';
    await world.confirmEmailChange.run({ token });
  };
  return { ...world, ada, link, user, change };
}

describe('the link that confirms an address', () => {
  it('goes to the address of the account, names nobody and keeps nobody from signing in', async () => {
    const { link, mails, user, signInAda } = await withAda();
    const token = await link();
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'email-confirmation', to: ADA.email });
    expect(mail?.text).toContain(`http://localhost:3000/confirm-email/${token}?own`);
    expect(mail?.text).not.toContain('Ada');
    expect(mail?.key).not.toContain(`/${token}`);
    expect((await user()).emailConfirmedAt).toBeNull();
    await expect(signInAda()).resolves.toBeDefined();
  });

  it('confirms it, opens no session, ends none, and its mail is forgotten', async () => {
    const { link, confirmEmail, user, ada, signInAda, getSession, clock, takeJobs } = await withAda();
    const { session } = await signInAda();
    const token = await link();
    await takeJobs();
    expect(await confirmEmail.run({ token })).toEqual({ userId: ada.id, email: ADA.email });
    expect(await user()).toMatchObject({ email: ADA.email, emailConfirmedAt: clock.now() });
    expect(await getSession.run(session.id)).toBeDefined();
    const payload = { to: ADA.email, writtenBefore: clock.now().toISOString() };
    expect(await takeJobs()).toEqual([{ name: 'operations/forget-secret-mails', payload }]);
  });

  it('says the same when it is pressed again, and the first time counts', async () => {
    const { link, confirmEmail, user, clock } = await withAda();
    const token = await link();
    const first = clock.now();
    const tries = await Promise.all(Array.from({ length: 20 }, () => confirmEmail.run({ token })));
    expect(tries.map(({ email }) => email)).toEqual(Array.from({ length: 20 }, () => ADA.email));
    clock.advance(DAY_MS);
    await expect(confirmEmail.run({ token })).resolves.toBeDefined();
    expect((await user()).emailConfirmedAt).toEqual(first);
  });

  it('is mailed again to an address that was refused, and has it take mails again', async () => {
    const { link, confirmEmail, user, clock, stores, sendConfirmationAgain, takeJobs } = await withAda();
    await confirmEmail.run({ token: await link() });
    const first = clock.now();
    await expect(sendConfirmationAgain.run(await user())).rejects.toMatchObject({ code: 'identity/email-confirmed' });
    clock.advance(DAY_MS);
    await stores.users.noteRefusal(ADA.email, clock.now());
    await takeJobs();
    await sendConfirmationAgain.run(await user());
    expect((await takeJobs()).map(({ name }) => name)).toEqual(['identity/send-email-confirmation']);
    await confirmEmail.run({ token: await link() });
    expect(await user()).toMatchObject({ emailConfirmedAt: first, emailRefusedAt: null });
  });

  it('works for a week', async () => {
    const { link, confirmEmail, clock, user } = await withAda();
    const late = await link();
    clock.advance(7 * DAY_MS);
    await expect(confirmEmail.run({ token: late })).rejects.toMatchObject({ code: 'identity/email-link-expired' });
    expect((await user()).emailConfirmedAt).toBeNull();
    const fresh = await link();
    clock.advance(7 * DAY_MS - SECOND_MS);
    await expect(confirmEmail.run({ token: fresh })).resolves.toBeDefined();
  });

  it('is killed by a newer one', async () => {
    const { link, confirmEmail } = await withAda();
    const older = await link();
    const newer = await link();
    await expect(confirmEmail.run({ token: older })).rejects.toMatchObject(DEAD);
    await expect(confirmEmail.run({ token: newer })).resolves.toBeDefined();
  });

  it('opens nothing once the address has changed, which confirms the new one', async () => {
    const { link, confirmEmail, change, user, clock } = await withAda();
    const token = await link();
    await change();
    expect(await user()).toMatchObject({ email: NEW, emailConfirmedAt: clock.now() });
    await expect(confirmEmail.run({ token })).rejects.toMatchObject(DEAD);
  });

  it.each(['', 'made-up', 'digest-of-secret-1'])('that was made up confirms nothing: %j', async (token) => {
    const { link, confirmEmail, confirmEmailChange, user } = await withAda();
    const own = await link();
    await expect(confirmEmail.run({ token })).rejects.toMatchObject(DEAD);
    await expect(confirmEmailChange.run({ token: own })).rejects.toMatchObject(DEAD);
    expect((await user()).emailConfirmedAt).toBeNull();
  });

  it('confirms nothing of a disabled account', async () => {
    const { link, confirmEmail, disablePerson, ada, user } = await withAda();
    const token = await link();
    await disablePerson.run({ actorId: 'office', userId: ada.id, reason: 'Shared.' });
    await expect(confirmEmail.run({ token })).rejects.toMatchObject(DEAD);
    expect((await user()).emailConfirmedAt).toBeNull();
  });

  it('is mailed to nobody who is gone, disabled or has confirmed', async () => {
    const { sendEmailConfirmation, addUser, mails, clock } = await withAda();
    const disabled = await addUser({ email: 'a@example.com', disabledAt: clock.now() });
    const confirmed = await addUser({ email: 'b@example.com', emailConfirmedAt: clock.now() });
    for (const userId of ['nobody', disabled.id, confirmed.id]) await sendEmailConfirmation.run({ userId });
    expect(await mails()).toEqual([]);
  });

  it('is forgotten a month after its end', async () => {
    const { link, confirmEmail, purgeOldEmailChanges, clock } = await withAda();
    const token = await link();
    clock.advance(37 * DAY_MS);
    await purgeOldEmailChanges.run();
    await expect(confirmEmail.run({ token })).rejects.toMatchObject({ code: 'identity/email-link-expired' });
    clock.advance(SECOND_MS);
    await purgeOldEmailChanges.run();
    await expect(confirmEmail.run({ token })).rejects.toMatchObject(DEAD);
  });
});

describe('asking for the link again', () => {
  it('mails it a few times in an hour, and not once the address is confirmed', async () => {
    const { sendConfirmationAgain, user, takeJobs, clock, stores } = await withAda();
    expect(await sendConfirmationAgain.run(await user())).toEqual({ email: ADA.email });
    const payload = { userId: (await user()).id };
    expect(await takeJobs()).toEqual([{ name: 'identity/send-email-confirmation', payload }]);
    await sendConfirmationAgain.run(await user());
    await sendConfirmationAgain.run(await user());
    await expect(sendConfirmationAgain.run(await user())).rejects.toMatchObject({
      kind: 'too-many',
      code: 'identity/too-many-email-links',
    });
    clock.advance(HOUR_MS);
    await expect(sendConfirmationAgain.run(await user())).resolves.toBeDefined();
    await stores.users.confirmEmail(payload.userId, ADA.email, clock.now());
    await expect(sendConfirmationAgain.run(await user())).rejects.toMatchObject({
      kind: 'conflict',
      code: 'identity/email-confirmed',
    });
  });
});

describe('an address that was never confirmed', () => {
  it('is confirmed by a link to a new password', async () => {
    const { sendResetLink, resetPassword, mails, user, clock } = await withAda();
    await sendResetLink.run({ email: ADA.email });
    const token = /\/reset-password\/(\S+)/.exec((await mails()).at(-1)?.text ?? '')?.[1] ?? '';
    await resetPassword.run({ token, password: 'battery staple' });
    expect((await user()).emailConfirmedAt).toEqual(clock.now());
  });

  it('gets the notice of a change without a way back, a name or the new address, and is free again', async () => {
    const { change, takeJobs, sendEmailChanged, mails, register } = await withAda();
    await change();
    const job = (await takeJobs()).find(({ name }) => name === 'identity/send-email-changed');
    await sendEmailChanged.run(job?.payload as { changeId: string });
    await sendEmailChanged.run(job?.payload as { changeId: string });
    const notices = (await mails()).filter(({ kind }) => kind === 'email-changed');
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatchObject({ to: ADA.email, subject: 'A Cusp account no longer uses this email address' });
    for (const secret of ['undo-email', 'Ada', NEW]) expect(notices[0]?.text).not.toContain(secret);
    await expect(register.run(ADA)).resolves.toBeDefined();
  });

  it('of an administrator does not exist: the operator vouches for theirs', async () => {
    const { addAdmin, clock } = await withAda();
    const boss = { name: 'Grace Hopper', email: 'grace@example.com', password: 'a long admin password' };
    expect((await addAdmin.run(boss)).emailConfirmedAt).toEqual(clock.now());
  });
});
