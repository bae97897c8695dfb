import { describe, expect, it } from 'vitest';
import { AddStudent } from '../../../src/domain/identity/use-cases/add-student.ts';
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
    const { addStudent, forgotPassword, sendResetLink, resetPassword, signInAda, mails } = world();
    await addStudent.run(ADA);
    await forgotPassword.run({ email: ADA.email });
    await sendResetLink.run({ email: ADA.email });
    const token = /\/reset-password\/([\w-]+)/.exec((await mails())[0]?.text ?? '')?.[1] ?? '';
    await resetPassword.run({ token, password: ADA.password });
    expect((await signInAda()).user.email).toBe(ADA.email);
  });

  it('takes no e-mail that is there already', async () => {
    const { addStudent, register } = world();
    await register.run(ADA);
    await expect(addStudent.run(ADA)).rejects.toMatchObject({ code: 'identity/email-taken' });
  });

  it('takes no e-mail that its former owner can still have back, and leaves nothing', async () => {
    const { addStudent, breakStores, stores } = world();
    breakStores({ emailChanges: { isHeld: async () => true } });
    await expect(addStudent.run(ADA)).rejects.toMatchObject({ code: 'identity/email-taken' });
    expect(await stores.users.findByEmail(ADA.email)).toBeUndefined();
  });
});
