import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, SECOND_MS } from '../../../src/domain/kernel/clock.ts';
import { ADA, identityWorld } from './identity-world.ts';

const NEW = 'ada.byron@example.com';
const DEAD = { kind: 'invalid', code: 'identity/email-link-dead' };
const USED = { kind: 'invalid', code: 'identity/email-link-used' };
const EXPIRED = { kind: 'invalid', code: 'identity/email-link-expired' };

const idIn = (job: { payload: object } | undefined): string =>
  job && 'changeId' in job.payload ? String(job.payload.changeId) : '';

async function withAda() {
  const world = identityWorld();
  const ada = await world.register.run(ADA);
  await world.stores.users.confirmEmail(ada.id, ADA.email, world.clock.now());
  await world.takeJobs();
  const { session } = await world.signInAda();

  const ask = (email = NEW, more: { currentPassword?: string } = {}) =>
    world.requestEmailChange.run({
      userId: ada.id,
      sessionId: session.id,
      currentPassword: ADA.password,
      email,
      ...more,
    });
  /** Does the jobs that mail links, and returns the token of the last mail. */
  const mailedToken = async (page: 'confirm-email' | 'undo-email') => {
    for (const { name, payload } of await world.takeJobs()) {
      if (name === 'identity/send-email-link') await world.sendEmailLink.run(payload as { changeId: string });
      if (name === 'identity/send-email-changed') await world.sendEmailChanged.run(payload as { changeId: string });
    }
    const text = (await world.mails()).at(-1)?.text ?? '';
    return new RegExp(`/${page}/(\\S+)`).exec(text)?.[1] ?? '';
  };
  const linkTo = async (email = NEW) => {
    await ask(email);
    return mailedToken('confirm-email');
  };
  /** Changes the address, and returns the token that the old one got. */
  const change = async (email = NEW) => {
    await world.confirmEmailChange.run({ token: await linkTo(email) });
    return mailedToken('undo-email');
  };
  const emailNow = async () => (await world.stores.users.find(ada.id))?.email;
  return { ...world, ada, session, ask, mailedToken, linkTo, change, emailNow };
}

describe('asking for another address', () => {
  it('changes nothing by itself, and mails the link to the new address, which learns no name', async () => {
    const { ask, mailedToken, mails, emailNow, sendResetLink, signInAda } = await withAda();
    expect(await ask('  Ada.Byron@EXAMPLE.com ')).toEqual({ email: NEW });
    const token = await mailedToken('confirm-email');
    const [mail, ...others] = await mails();
    expect(mail).toMatchObject({ to: NEW, subject: 'Confirm your new email address for Cusp' });
    expect(mail?.text).toContain(`http://localhost:3000/confirm-email/${token}`);
    expect(mail?.text).not.toContain('Ada');
    expect(mail?.key).not.toContain(`/${token}`);
    expect(others).toEqual([]);
    expect(await emailNow()).toBe(ADA.email);
    // A mistyped address gets nobody into the account.
    await sendResetLink.run({ email: NEW });
    expect(await mails()).toHaveLength(1);
    await expect(signInAda({ email: NEW })).rejects.toMatchObject({ code: 'identity/wrong-credentials' });
    await expect(signInAda()).resolves.toBeDefined();
  });

  it('needs the password', async () => {
    const { ask, takeJobs } = await withAda();
    await expect(ask(NEW, { currentPassword: 'a guess' })).rejects.toMatchObject({ code: 'identity/wrong-password' });
    expect(await takeJobs()).toEqual([]);
  });

  it.each(['ada@example.com', ' ADA@Example.Com', 'ada@example.com\u200b'])(
    'refuses the own address, however it is written: %j',
    async (email) => {
      const { ask } = await withAda();
      await expect(ask(email)).rejects.toMatchObject({
        code: 'identity/same-email',
        fields: { email: 'This is your email address already.' },
      });
    },
  );

  it.each(['grace@example.com', 'Grace@EXAMPLE.com '])('refuses an address that has an account: %j', async (email) => {
    const { ask, addUser, takeJobs } = await withAda();
    await addUser({ email: 'grace@example.com' });
    await expect(ask(email)).rejects.toMatchObject({ kind: 'conflict', code: 'identity/email-taken' });
    expect(await takeJobs()).toEqual([]);
  });

  it('mails one address a few times in an hour', async () => {
    const { ask, clock } = await withAda();
    for (let turn = 0; turn < 3; turn += 1) await ask();
    await expect(ask()).rejects.toMatchObject({ kind: 'too-many', code: 'identity/too-many-email-links' });
    clock.advance(HOUR_MS);
    await expect(ask()).resolves.toBeDefined();
  });
});

