import { DomainError } from '../kernel/errors.ts';
import type { ArchiveEntry } from './ports.ts';

// ASVS 5.2.3. A document of Word with hundreds of pictures has a tenth of these.
const MAX_ENTRIES = 2000;
const MAX_RATIO = 100;
/** White space compresses without limit; as long as it stays small it does no harm. */
const RATIO_COUNTS_FROM_BYTES = 1024 * 1024;

const unfit = (code: string, sentence: string): DomainError => new DomainError('invalid', `media/${code}`, sentence);

export const brokenArchive = (): DomainError =>
  unfit(
    'archive-broken',
    'This document is damaged and cannot be opened. Please save it again and upload the new file.',
  );

const bomb = (): DomainError =>
  unfit('archive-too-demanding', 'This document would take too much space to open. Please save it in a simpler form.');

const macros = (): DomainError =>
  unfit('archive-macros', 'This document contains macros. Please save it as a plain DOCX file and upload that.');

const leads = (): DomainError =>
  unfit(
    'archive-path',
    'This document contains files with unusual names. Please save it again and upload the new file.',
  );

/** Says what is wrong with an Office file by the list of what it holds. Stops reading the list at the first fault. */
export async function faultOfArchive(entries: AsyncIterable<ArchiveEntry>): Promise<DomainError | undefined> {
  let count = 0;
  let packed = 0;
  let unpacked = 0;
  for await (const entry of entries) {
    count += 1;
    packed += entry.packedBytes;
    unpacked += entry.unpackedBytes;
    if (/(^|[\\/])vba(Project|Data)[^\\/]*$/i.test(entry.name)) return macros();
    if (leadsOutside(entry.name)) return leads();
    if (count > MAX_ENTRIES || (unpacked > RATIO_COUNTS_FROM_BYTES && unpacked > packed * MAX_RATIO)) return bomb();
  }
  return count === 0 ? brokenArchive() : undefined;
}

const leadsOutside = (name: string): boolean =>
  name.includes('\0') || /^([\\/]|[a-z]:)/i.test(name) || name.split(/[\\/]/).includes('..');
