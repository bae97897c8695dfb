import { describe, expect, it } from 'vitest';
import { askForEmail, confirmed, UNDO_DAYS } from '../../../src/domain/identity/email-change.ts';
import { DAY_MS } from '../../../src/domain/kernel/clock.ts';
import { ADA, identityWorld } from './identity-world.ts';

const WRONG = 'ada@gmail.oom';
const RIGHT = 'ada@gmail.com';

/** A student whose address was mistyped, and somebody of the school who corrects it. */
async function withMistyped({ isConfirmed = false } = {}) {
  const world = identityWorld();
  const ada = await world.register.run({ ...ADA, email: WRONG });
  if (isConfirmed) await world.stores.users.confirmEmail(ada.id, WRONG, world.clock.now());
  const office = await world.addUser({ role: 'admin' });
  await world.takeJobs();
  const signIn = async (email: string) => (await world.signInAda({ email })).session;
  const own = await signIn(office.email);

  const correct = (more: { email?: string; studentId?: string } = {}) =>
    world.correctEmail.run({
      actorId: office.id,
      sessionId: own.id,
      studentId: ada.id,
      email: RIGHT,
      reason: 'A typing mistake.',
      ...more,
    });
  /** Does the jobs that mail links, and returns the last mail. */
  const lastMail = async () => {
    for (const { name, payload } of await world.takeJobs()) {
      if (name === 'identity/send-email-link') await world.sendEmailLink.run(payload as { changeId: string });
      if (name === 'identity/send-email-changed') await world.sendEmailChanged.run(payload as { changeId: string });
    }
    const mail = (await world.mails()).at(-1);
    return { to: mail?.to, text: mail?.text ?? '', token: /email\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '' };
  };
  const emailNow = async () => (await world.stores.users.find(ada.id))?.email;
  return { ...world, ada, office, own, signIn, correct, lastMail, emailNow };
}

