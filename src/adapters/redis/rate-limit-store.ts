import { createHash } from 'node:crypto';
import type { ClientRateLimitInfo, Options, Store } from 'express-rate-limit';
import type { Redis } from 'ioredis';
import { RedisStore, type SendCommandFn } from 'rate-limit-redis';

/**
 * Counts calls in Redis for all processes, and always in this process too. If Redis is down or has lost its data, the
 * local count continues: the limit is then per process, but never absent.
 */
export class SharedRateLimitStore implements Store {
  readonly localKeys = false;
  /** Lets the library distinguish stores that count the same request. */
  readonly prefix: string;
  private readonly shared: RedisStore;

  constructor(
    redis: Redis,
    name: string,
    private readonly own: Store,
    prefix = 'cusp:limit:',
  ) {
    this.prefix = `${prefix}${name}:`;
    this.shared = new RedisStore({ sendCommand: withScripts(redis), prefix: this.prefix });
  }

  init(options: Options): void {
    void this.own.init?.(options);
    // Loads scripts into `withScripts` only: needs no Redis.
    void this.shared.init(options);
  }

  async increment(key: string): Promise<ClientRateLimitInfo> {
    const [own, shared] = await Promise.all([this.own.increment(key), orNothing(this.shared.increment(hidden(key)))]);
    return shared && shared.totalHits >= own.totalHits ? shared : own;
  }

  async decrement(key: string): Promise<void> {
    await Promise.all([this.own.decrement(key), orNothing(this.shared.decrement(hidden(key)))]);
  }

  async resetKey(key: string): Promise<void> {
    await Promise.all([this.own.resetKey(key), orNothing(this.shared.resetKey(hidden(key)))]);
  }

  shutdown(): void {
    void this.own.shutdown?.();
  }
}

/** Hashes keys: they contain addresses, e-mails and reset links, which must not be readable in Redis. */
const hidden = (key: string): string => createHash('sha256').update(key).digest('base64url');

const orNothing = <T>(answer: Promise<T>): Promise<T | undefined> => answer.catch(() => undefined);

/**
 * Makes script loading lazy. The store loads its scripts once at creation, and would stay broken if Redis were down
 * then. Here, loading only stores the script locally, and a script missing in Redis (NOSCRIPT) is sent with its call.
 */
function withScripts(redis: Redis): SendCommandFn {
  const scripts = new Map<string, string>();
  return async (command: string, ...args: string[]) => {
    if (command === 'SCRIPT') {
      const script = args[1] ?? '';
      const hash = createHash('sha1').update(script).digest('hex');
      scripts.set(hash, script);
      return hash;
    }
    if (command !== 'EVALSHA') return (await redis.call(command, args)) as number;
    const [hash = '', ...rest] = args;
    try {
      return (await redis.call('EVALSHA', args)) as number[];
    } catch (error) {
      if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error;
      return (await redis.call('EVAL', [scripts.get(hash) ?? '', ...rest])) as number[];
    }
  };
}
