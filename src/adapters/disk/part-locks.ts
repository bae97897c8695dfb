import { KeyedMutex } from '../../domain/kernel/keyed-mutex.ts';
import { noUpload, partReplaced } from '../../domain/media/errors.ts';

/** The lock on one part, held by one sender, who writes in steps. */
export class PartLock {
  private isRevoked = false;

  constructor(private idle: Promise<unknown> = Promise.resolve()) {}

  /** Runs one step after the previous ones. Rejects once another sender has taken the lock. */
  step<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.idle.then(() => {
      if (this.isRevoked) throw partReplaced();
      return work();
    });
    this.idle = turn.catch(() => undefined);
    return turn;
  }

  /** Resolves when the step that was under way has ended; no other one begins. */
  revoke(): Promise<unknown> {
    this.isRevoked = true;
    return this.idle;
  }
}

/**
 * Lock for each part of each upload. A part that is sent again while its first sender's connection is not yet known to
 * be lost goes to the later sender, and to nobody once its upload is being completed or aborted. All of them write to
 * one file: each waits for the last write of the previous holder.
 */
export class PartLocks {
  private readonly held = new Map<string, PartLock>();
  private readonly closing = new KeyedMutex();

  async hold<T>(upload: string, part: number, work: (lock: PartLock) => Promise<T>): Promise<T> {
    if (this.closing.isHeld(upload)) throw noUpload();
    const name = `${upload}/${part}`;
    const lock = new PartLock(this.held.get(name)?.revoke());
    this.held.set(name, lock);
    try {
      return await work(lock);
    } finally {
      await lock.revoke();
      if (this.held.get(name) === lock) this.held.delete(name);
    }
  }

  /**
   * Lets `work` have the upload for itself; when it fails, the upload is open again. Of several at once, such as a
   * completion and an abort, each waits for the one before: it then finds what that one has left.
   */
  close<T>(upload: string, work: () => Promise<T>): Promise<T> {
    return this.closing.run(upload, async () => {
      const locks = [...this.held].filter(([name]) => name.startsWith(`${upload}/`));
      await Promise.all(locks.map(([, lock]) => lock.revoke()));
      return work();
    });
  }
}