describe('the link of the new address', () => {
  it('puts it in force, ends the other sessions and tells the old address', async () => {
    const { linkTo, confirmEmailChange, ada, emailNow, signInAda, getSession, session, takeJobs, clock } =
      await withAda();
    const phone = await signInAda();
    const token = await linkTo();
    expect(await confirmEmailChange.run({ token })).toEqual({ userId: ada.id, email: NEW });
    expect(await emailNow()).toBe(NEW);
    expect(await getSession.run(session.id)).toBeDefined();
    expect(await getSession.run(phone.session.id)).toBeUndefined();
    await expect(signInAda()).rejects.toMatchObject({ code: 'identity/wrong-credentials' });
    await expect(signInAda({ email: NEW })).resolves.toBeDefined();
    const writtenBefore = clock.now().toISOString();
    const jobs = await takeJobs();
    expect(jobs.map(({ name }) => name)).toContain('identity/send-email-changed');
    for (const to of [ADA.email, NEW])
      expect(jobs).toContainEqual({ name: 'operations/forget-secret-mails', payload: { to, writtenBefore } });
  });

  it('voids a link to a new password that lies in the old mailbox', async () => {
    const { change, sendResetLink, mails, resetPassword } = await withAda();
    await sendResetLink.run({ email: ADA.email });
    const token = /\/reset-password\/(\S+)/.exec((await mails()).at(-1)?.text ?? '')?.[1] ?? '';
    await change();
    await expect(resetPassword.run({ token, password: 'mine now' })).rejects.toMatchObject({
      code: 'identity/reset-link-dead',
    });
  });

  it('works once, and says of twenty presses at the same time that the address is in force', async () => {
    const { linkTo, confirmEmailChange, takeJobs } = await withAda();
    const token = await linkTo();
    await takeJobs();
    const tries = Array.from({ length: 20 }, () => confirmEmailChange.run({ token }));
    for (const told of await Promise.all(tries)) expect(told).toMatchObject({ email: NEW });
    const told = (await takeJobs()).filter(({ name }) => name === 'identity/send-email-changed');
    expect(told).toHaveLength(1);
  });

  it('pressed again says that the address is in force, changes nothing, and is over with the address', async () => {
    const { linkTo, confirmEmailChange, takeJobs, change, emailNow, signInAda } = await withAda();
    const token = await linkTo();
    await confirmEmailChange.run({ token });
    await takeJobs();
    const { session } = await signInAda({ email: NEW });
    await expect(confirmEmailChange.run({ token })).resolves.toMatchObject({ email: NEW });
    expect(await takeJobs()).toEqual([]);
    expect(session.endedAt).toBeNull();
    await change('third@example.com');
    await expect(confirmEmailChange.run({ token })).rejects.toMatchObject(USED);
    expect(await emailNow()).toBe('third@example.com');
  });

  it('works for a day', async () => {
    const { linkTo, confirmEmailChange, clock, emailNow } = await withAda();
    const late = await linkTo();
    clock.advance(DAY_MS);
    await expect(confirmEmailChange.run({ token: late })).rejects.toMatchObject(EXPIRED);
    expect(await emailNow()).toBe(ADA.email);
    const fresh = await linkTo();
    clock.advance(DAY_MS - SECOND_MS);
    await expect(confirmEmailChange.run({ token: fresh })).resolves.toBeDefined();
  });

  it('is killed by a newer request, before that has been mailed', async () => {
    const { linkTo, ask, mailedToken, confirmEmailChange } = await withAda();
    const older = await linkTo();
    await ask('third@example.com');
    await expect(confirmEmailChange.run({ token: older })).rejects.toMatchObject(DEAD);
    const token = await mailedToken('confirm-email');
    await expect(confirmEmailChange.run({ token })).resolves.toMatchObject({ email: 'third@example.com' });
  });

  it('gives nothing when the address became somebody else’s meanwhile', async () => {
    const { linkTo, confirmEmailChange, register, emailNow, getSession, session, takeJobs } = await withAda();
    const token = await linkTo();
    await register.run({ ...ADA, email: NEW });
    await takeJobs();
    await expect(confirmEmailChange.run({ token })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'identity/email-taken-meanwhile',
    });
    expect(await emailNow()).toBe(ADA.email);
    expect(await getSession.run(session.id)).toBeDefined();
    expect(await takeJobs()).toEqual([]);
  });

  it('gives nothing of an address that its former owner can still have back', async () => {
    const { linkTo, mailedToken, confirmEmailChange, emailNow, ...world } = await withAda();
    const token = await linkTo();
    const grace = await world.register.run({ ...ADA, email: NEW });
    await world.stores.users.confirmEmail(grace.id, NEW, world.clock.now());
    await world.takeJobs();
    const { session } = await world.signInAda({ email: NEW });
    const other = { email: 'grace@example.com', currentPassword: ADA.password };
    await world.requestEmailChange.run({ userId: grace.id, sessionId: session.id, ...other });
    await confirmEmailChange.run({ token: await mailedToken('confirm-email') });
    await expect(confirmEmailChange.run({ token })).rejects.toMatchObject({ code: 'identity/email-taken-meanwhile' });
    expect(await emailNow()).toBe(ADA.email);
  });

  it.each(['', 'made-up', 'digest-of-secret-1'])('that was made up changes nothing: %j', async (token) => {
    const { linkTo, confirmEmailChange, undoEmailChange, emailNow } = await withAda();
    await linkTo();
    await expect(confirmEmailChange.run({ token })).rejects.toMatchObject(DEAD);
    await expect(undoEmailChange.run({ token })).rejects.toMatchObject(DEAD);
    expect(await emailNow()).toBe(ADA.email);
  });

  it('opens nothing after a new password: who knew the old one may have asked for it', async () => {
    const { linkTo, confirmEmailChange, changePassword, resetPassword, sendResetLink, mails, ada, session, emailNow } =
      await withAda();
    const token = await linkTo();
    const [userId, sessionId] = [ada.id, session.id];
    const password = 'battery staple';
    await changePassword.run({ userId, sessionId, currentPassword: ADA.password, password });
    await expect(confirmEmailChange.run({ token })).rejects.toMatchObject(DEAD);
    await changePassword.run({ userId, sessionId, currentPassword: password, password: ADA.password });
    const next = await linkTo();
    await sendResetLink.run({ email: ADA.email });
    const reset = /\/reset-password\/(\S+)/.exec((await mails()).at(-1)?.text ?? '')?.[1] ?? '';
    await resetPassword.run({ token: reset, password });
    await expect(confirmEmailChange.run({ token: next })).rejects.toMatchObject(DEAD);
    expect(await emailNow()).toBe(ADA.email);
  });

  it('changes nothing of a disabled account', async () => {
    const { linkTo, confirmEmailChange, disablePerson, ada, emailNow } = await withAda();
    const token = await linkTo();
    await disablePerson.run({ actorId: 'office', userId: ada.id, reason: 'Shared.' });
    await expect(confirmEmailChange.run({ token })).rejects.toMatchObject(DEAD);
    expect(await emailNow()).toBe(ADA.email);
  });
});

