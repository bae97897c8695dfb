import { hash, parseOptions, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '../../domain/identity/ports.ts';
import { DomainError } from '../../domain/kernel/errors.ts';
import { FairGate, type Queue } from '../../domain/kernel/fair-gate.ts';

/** OWASP's minimum for argon2id (decision S2). */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const ALGORITHM_ARGON2ID = 2;

/** Well formed, made of nothing, equal to the hash of no password anybody could find. */
const NOBODYS_HASH =
  `$argon2id$v=19$m=${SETTINGS.memoryCost},t=${SETTINGS.timeCost},p=${SETTINGS.parallelism}` +
  `$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Somebody at the machine itself. */
const OPERATOR: Queue = { key: 'operator', isKnown: true };

interface HasherOptions {
  /**
   * Hashes under way at once. One per core, and fewer than the threads of Node's pool (4 unless UV_THREADPOOL_SIZE says
   * otherwise), which file reads share.
   */
  readonly atOnce: number;
  /** How many of one network, device or person may wait. */
  readonly perKey?: number;
  /** How many strangers may wait; a third as many of those we know have places of their own. */
  readonly waitingRoom?: number;
  readonly cost?: typeof SETTINGS;
}

export class Argon2PasswordHasher implements PasswordHasher {
  private readonly gate: FairGate;
  private readonly cost: typeof SETTINGS;

  constructor({ atOnce, perKey = 2, waitingRoom = 60, cost = SETTINGS }: HasherOptions) {
    this.gate = new FairGate({ atOnce, perKey, strangers: waitingRoom, known: Math.ceil(waitingRoom / 3) }, busy);
    this.cost = cost;
  }

  hash(password: string, queue = OPERATOR): Promise<string> {
    return this.gate.run(queue, () => hash(password, this.cost));
  }

  unusableHash(): string {
    return NOBODYS_HASH;
  }

  async verify(passwordHash: string | undefined, password: string, queue = OPERATOR): Promise<boolean> {
    const matches = await this.gate.run(queue, () => verify(passwordHash ?? NOBODYS_HASH, password));
    return matches && passwordHash !== undefined;
  }

  isOutdated(passwordHash: string): boolean {
    const made = parseOptions(passwordHash);
    return (
      made.algorithm !== ALGORITHM_ARGON2ID ||
      made.memoryCost !== this.cost.memoryCost ||
      made.timeCost !== this.cost.timeCost ||
      made.parallelism !== this.cost.parallelism
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