describe('correcting the address of a student', () => {
  it('mails a link to the right one, which names nobody, and is in the log with its reason', async () => {
    const { correct, lastMail, emailNow, stores, ada, office } = await withMistyped();
    expect(await correct({ email: ' Ada@GMAIL.com ' })).toEqual({ email: RIGHT });
    const { to, text } = await lastMail();
    expect(to).toBe(RIGHT);
    expect(text).toContain('We were asked to correct the email address of a Cusp account to this one.');
    expect(text).not.toContain(ADA.name);
    expect(await emailNow()).toBe(WRONG);
    expect(await stores.auditLog.all()).toMatchObject([
      { kind: 'email-corrected', actorId: office.id, userId: ada.id, reason: 'A typing mistake.' },
    ]);
  });

  it('counts once the link is used, which ends every session of the student and none of the school', async () => {
    const { correct, lastMail, confirmEmailChange, signIn, own, getSession, stores, ada, clock } = await withMistyped();
    const students = await signIn(WRONG);
    await correct();
    expect(await getSession.run(students.id)).toBeDefined();
    await confirmEmailChange.run({ token: (await lastMail()).token });
    expect(await stores.users.find(ada.id)).toMatchObject({ email: RIGHT, emailConfirmedAt: clock.now() });
    expect(await getSession.run(students.id)).toBeUndefined();
    expect(await getSession.run(own.id)).toBeDefined();
    await expect(signIn(WRONG)).rejects.toMatchObject({ code: 'identity/wrong-credentials' });
    await expect(signIn(RIGHT)).resolves.toBeDefined();
  });

  it('tells a mistyped address without a way back, and a confirmed one with it for a week', async () => {
    const mistyped = await withMistyped();
    await mistyped.correct();
    await mistyped.confirmEmailChange.run({ token: (await mistyped.lastMail()).token });
    const notice = await mistyped.lastMail();
    expect(notice.to).toBe(WRONG);
    for (const secret of ['undo-email', ADA.name, RIGHT]) expect(notice.text).not.toContain(secret);

    const confirmed = await withMistyped({ isConfirmed: true });
    await confirmed.correct();
    await confirmed.confirmEmailChange.run({ token: (await confirmed.lastMail()).token });
    const { to, text, token } = await confirmed.lastMail();
    expect(to).toBe(WRONG);
    expect(text).toContain('We were asked to correct it.');
    expect(text).toContain(`/undo-email/${token}`);
    await expect(confirmed.register.run({ ...ADA, email: WRONG })).rejects.toMatchObject({
      code: 'identity/email-taken',
    });
    confirmed.clock.advance(7 * DAY_MS - 1);
    await confirmed.undoEmailChange.run({ token });
    expect(await confirmed.emailNow()).toBe(WRONG);
  });

  it('takes the place of a change that the student has asked for', async () => {
    const { correct, lastMail, requestEmailChange, confirmEmailChange, ada, signIn, emailNow } = await withMistyped();
    const { id: sessionId } = await signIn(WRONG);
    const asked = { userId: ada.id, sessionId, currentPassword: ADA.password, email: 'third@example.com' };
    await requestEmailChange.run(asked);
    const { token } = await lastMail();
    await correct();
    await expect(confirmEmailChange.run({ token })).rejects.toMatchObject({ code: 'identity/email-link-dead' });
    await confirmEmailChange.run({ token: (await lastMail()).token });
    expect(await emailNow()).toBe(RIGHT);
  });

  it.each([WRONG, ' ADA@gmail.OOM'])('refuses the address that the student has: %j', async (email) => {
    const { correct } = await withMistyped();
    await expect(correct({ email })).rejects.toMatchObject({
      code: 'identity/same-email',
      fields: { email: 'The student has this address already.' },
    });
  });

  it('refuses an address that another account has, or can still have back', async () => {
    const { correct, addUser, takeJobs, stores, clock } = await withMistyped();
    const { id: userId, ...bob } = await addUser({ email: RIGHT, emailConfirmedAt: clock.now() });
    const refusal = { kind: 'conflict', code: 'identity/email-taken' };
    await expect(correct()).rejects.toMatchObject(refusal);
    const facts = { id: 'bobs', userId, newEmail: 'bob@example.com', sessionId: 'laptop' };
    const change = askForEmail(facts, clock.now());
    await stores.emailChanges.ask(change);
    await stores.emailChanges.confirm(confirmed(change, bob, clock.now()));
    await stores.users.setEmail(userId, change.newEmail, clock.now());
    await expect(correct()).rejects.toMatchObject(refusal);
    expect(await takeJobs()).toEqual([]);
    expect(await stores.auditLog.all()).toEqual([]);
    clock.advance(UNDO_DAYS * DAY_MS);
    await expect(correct()).resolves.toEqual({ email: RIGHT });
  });

  it.each([
    ['a Cyrillic a', '\u0430da@gmail.com'],
    ['a Greek o', 'ada@gmail.c\u03bfm'],
    ['wide letters', '\uff41da@gmail.com'],
  ])('refuses an address with %s, which only looks like the right one', async (_name, email) => {
    const { correct, requestEmailChange, ada, signIn } = await withMistyped();
    const refusal = { kind: 'invalid', code: 'identity/mixed-alphabets', fields: { email: expect.any(String) } };
    await expect(correct({ email })).rejects.toMatchObject(refusal);
    const { id: sessionId } = await signIn(WRONG);
    const own = requestEmailChange.run({ userId: ada.id, sessionId, currentPassword: ADA.password, email });
    await expect(own).rejects.toMatchObject(refusal);
  });

  it.each(['zoë@example.com', 'иван@почта.рф', '李@例子.中国'])(
    'takes an address in one alphabet: %s',
    async (email) => {
      const { correct } = await withMistyped();
      await expect(correct({ email })).resolves.toEqual({ email });
    },
  );

  it('is for students alone: an address of the team opens the school', async () => {
    const { correct, office, addUser } = await withMistyped();
    const colleague = await addUser({ role: 'admin', email: 'colleague@example.com' });
    for (const studentId of [office.id, colleague.id, 'nobody'])
      await expect(correct({ studentId })).rejects.toMatchObject({
        kind: 'not-found',
        code: 'identity/no-such-person',
      });
  });

  it('is refused for a disabled account, whose links open nothing', async () => {
    const { correct, disablePerson, ada, office } = await withMistyped();
    await disablePerson.run({ actorId: office.id, userId: ada.id, reason: 'Shared.' });
    await expect(correct()).rejects.toMatchObject({ kind: 'conflict', code: 'identity/is-disabled' });
  });
});
