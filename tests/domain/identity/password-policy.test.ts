import { describe, expect, it } from 'vitest';
import { PasswordPolicy } from '../../../src/domain/identity/password-policy.ts';
import { fewCommonPasswords } from '../../doubles/identity/few-common-passwords.ts';
import { ADA, identityWorld } from './identity-world.ts';

const OWNER = { name: 'Sam Student', email: 'sam.student@cusp.test', role: 'student' } as const;
const BOSS = { name: 'Boss', email: 'boss@example.org', role: 'admin' } as const;
const policyWith = (isExposed: boolean) =>
  new PasswordPolicy(fewCommonPasswords, ['demo-student-pass'], { brandName: 'Cusp', isExposed });
const policy = policyWith(true);

describe('a password', () => {
  it.each([
    ['password', 'tried first'],
    ['PassWord', 'tried first'],
    ['Password2026!', 'tried first'],
    ['1password1', 'tried first'],
    ['passwordpassword', 'tried first'],
    ['ｐａｓｓｗｏｒｄ', 'tried first'],
    ['12345678', 'tried first'],
    ['qwertyuiop', 'tried first'],
    ['aaaaaaaa', 'repeats or counts'],
    ['        ', 'repeats or counts'],
    ['abababab', 'repeats or counts'],
    ['cdefghij', 'repeats or counts'],
    ['987654321', 'repeats or counts'],
    ['samstudent', 'little more than your name'],
    ['Student-1999', 'little more than your name'],
    ['sam.student@cusp.test', 'little more than your name'],
    ['cusp2026', 'little more than your name'],
    ['demo-student-pass', 'tried first'],
  ])('%s is refused, with the reason', (password, reason) => {
    expect(policy.faultOf(password, OWNER)).toContain(reason);
  });

  it.each(['correct horse', 'battery staple', 'mine now', 'Wurzelbehandlung 🦷', 'sam likes 7 molars', 'zahnärztin'])(
    '%s is taken',
    (password) => expect(policy.faultOf(password, OWNER)).toBeUndefined(),
  );

  it('of an administrator has fifteen characters', () => {
    expect(policy.faultOf('fourteen molar', BOSS)).toBe('Administrators need a password of at least 15 characters.');
    expect(policy.faultOf('fifteen molars!', BOSS)).toBeUndefined();
    expect(policy.faultOf('fourteen molar', OWNER)).toBeUndefined();
  });

  it('of a demo account is good on this machine alone', () => {
    const here = policyWith(false);
    expect(here.faultOf('demo-student-pass', OWNER)).toBeUndefined();
    expect([here, policy].map((one) => one.isOpenToAll('demo-student-pass'))).toEqual([false, true]);
    expect(policy.isOpenToAll('correct horse')).toBe(false);
  });
});

describe('whoever chooses a weak password', () => {
  const WEAK = { kind: 'invalid', code: 'identity/weak-password', fields: { password: expect.any(String) } };

  it('is refused when they register, are made an administrator, or change it', async () => {
    const { register, addAdmin, changePassword, signInAda } = identityWorld();
    await expect(register.run({ ...ADA, password: 'Password1' })).rejects.toMatchObject(WEAK);
    await expect(addAdmin.run({ ...BOSS, password: 'short of it' })).rejects.toMatchObject(WEAK);
    const { id: userId } = await register.run(ADA);
    const { session } = await signInAda();
    const change = { userId, sessionId: session.id, currentPassword: ADA.password };
    await expect(changePassword.run({ ...change, password: 'ada-byron' })).rejects.toMatchObject(WEAK);
    await expect(changePassword.run({ ...change, password: 'battery staple' })).resolves.toBeUndefined();
  });

  it('and has it already signs in, and is told', async () => {
    const { addUser, signInAda, register, signIn } = identityWorld();
    await addUser({ role: 'admin', email: 'chief@example.com' });
    const { passwordFault } = await signInAda({ email: 'chief@example.com' });
    expect(passwordFault).toBe('Administrators need a password of at least 15 characters.');
    await register.run(ADA);
    expect((await signIn.run({ ...ADA, kind: 'web', device: '' })).passwordFault).toBeUndefined();
  });
});
