import { hash, parseOptions, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '../../domain/identity/ports.ts';
import { DomainError } from '../../domain/kernel/errors.ts';
import { Gate } from '../../domain/kernel/gate.ts';

/** OWASP's minimum for argon2id (decision S2). */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const ALGORITHM_ARGON2ID = 2;

/** Well formed, made of nothing, equal to the hash of no password anybody could find. */
const NOBODYS_HASH =
  `$argon2id$v=19$m=${SETTINGS.memoryCost},t=${SETTINGS.timeCost},p=${SETTINGS.parallelism}` +
  `$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/**
 * @param atOnce hashes under way at once. One per core, and fewer than the threads of Node's pool
 *   (4 unless UV_THREADPOOL_SIZE says otherwise), which file reads share.
 */
export class Argon2PasswordHasher implements PasswordHasher {
  private readonly gate: Gate;

  constructor({ atOnce, waitingRoom = 20 }: { atOnce: number; waitingRoom?: number }) {
    this.gate = new Gate(atOnce, waitingRoom, busy);
  }

  hash(password: string): Promise<string> {
    return this.gate.run(() => hash(password, SETTINGS));
  }

  unusableHash(): string {
    return NOBODYS_HASH;
  }

  async verify(passwordHash: string | undefined, password: string): Promise<boolean> {
    const matches = await this.gate.run(() => verify(passwordHash ?? NOBODYS_HASH, password));
    return matches && passwordHash !== undefined;
  }

  isOutdated(passwordHash: string): boolean {
    const made = parseOptions(passwordHash);
    return (
      made.algorithm !== ALGORITHM_ARGON2ID ||
      made.memoryCost !== SETTINGS.memoryCost ||
      made.timeCost !== SETTINGS.timeCost ||
      made.parallelism !== SETTINGS.parallelism
    );
  }
}

const busy = (): DomainError =>
  new DomainError(
    'unavailable',
    'identity/busy',
    'Too many people are signing in right now. Please try again in a moment.',
    { retryAfterSeconds: 2 },
  );