describe('the link of the old address', () => {
  it('comes with the notice, and puts the address back without a session or a password that still open', async () => {
    const { change, mails, undoEmailChange, emailNow, signInAda, getSession, session, takeJobs } = await withAda();
    const token = await change();
    expect((await mails()).at(-1)).toMatchObject({
      to: ADA.email,
      subject: 'The email address of your Cusp account was changed',
    });
    const thief = await signInAda({ email: NEW });
    await takeJobs();
    expect(await undoEmailChange.run({ token })).toMatchObject({ email: ADA.email });
    expect(await emailNow()).toBe(ADA.email);
    expect(await getSession.run(session.id)).toBeUndefined();
    expect(await getSession.run(thief.session.id)).toBeUndefined();
    for (const email of [ADA.email, NEW])
      await expect(signInAda({ email })).rejects.toMatchObject({ code: 'identity/wrong-credentials' });
    expect(await takeJobs()).toContainEqual({ name: 'identity/send-reset-link', payload: { email: ADA.email } });
  });

  it('takes back what was changed after it too, whose own links then open nothing', async () => {
    const { change, ask, mailedToken, undoEmailChange, confirmEmailChange, emailNow } = await withAda();
    const owners = await change();
    const thiefs = await change('third@example.com');
    await ask('fourth@example.com');
    const open = await mailedToken('confirm-email');
    await undoEmailChange.run({ token: owners });
    await expect(undoEmailChange.run({ token: thiefs })).rejects.toMatchObject(USED);
    await expect(confirmEmailChange.run({ token: open })).rejects.toMatchObject(DEAD);
    expect(await emailNow()).toBe(ADA.email);
  });

  it('voids a link to a new password that went to the other address', async () => {
    const { change, sendResetLink, mails, resetPassword, undoEmailChange } = await withAda();
    const token = await change();
    await sendResetLink.run({ email: NEW });
    const reset = /\/reset-password\/(\S+)/.exec((await mails()).at(-1)?.text ?? '')?.[1] ?? '';
    await undoEmailChange.run({ token });
    await expect(resetPassword.run({ token: reset, password: 'mine now' })).rejects.toMatchObject({
      code: 'identity/reset-link-dead',
    });
  });

  it('works once, and says of twenty presses at the same time that the address is back', async () => {
    const { change, undoEmailChange, takeJobs } = await withAda();
    const token = await change();
    await takeJobs();
    const tries = Array.from({ length: 20 }, () => undoEmailChange.run({ token }));
    for (const told of await Promise.all(tries)) expect(told).toMatchObject({ email: ADA.email });
    expect((await takeJobs()).filter(({ name }) => name === 'identity/send-reset-link')).toHaveLength(1);
    await expect(undoEmailChange.run({ token })).resolves.toMatchObject({ email: ADA.email });
    expect(await takeJobs()).toEqual([]);
  });

  it('works for a week, in which nobody else can have the address', async () => {
    const { change, undoEmailChange, register, clock } = await withAda();
    const token = await change();
    clock.advance(7 * DAY_MS - SECOND_MS);
    await expect(register.run(ADA)).rejects.toMatchObject({ code: 'identity/email-taken' });
    clock.advance(SECOND_MS);
    await expect(undoEmailChange.run({ token })).rejects.toMatchObject(EXPIRED);
    await expect(register.run(ADA)).resolves.toBeDefined();
  });

  it('lets the owner go back to the address by a change as well', async () => {
    const { change, ask, mailedToken, confirmEmailChange, emailNow } = await withAda();
    await change();
    await ask(ADA.email);
    await confirmEmailChange.run({ token: await mailedToken('confirm-email') });
    expect(await emailNow()).toBe(ADA.email);
  });

  it('says so when the school gave the address to someone else meanwhile, and changes nothing', async () => {
    const { change, undoEmailChange, addUser, emailNow, getSession, session } = await withAda();
    const token = await change();
    await addUser({ email: ADA.email });
    await expect(undoEmailChange.run({ token })).rejects.toMatchObject({ code: 'identity/old-email-taken' });
    expect(await emailNow()).toBe(NEW);
    expect(await getSession.run(session.id)).toBeDefined();
  });
});

