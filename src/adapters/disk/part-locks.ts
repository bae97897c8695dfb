import { noUpload, partReplaced } from '../../domain/media/errors.ts';

/** The lock on one part, held by one sender. */
export class PartLock {
  private isRevoked = false;

  /** Refuses once somebody else has taken the lock. */
  check(): void {
    if (this.isRevoked) throw partReplaced();
  }

  revoke(): void {
    this.isRevoked = true;
  }
}

/**
 * A lock for each part of each upload. A part that is sent again while its first sender's connection is not yet known
 * to be lost goes to the later sender, and to nobody once its upload is being completed or aborted. It spares the disk
 * what nobody asks for; that bytes of two senders never mix does not hang on it, because each writes a file of its own.
 */
export class PartLocks {
  private readonly uploads = new Map<string, Map<number, PartLock>>();
  /** The last of those that close it, by upload; never rejects. */
  private readonly closing = new Map<string, Promise<void>>();

  acquire(upload: string, part: number): PartLock {
    if (this.closing.has(upload)) throw noUpload();
    const locks = this.uploads.get(upload) ?? new Map<number, PartLock>();
    this.uploads.set(upload, locks);
    locks.get(part)?.revoke();
    const lock = new PartLock();
    locks.set(part, lock);
    return lock;
  }

  end(upload: string, part: number, lock: PartLock): void {
    const locks = this.uploads.get(upload);
    if (locks?.get(part) === lock) locks.delete(part);
    if (locks?.size === 0) this.uploads.delete(upload);
  }

  /**
   * Lets `work` have the upload for itself; when it fails, the upload is open again. Of several at once, such as a
   * completion and an abort, each waits for the one before: it then finds what that one has left.
   */
  async close<T>(upload: string, work: () => Promise<T>): Promise<T> {
    const before = this.closing.get(upload);
    const turn = (async () => {
      await before;
      for (const lock of this.uploads.get(upload)?.values() ?? []) lock.revoke();
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
