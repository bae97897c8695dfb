import type { FileKey } from '../kernel/ids.ts';
import type { Outbox } from '../kernel/jobs.ts';
import { fileInUse } from './errors.ts';
import type { ExpectedConversions, FilesInUse } from './ports.ts';

/** All of them, or the whole transaction is off: of two records at once one gets the file. */
export async function takeIntoUse(files: FilesInUse, keys: readonly FileKey[]): Promise<void> {
  const taken = await files.attach(keys);
  if (taken.length < keys.length) throw fileInUse();
}

/** Small enough for one lease of a worker, and for one query that asks which are still used. */
const KEYS_PER_JOB = 500;

/** In the same commit as the rows that named them. */
export async function eraseLater(outbox: Outbox, keys: readonly FileKey[]): Promise<void> {
  for (let start = 0; start < keys.length; start += KEYS_PER_JOB) {
    await outbox.add('media/erase-files', { keys: keys.slice(start, start + KEYS_PER_JOB) });
  }
}

/** In the same commit as the row that names the file: students have a paper once it was looked into. */
export async function inspectLater(outbox: Outbox, key: FileKey): Promise<void> {
  if (/\.(pdf|docx?)$/.test(key)) await outbox.add('media/inspect-file', { key });
}

/** In the same commit as the row that names the video: of one that most browsers cannot play an MP4 is made. */
export async function convertLater(
  { conversions, outbox }: { conversions: ExpectedConversions; outbox: Outbox },
  key: FileKey,
): Promise<void> {
  if ((await conversions.isNeeded(key)) && (await conversions.expect(key)))
    await outbox.add('media/convert-video', { key });
}
