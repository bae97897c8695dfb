import { noUpload, partReplaced } from '../../domain/media/errors.ts';

/** The lock on one part, held by one sender. */
export class PartLock {
  isRevoked = false;

  constructor(private inFlight: Promise<unknown>) {}

  /** Refuses once somebody else has taken the lock. */
  async write(write: () => Promise<void>): Promise<void> {
    if (this.isRevoked) throw partReplaced();
    const writing = write();
    this.inFlight = writing.catch(() => undefined);
    await writing;
  }

  /** Nothing of its holder reaches the file after that. */
  async revoke(): Promise<void> {
    this.isRevoked = true;
    await this.inFlight;
  }
}

/**
 * A lock for each part of each upload. A part that is sent again while its first sender's connection is not yet known
 * to be lost goes to the later sender, and to nobody once its upload is being completed or aborted.
 */
export class PartLocks {
  private readonly uploads = new Map<string, Map<number, PartLock>>();
  /** The last of those that close it, by upload; never rejects. */
  private readonly closing = new Map<string, Promise<void>>();

  async acquire(upload: string, part: number): Promise<PartLock> {
    if (this.closing.has(upload)) throw noUpload();
    const locks = this.uploads.get(upload) ?? new Map<number, PartLock>();
    this.uploads.set(upload, locks);
    const before = locks.get(part)?.revoke() ?? Promise.resolve();
    const lock = new PartLock(before);
    locks.set(part, lock);
    await before;
    return lock;
  }

  end(upload: string, part: number, lock: PartLock): void {
    const locks = this.uploads.get(upload);
    if (locks?.get(part) === lock) locks.delete(part);
    if (locks?.size === 0) this.uploads.delete(upload);
  }

  /**
   * Lets `work` have the file for itself; when it fails, the upload is open again. Of several at once, such as a
   * completion and an abort, each waits for the one before: it then finds what that one has left.
   */
  async close<T>(upload: string, work: () => Promise<T>): Promise<T> {
    const before = this.closing.get(upload);
    const turn = (async () => {
      await before;
      await Promise.all([...(this.uploads.get(upload)?.values() ?? [])].map((lock) => lock.revoke()));
      return work();
    })();
    const ended = turn.then(
      () => undefined,
      () => undefined,
    );
    this.closing.set(upload, ended);
    try {
      return await turn;
    } finally {
      if (this.closing.get(upload) === ended) this.closing.delete(upload);
    }
  }
}