describe('the jobs of a change', () => {
  it('mail nothing of a change that is gone, in force, expired or undone', async () => {
    const { ask, takeJobs, sendEmailLink, sendEmailChanged, undoEmailChange, change, mails, clock } = await withAda();
    await ask();
    const [job] = await takeJobs();
    const changeId = idIn(job);
    await sendEmailChanged.run({ changeId });
    clock.advance(DAY_MS);
    await sendEmailLink.run({ changeId });
    await sendEmailLink.run({ changeId: 'nothing' });
    await sendEmailChanged.run({ changeId: 'nothing' });
    expect(await mails()).toEqual([]);
    const token = await change();
    await undoEmailChange.run({ token });
    const sent = (await mails()).length;
    await sendEmailLink.run({ changeId });
    expect(await mails()).toHaveLength(sent);
  });

  it('make a new link when run again, and the one before opens nothing', async () => {
    const { ask, takeJobs, sendEmailLink, mails, confirmEmailChange } = await withAda();
    await ask();
    const [job] = await takeJobs();
    const payload = { changeId: idIn(job) };
    await sendEmailLink.run(payload);
    await sendEmailLink.run(payload);
    const [first, second] = (await mails()).map(({ text }) => /\/confirm-email\/(\S+)/.exec(text)?.[1] ?? '');
    await expect(confirmEmailChange.run({ token: first ?? '' })).rejects.toMatchObject(DEAD);
    await expect(confirmEmailChange.run({ token: second ?? '' })).resolves.toBeDefined();
  });

  it('forget a change after a month', async () => {
    const { linkTo, confirmEmailChange, purgeOldEmailChanges, clock } = await withAda();
    const token = await linkTo();
    clock.advance(30 * DAY_MS);
    await purgeOldEmailChanges.run();
    await expect(confirmEmailChange.run({ token })).rejects.toMatchObject(EXPIRED);
    clock.advance(SECOND_MS);
    await purgeOldEmailChanges.run();
    await expect(confirmEmailChange.run({ token })).rejects.toMatchObject(DEAD);
  });
});
