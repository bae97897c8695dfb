import { describe, expect, it } from 'vitest';
import { askForEmail, confirmed, UNDO_DAYS } from '../../../src/domain/identity/email-change.ts';
import { AddStudent } from '../../../src/domain/identity/use-cases/add-student.ts';
import { DAY_MS } from '../../../src/domain/kernel/clock.ts';
import { ADA, identityWorld } from './identity-world.ts';

const world = () => {
  const identity = identityWorld();
  const { work, passwords, ids, clock } = identity;
  return { ...identity, addStudent: new AddStudent(work, passwords, ids, clock) };
};

describe('an account without a password', () => {
  it('is a student like any other', async () => {
    const { addStudent, stores, clock } = world();
    const { id } = await addStudent.run({ ...ADA, name: ' Ada Byron ', email: ' Ada@Example.com ' });
    expect(await stores.users.find(id)).toMatchObject({
      name: 'Ada Byron',
      email: 'ada@example.com',
      phone: ADA.phone,
      role: 'student',
      agreedToTermsAt: null,
      createdAt: clock.now(),
      disabledAt: null,
    });
  });

  it('lets nobody in, with whatever password', async () => {
    const { addStudent, signIn, stores } = world();
    const { id } = await addStudent.run(ADA);
    const hash = (await stores.users.find(id))?.passwordHash ?? '';
    for (const password of ['', ' ', hash, ADA.password]) {
      const request = { email: ADA.email, password, kind: 'web', device: 'Firefox' } as const;
      await expect(signIn.run(request)).rejects.toMatchObject({ code: 'identity/wrong-credentials' });
    }
  });

  it('is its owner’s once a reset link has set one', async () => {
    const { addStudent, forgotPassword, sendResetLink, resetPassword, signInAda, mails, clock } = world();
    expect((await addStudent.run(ADA)).emailConfirmedAt).toBeNull();
    await forgotPassword.run({ email: ADA.email });
    await sendResetLink.run({ email: ADA.email });
    const token = /\/reset-password\/([\w-]+)/.exec((await mails())[0]?.text ?? '')?.[1] ?? '';
    await resetPassword.run({ token, password: ADA.password });
    const { user } = await signInAda();
    expect(user.email).toBe(ADA.email);
    expect(user.emailConfirmedAt).not.toBeNull();
    expect(user.agreedToTermsAt).toEqual(clock.now());
  });

  it('takes no e-mail that is there already', async () => {
    const { addStudent, register } = world();
    await register.run(ADA);
    await expect(addStudent.run(ADA)).rejects.toMatchObject({ code: 'identity/email-taken' });
    const alike = { ...ADA, email: '\u0430da@example.com' };
    await expect(addStudent.run(alike)).rejects.toMatchObject({ code: 'identity/mixed-alphabets' });
  });

  it('takes no e-mail that its former owner can still have back, and leaves nothing', async () => {
    const { addStudent, breakStores, stores } = world();
    breakStores({ emailChanges: { isHeld: async () => true } });
    await expect(addStudent.run(ADA)).rejects.toMatchObject({ code: 'identity/email-taken' });
    expect(await stores.users.findByEmail(ADA.email)).toBeUndefined();
  });

  it('takes it again once its former owner cannot have it back any more', async () => {
    const { addStudent, addAdmin, addUser, stores, clock } = world();
    const { id: userId, ...owner } = await addUser({ email: 'new@example.com', emailConfirmedAt: clock.now() });
    const facts = { id: 'change', userId, newEmail: owner.email, sessionId: 'laptop' };
    const change = askForEmail(facts, clock.now());
    await stores.emailChanges.ask(change);
    await stores.emailChanges.confirm(confirmed(change, { ...owner, email: ADA.email }, clock.now()));
    await expect(addStudent.run(ADA)).rejects.toMatchObject({ code: 'identity/email-taken' });
    const boss = { ...ADA, password: 'a long admin password' };
    await expect(addAdmin.run(boss)).rejects.toMatchObject({ code: 'identity/email-taken' });
    clock.advance(UNDO_DAYS * DAY_MS);
    await expect(addStudent.run(ADA)).resolves.toBeDefined();
  });
});
