import { createHash } from 'node:crypto';
import type { ClientRateLimitInfo, Options, Store } from 'express-rate-limit';
import type { Redis } from 'ioredis';
import { RedisStore, type SendCommandFn } from 'rate-limit-redis';

/**
 * Counts calls in Redis, for all processes together, and always in this process too. While Redis does not answer, or
 * after it lost its data, the own count goes on: a limit then is one for each process, and never none.
 */
export class SharedRateLimitStore implements Store {
  readonly localKeys = false;
  /** By which the library tells the stores of limits apart that count the same request. */
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
    // It loads its scripts, which `withScripts` only remembers: no Redis is needed for it.
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

/** Keys are made of addresses, e-mails and links of a reset, which must not lie readable in Redis. */
const hidden = (key: string): string => createHash('sha256').update(key).digest('base64url');

const orNothing = <T>(answer: Promise<T>): Promise<T | undefined> => answer.catch(() => undefined);

/**
 * The store loads its scripts into Redis once, when it is made, and a Redis that is away just then would break it for
 * good. Here loading is remembering, and a script that Redis does not have (NOSCRIPT) travels along with its call.
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
