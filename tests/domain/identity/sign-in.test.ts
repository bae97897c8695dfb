import { describe, expect, it } from 'vitest';
import type { PasswordHasher } from '../../../src/domain/identity/ports.ts';
import { MINUTE_MS } from '../../../src/domain/kernel/clock.ts';
import { PlainPasswordHasher } from '../../doubles/identity/plain-password-hasher.ts';
import { ADA, identityWorld } from './identity-world.ts';

const REFUSED = { kind: 'unauthenticated', code: 'identity/wrong-credentials', message: 'Invalid email or password.' };

describe('signing in', () => {
  it('opens a session and hands out a token that refers to it', async () => {
    const { register, signInAda, tokens, getSession } = identityWorld();
    const ada = await register.run(ADA);
    const { token, session, user } = await signInAda({ email: ' ADA@example.com' });
    expect(user.id).toBe(ada.id);
    expect(await tokens.read(token)).toEqual({ userId: ada.id, sessionId: session.id });
    expect((await getSession.run(session.id))?.user.id).toBe(ada.id);
    expect(session).toMatchObject({ kind: 'web', device: 'Firefox on Linux' });
  });

  it('says one thing of a wrong password and an unknown address', async () => {
    const { register, signInAda, addUser, clock } = identityWorld();
    await register.run(ADA);
    await addUser({ email: 'grace@example.com', disabledAt: clock.now() });
    await expect(signInAda({ password: 'Correct horse' })).rejects.toMatchObject(REFUSED);
    await expect(signInAda({ password: ' correct horse' })).rejects.toMatchObject(REFUSED);
    await expect(signInAda({ email: 'nobody@example.com' })).rejects.toMatchObject(REFUSED);
    await expect(signInAda({ email: 'grace@example.com', password: 'a guess' })).rejects.toMatchObject(REFUSED);
  });

  it('tells of a disabled account whoever has its password, and nobody else', async () => {
    const { signInAda, addUser, clock } = identityWorld();
    await addUser({ email: 'grace@example.com', disabledAt: clock.now() });
    await expect(signInAda({ email: 'grace@example.com' })).rejects.toMatchObject({
      kind: 'forbidden',
      code: 'identity/disabled',
    });
  });

  it('tells the owner of a device that it pushed out, by mail and once', async () => {
    const { register, signInAda, takeJobs, sendSessionReplaced, mails } = identityWorld();
    await register.run(ADA);
    await takeJobs();
    for (let n = 1; n <= 5; n += 1) await signInAda({ device: `Phone ${n}` });
    expect(await takeJobs()).toEqual([]);
    await signInAda({ device: 'A laptop' });
    const [job, ...more] = await takeJobs();
    expect(more).toEqual([]);
    expect(job?.name).toBe('identity/send-session-replaced');
    for (let n = 0; n < 2; n += 1) await sendSessionReplaced.run(job?.payload as never);
    const [mail, ...again] = await mails();
    expect(again).toEqual([]);
    expect(mail).toMatchObject({ to: ADA.email, kind: 'session-replaced' });
    expect(mail?.text).toContain('Phone 1');
    expect(mail?.text).toContain('A laptop');
  });

  it('again on the same device pushes out nobody who is told', async () => {
    const { register, signInAda, takeJobs } = identityWorld();
    await register.run(ADA);
    await takeJobs();
    const { session } = await signInAda();
    await signInAda({ replaces: session.id });
    expect(await takeJobs()).toEqual([]);
  });

  it('works on a hash for an unknown address too, so that the time tells nothing', async () => {
    const { signInWith } = identityWorld();
    const asked: (string | undefined)[] = [];
    class WatchedHasher extends PlainPasswordHasher {
      override verify(...[hash, password]: Parameters<PasswordHasher['verify']>): Promise<boolean> {
        asked.push(hash);
        return super.verify(hash, password);
      }
    }
    const signIn = signInWith(new WatchedHasher());
    await signIn.run({ email: 'nobody@example.com', password: 'x', kind: 'web', device: '' }).catch(() => undefined);
    expect(asked).toEqual([undefined]);
  });

  it('makes an outdated hash anew', async () => {
    const { addUser, stores, signInAda, passwords } = identityWorld();
    const { id } = await addUser({
      email: ADA.email,
      passwordHash: await new PlainPasswordHasher('old').hash(ADA.password),
    });
    await signInAda();
    const hash = (await stores.users.find(id))?.passwordHash ?? '';
    expect(passwords.isOutdated(hash)).toBe(false);
    await signInAda();
    expect((await stores.users.find(id))?.passwordHash).toBe(hash);
  });

  it('refuses a password that was changed while it was being checked', async () => {
    const { register, signInWith, stores, clock } = identityWorld();
    const ada = await register.run(ADA);
    class SlowHasher extends PlainPasswordHasher {
      override async verify(...[hash, password]: Parameters<PasswordHasher['verify']>): Promise<boolean> {
        await stores.users.setPasswordHash(ada.id, await this.hash('the new one'));
        return super.verify(hash, password);
      }
    }
    const signIn = signInWith(new SlowHasher());
    await expect(signIn.run({ ...ADA, kind: 'web', device: '' })).rejects.toMatchObject(REFUSED);
    expect(await stores.sessions.listAlive(ada.id, clock.now())).toEqual([]);
  });

  it('ends the session that the same browser held', async () => {
    const { register, signInAda, getSession } = identityWorld();
    await register.run(ADA);
    const first = await signInAda();
    const second = await signInAda({ replaces: first.session.id });
    expect(await getSession.run(first.session.id)).toBeUndefined();
    expect(await getSession.run(second.session.id)).toBeDefined();
  });
});

describe('the number of sessions', () => {
  it.each([
    ['a student', 'student', 'web', 5],
    ['an administrator', 'admin', 'web', 3],
    ['the desktop', 'admin', 'desktop', 2],
  ] as const)('of %s is bounded: the oldest gives way', async (_name, role, kind, max) => {
    const { addUser, signInAda, getSession, clock, stores } = identityWorld();
    const user = await addUser({ email: ADA.email, role });
    const opened: string[] = [];
    for (let turn = 0; turn < max + 2; turn += 1) {
      opened.push((await signInAda({ kind })).session.id);
      clock.advance(MINUTE_MS);
    }
    const alive = await Promise.all(opened.map(async (id) => (await getSession.run(id)) !== undefined));
    expect(alive).toEqual(opened.map((_id, index) => index >= 2));
    expect((await stores.sessions.findWithUser(opened[0] ?? ''))?.session.endReason).toBe('replaced');
    expect(await stores.sessions.listAlive(user.id, clock.now())).toHaveLength(max);
  });

  it('of one kind of client does not crowd out another', async () => {
    const { addUser, signInAda, getSession } = identityWorld();
    await addUser({ email: ADA.email, role: 'admin' });
    const web = await signInAda();
    for (let turn = 0; turn < 4; turn += 1) await signInAda({ kind: 'desktop' });
    expect(await getSession.run(web.session.id)).toBeDefined();
  });
});
