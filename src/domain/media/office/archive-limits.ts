import type { DomainError } from '../../kernel/errors.ts';
import type { ListedEntry } from '../ports.ts';
import { brokenArchive, hasMacros, tooDemanding, unusualNames } from './office-errors.ts';

// ASVS 5.2.3. A document of Word with hundreds of pictures has a tenth of these.
const MAX_ENTRIES = 2000;
const MAX_RATIO = 100;
/** White space compresses without limit; as long as it stays small it does no harm. */
const RATIO_COUNTS_FROM_BYTES = 1024 * 1024;

/** Checks the central directory of an archive, entry by entry, against limits. */
export class ArchiveLimits {
  private count = 0;
  private packed = 0;
  private unpacked = 0;

  get isEmpty(): boolean {
    return this.count === 0;
  }

  faultWith({ name, packedBytes, unpackedBytes }: ListedEntry): DomainError | undefined {
    this.count += 1;
    this.packed += packedBytes;
    this.unpacked += unpackedBytes;
    if (/(^|[\\/])vba(Project|Data)[^\\/]*$/i.test(name)) return hasMacros();
    if (leadsOutside(name)) return unusualNames();
    const isBomb = this.unpacked > RATIO_COUNTS_FROM_BYTES && this.unpacked > this.packed * MAX_RATIO;
    return this.count > MAX_ENTRIES || isBomb ? tooDemanding() : undefined;
  }
}

/** Says what is wrong with an Office file by the list of what it holds. Stops reading the list at the first fault. */
export async function faultOfArchive(entries: AsyncIterable<ListedEntry>): Promise<DomainError | undefined> {
  const limits = new ArchiveLimits();
  for await (const entry of entries) {
    const fault = limits.faultWith(entry);
    if (fault) return fault;
  }
  return limits.isEmpty ? brokenArchive() : undefined;
}

const leadsOutside = (name: string): boolean =>
  name.includes('\0') || /^([\\/]|[a-z]:)/i.test(name) || name.split(/[\\/]/).includes('..');
