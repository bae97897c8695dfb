import { LRUCache } from 'lru-cache';

interface Entry<V> {
  readonly version: number;
  readonly value: V;
}

/**
 * Keeps of each key the value of its newest version. Concurrent reads of one version are shared, a read that failed is
 * not kept, and of values that weigh more than `maxSize` together the least recently used go.
 */
export class VersionedCache<V extends object> {
  private readonly kept: LRUCache<string, Entry<V>>;
  /** Reads in flight, by key and version. */
  private readonly reads = new Map<string, Promise<V>>();

  constructor({ maxSize, sizeOf }: { maxSize: number; sizeOf: (value: V) => number }) {
    this.kept = new LRUCache({ maxSize, sizeCalculation: ({ value }) => sizeOf(value) });
  }

  get size(): number {
    return this.kept.calculatedSize;
  }

  /** Whether no read is needed for it. */
  has(key: string, version: number): boolean {
    return this.kept.peek(key)?.version === version || this.reads.has(`${key} ${version}`);
  }

  of(key: string, version: number, read: () => Promise<V>): V | Promise<V> {
    const kept = this.kept.get(key);
    if (kept?.version === version) return kept.value;
    const name = `${key} ${version}`;
    const known = this.reads.get(name);
    if (known) return known;
    const value = this.read(key, version, read).finally(() => this.reads.delete(name));
    this.reads.set(name, value);
    return value;
  }

  /** Weighs a value that has grown. As another entry, since the same one is not weighed again. */
  reweigh(key: string, value: V): void {
    const entry = this.kept.peek(key);
    if (entry?.value === value) this.kept.set(key, { ...entry });
  }

  private async read(key: string, version: number, read: () => Promise<V>): Promise<V> {
    const value = await read();
    const newest = this.kept.peek(key)?.version ?? version;
    if (newest <= version) this.kept.set(key, { version, value });
    return value;
  }
}
