import { Gate } from '../../domain/kernel/gate.ts';
import { storageUnavailable } from '../../domain/media/errors.ts';
import { withFile } from './with-file.ts';

/** Node's thread pool has four threads, and those who watch a video need one of them. */
const AT_ONCE = 3;

const syncs = new Gate(AT_ONCE, Infinity, storageUnavailable);

/** Limits syncs: a disk may take its time, and those who wait for it must not hold up those who read. */
export function synced(sync: () => Promise<void>): Promise<void> {
  return syncs.run(sync);
}

/**
 * One `fsync` for everybody who asks while another one is under way: a later one covers what all of
 * them wrote.
 */
export class SharedSync {
  private current: Promise<void> | undefined;
  private next: Promise<void> | undefined;

  constructor(private readonly sync: () => Promise<void>) {}

  /** Resolves when all that was written before the call is safe. */
  run(): Promise<void> {
    if (!this.current) return this.start();
    this.next ??= this.current.then(
      () => this.start(),
      () => this.start(),
    );
    return this.next;
  }

  private start(): Promise<void> {
    this.next = undefined;
    const current = synced(this.sync).finally(() => {
      if (this.current === current) this.current = undefined;
    });
    this.current = current;
    return current;
  }
}

const folders = new Map<string, SharedSync>();

/** Makes the names in a folder survive a power cut. */
export function syncFolder(path: string): Promise<void> {
  const shared = folders.get(path) ?? new SharedSync(() => syncPath(path, 'r'));
  folders.set(path, shared);
  return shared.run();
}

export const syncPath = (path: string, flags: 'r' | 'r+'): Promise<void> =>
  withFile(path, flags, (file) => file.sync());
