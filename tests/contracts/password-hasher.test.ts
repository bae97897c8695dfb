import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { Argon2PasswordHasher } from '../../src/adapters/argon2/password-hasher.ts';
import { PlainPasswordHasher } from '../doubles/identity/plain-password-hasher.ts';
import { passwordHasherContract } from './password-hasher.contract.ts';

passwordHasherContract('argon2', () => new Argon2PasswordHasher({ atOnce: 2 }));
passwordHasherContract('the plain one of the tests', () => new PlainPasswordHasher());

describe('argon2', () => {
  it('hashes as OWASP asks, in PHC text form', async () => {
    const made = await new Argon2PasswordHasher({ atOnce: 1 }).hash('demo');
    expect(made).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('calls a hash with other settings outdated, and still knows its password', async () => {
    const passwords = new Argon2PasswordHasher({ atOnce: 1 });
    const weaker = await hash('demo', { memoryCost: 8192, timeCost: 2, parallelism: 1 });
    expect(passwords.isOutdated(weaker)).toBe(true);
    expect(await passwords.verify(weaker, 'demo')).toBe(true);
  });

  it('works as long for an unknown user as for a known one', async () => {
    const passwords = new Argon2PasswordHasher({ atOnce: 1 });
    const known = await passwords.hash('demo');
    // Processor time and not the clock's, which a busy machine stretches; added up, because the system counts it in
    // ticks.
    const spent = { known: 0, unknown: 0 };
    const spend = async (who: keyof typeof spent, stored: string | undefined) => {
      const since = process.cpuUsage();
      await passwords.verify(stored, 'wrong');
      const { user, system } = process.cpuUsage(since);
      spent[who] += user + system;
    };
    for (let turn = 0; turn < 25; turn += 1) {
      await spend('known', known);
      await spend('unknown', undefined);
    }
    const ratio = spent.unknown / spent.known;
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.6);
  });

  it('refuses whom it has no place for, and says when to come again', async () => {
    const passwords = new Argon2PasswordHasher({ atOnce: 1, waitingRoom: 0 });
    const first = passwords.hash('demo');
    await expect(passwords.hash('demo')).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'identity/busy',
      retryAfterSeconds: 2,
    });
    await first;
  });
});
