interface Entry<V> {
  readonly version: number;
  readonly value: V;
  readonly size: number;
}

/**
 * LRU cache that keeps of each key the value of its newest version. Concurrent reads of one version are shared, a read
 * that failed is not kept, and of values that weigh more than `maxSize` together the least recently used go.
 */
export class VersionedCache<V extends object> {
  /** Least recently used first: a map keeps the order in which its keys were added. */
  private readonly kept = new Map<string, Entry<V>>();
  /** Reads in flight, by key and version. */
  private readonly reads = new Map<string, Promise<V>>();
  private total = 0;

  constructor(private readonly limits: { readonly maxSize: number; readonly sizeOf: (value: V) => number }) {}

  /** Weight of everything that is kept. */
  get size(): number {
    return this.total;
  }

  /** Whether no read is needed for it. */
  has(key: string, version: number): boolean {
    return this.kept.get(key)?.version === version || this.reads.has(`${key} ${version}`);
  }

  of(key: string, version: number, read: () => Promise<V>): V | Promise<V> {
    const kept = this.kept.get(key);
    if (kept) {
      this.kept.delete(key);
      this.kept.set(key, kept);
      if (kept.version === version) return kept.value;
    }
    const name = `${key} ${version}`;
    const known = this.reads.get(name);
    if (known) return known;
    const value = this.read(key, version, read).finally(() => this.reads.delete(name));
    this.reads.set(name, value);
    return value;
  }

  /** Weighs a value again that has grown. */
  reweigh(key: string, value: V): void {
    const entry = this.kept.get(key);
    if (entry?.value === value) this.keep(key, entry.version, value);
  }

  private async read(key: string, version: number, read: () => Promise<V>): Promise<V> {
    const value = await read();
    const newest = this.kept.get(key)?.version ?? version;
    if (newest <= version) this.keep(key, version, value);
    return value;
  }

  /** A value that is heavier than `maxSize` by itself is not kept. */
  private keep(key: string, version: number, value: V): void {
    this.drop(key);
    const size = this.limits.sizeOf(value);
    if (size > this.limits.maxSize) return;
    this.kept.set(key, { version, value, size });
    this.total += size;
    for (const oldest of this.kept.keys()) {
      if (this.total <= this.limits.maxSize) return;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    this.total -= this.kept.get(key)?.size ?? 0;
    this.kept.delete(key);
  }
}
