import type { ClientRateLimitInfo, Options, Store } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';

/**
 * Maximum of keys per limit: more callers than a school has in a window, and at about 300 bytes each a few megabytes.
 */
const MAX_KEYS = 10_000;

type Count = ClientRateLimitInfo & { readonly resetTime: Date };

/**
 * Counts of one limit, in the memory of this process. Strangers choose the keys (e-mails, IPv6 networks), so the least
 * recently used key is evicted at the maximum; the library's own store would keep all of them.
 */
export class BoundedRateLimitStore implements Store {
  readonly localKeys = true;
  private readonly counts: LRUCache<string, Count>;
  private windowMs = 0;

  constructor(maxKeys = MAX_KEYS) {
    // `maxSize` instead of `max`, which would preallocate every entry, for each limit.
    this.counts = new LRUCache({ maxSize: maxKeys, sizeCalculation: () => 1 });
  }

  init({ windowMs }: Pick<Options, 'windowMs'>): void {
    this.windowMs = windowMs;
  }

  increment(key: string): ClientRateLimitInfo {
    const now = Date.now();
    const kept = this.counts.get(key);
    const count =
      kept && kept.resetTime.getTime() > now ? kept : { totalHits: 0, resetTime: new Date(now + this.windowMs) };
    count.totalHits += 1;
    this.counts.set(key, count);
    return count;
  }

  decrement(key: string): void {
    const count = this.counts.get(key);
    if (count && count.totalHits > 0) count.totalHits -= 1;
  }

  resetKey(key: string): void {
    this.counts.delete(key);
  }
}
