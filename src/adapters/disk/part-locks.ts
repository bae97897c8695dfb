import { KeyedMutex } from '../../domain/kernel/keyed-mutex.ts';
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
  private readonly closing = new KeyedMutex();

  acquire(upload: string, part: number): PartLock {
    if (this.closing.isHeld(upload)) throw noUpload();
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
  close<T>(upload: string, work: () => Promise<T>): Promise<T> {
    return this.closing.run(upload, () => {
      for (const lock of this.uploads.get(upload)?.values() ?? []) lock.revoke();
      return work();
    });
  }
}
