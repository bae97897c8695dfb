import { describe, expect, it } from 'vitest';
import { ADA, identityWorld } from './identity-world.ts';

describe('registering', () => {
  it('makes a student with a hashed password who agreed to the terms now', async () => {
    const { register, stores, clock } = identityWorld();
    const { id } = await register.run({ ...ADA, name: ' Ada Byron ', email: '  Ada@Example.COM ' });
    expect(await stores.users.find(id)).toEqual({
      id,
      name: 'Ada Byron',
      email: 'ada@example.com',
      phone: ADA.phone,
      passwordHash: expect.not.stringMatching(/^correct horse$/),
      role: 'student',
      roles: [],
      agreedToTermsAt: clock.now(),
      createdAt: clock.now(),
      disabledAt: null,
      emailConfirmedAt: null,
      emailRefusedAt: null,
    });
  });

  it('takes nothing but the four fields, whatever else is handed in', async () => {
    const { register } = identityWorld();
    const inputs = { ...ADA, role: 'admin', id: 'mine', disabledAt: new Date(), emailConfirmedAt: new Date() };
    const user = await register.run(inputs);
    expect(user).toMatchObject({ role: 'student', disabledAt: null, emailConfirmedAt: null });
    expect(user.id).not.toBe('mine');
  });

  it('refuses an address that is taken, however it is spelt', async () => {
    const { register } = identityWorld();
    await register.run(ADA);
    await expect(register.run({ ...ADA, email: ' ADA@example.com' })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'identity/email-taken',
    });
  });

  it('of two at once with one address makes one', async () => {
    const { register } = identityWorld();
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => register.run(ADA)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('leaves the welcome and the link as jobs of the same commit, and the welcome is one mail', async () => {
    const { register, sendWelcome, takeJobs, mails, addUser } = identityWorld();
    const { id } = await register.run(ADA);
    await register.run(ADA).catch(() => undefined);
    expect(await takeJobs()).toEqual([
      { name: 'identity/send-welcome', payload: { userId: id } },
      { name: 'identity/send-email-confirmation', payload: { userId: id } },
    ]);
    await sendWelcome.run({ userId: id });
    await sendWelcome.run({ userId: id });
    await sendWelcome.run({ userId: 'nobody' });
    const { id: disabled } = await addUser({ disabledAt: new Date(0) });
    await sendWelcome.run({ userId: disabled });
    expect(await mails()).toMatchObject([
      { kind: 'welcome', to: ADA.email, subject: 'Welcome to Cusp', text: expect.stringContaining('Dear Ada Byron,') },
    ]);
  });
});
