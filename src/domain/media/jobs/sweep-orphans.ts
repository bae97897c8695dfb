import { after, type Clock, DAY_MS } from '../../kernel/clock.ts';
import type { FileKey } from '../../kernel/ids.ts';
import { inBatches } from '../../kernel/in-batches.ts';
import type { FileRepository, FileStorage, MultipartRepository } from '../ports.ts';

const PATIENCE_MS = DAY_MS;
const BATCH = 500;
/** Enough to keep a disk busy, few enough to leave it to the viewers. */
const AT_ONCE = 16;

/**
 * Erases uploads that were not used within a day (decision B8): complete, multipart and partial ones. A file is first
 * made unusable in one statement, so that no record can take it meanwhile; then the object is erased, then its row.
 * Safe in two processes at once, and to interrupt anywhere.
 */
export class SweepOrphans {
  constructor(
    private readonly files: Pick<FileRepository, 'giveUpOrphans' | 'remove'>,
    private readonly uploads: Pick<MultipartRepository, 'startedBefore' | 'remove'>,
    private readonly storage: Pick<FileStorage, 'abortMultipart' | 'abortStale' | 'delete'>,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const before = after(this.clock.now(), -PATIENCE_MS);
    await endAll(
      () => this.uploads.startedBefore(before, BATCH),
      async ({ id, key, storageId, completedAt }) => {
        if (!completedAt) await this.storage.abortMultipart(key, storageId);
        await this.uploads.remove(id);
      },
    );
    await this.storage.abortStale(before);
    await endAll(
      () => this.files.giveUpOrphans(before, BATCH),
      (key: FileKey) => this.erase(key),
    );
  }

  private async erase(key: FileKey): Promise<void> {
    await this.storage.delete(key);
    await this.files.remove(key);
  }
}

/**
 * Rejects with the first failure once all that were listed with it were tried: one bad object must not keep the others.
 */
async function endAll<T>(next: () => Promise<readonly T[]>, end: (one: T) => Promise<void>): Promise<void> {
  for (;;) {
    const listed = await next();
    const { failures } = await inBatches(listed, AT_ONCE, end);
    if (failures.length > 0) throw failures[0];
    if (listed.length < BATCH) return;
  }
}
