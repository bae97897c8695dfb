import { hash, parseOptions, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '../../domain/identity/ports.ts';
import { DomainError } from '../../domain/kernel/errors.ts';
import { FairGate, type Queue } from '../../domain/kernel/fair-gate.ts';

/** OWASP's minimum for argon2id (decision S2). */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const ALGORITHM_ARGON2ID = 2;

/** Dummy hash that matches no known password: verified if there is no account, so that timing reveals nothing. */
const NOBODYS_HASH =
  `$argon2id$v=19$m=${SETTINGS.memoryCost},t=${SETTINGS.timeCost},p=${SETTINGS.parallelism}` +
  `$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Queue of commands run on the machine itself. */
const OPERATOR: Queue = { key: 'operator', isKnown: true };

interface HasherOptions {
  /**
   * Concurrent hashes. One per core, and fewer than libuv's thread pool (4 unless UV_THREADPOOL_SIZE is set), which
   * file reads share.
   */
  readonly atOnce: number;
  /** Maximum waiting calls per network, device or user. */
  readonly perKey?: number;
  /** Maximum waiting calls of unknown clients; known ones have a third of that number of their own. */
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
