import { after, type Clock, DAY_MS } from '../../kernel/clock.ts';
import type { FileKey } from '../../kernel/ids.ts';
import { inBatches } from '../../kernel/in-batches.ts';
import type { FileAlarms, FileRepository, FileStorage } from '../ports.ts';

/** Far longer than an upload's address is good for, and than anything takes from its row to its object. */
const MIN_AGE_MS = DAY_MS;
const AT_ONCE = 16;
/** Maximum held in memory per run; the next run continues. */
const MAX_ERASED = 10_000;

/**
 * Scheduled task: erases orphaned objects, which have no row. An upload URL stays valid until it expires, also after
 * its file was refused and erased; a crash may leave such an object too. Every file has its row before its object, a
 * multipart upload as well, and keys are never reused: an old object without a row is orphaned.
 *
 * Where the database knows fewer than half of the objects, it is the wrong one, or the storage is shared with another
 * school: then nothing is erased and an alarm is raised.
 */
export class EraseUnknownObjects {
  constructor(
    private readonly files: Pick<FileRepository, 'withoutRow'>,
    private readonly storage: Pick<FileStorage, 'storedBefore' | 'delete'>,
    private readonly alarms: FileAlarms,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const unknown: FileKey[] = [];
    let [knownCount, unknownCount] = [0, 0];
    for await (const keys of this.storage.storedBefore(after(this.clock.now(), -MIN_AGE_MS))) {
      const found = await this.files.withoutRow(keys);
      knownCount += keys.length - found.length;
      unknownCount += found.length;
      unknown.push(...found.slice(0, MAX_ERASED - unknown.length));
    }
    const [first] = unknown;
    if (first === undefined) return;
    if (unknownCount > knownCount) return this.alarms.raise('media/foreign-storage', first);
    const { failures } = await inBatches(unknown, AT_ONCE, (key) => this.storage.delete(key));
    if (failures.length > 0) throw failures[0];
  }
}
