import { constants, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReceivedPart } from '../../domain/media/multipart.ts';

const LINE = /^(\d+) (\S+) (\d+)$/;

/** One line for each part whose bytes are on the disk. The last line of a part counts; half a line, from a crash, does not. */
export async function readParts(folder: string): Promise<ReadonlyMap<number, ReceivedPart>> {
  const parts = new Map<number, ReceivedPart>();
  for (const line of (await readFile(join(folder, 'parts'), 'utf8')).split('\n')) {
    const [, number, etag = '', bytes] = LINE.exec(line) ?? [];
    if (number !== undefined) parts.set(Number(number), { etag, bytes: Number(bytes) });
  }
  return parts;
}

/** Without O_CREAT: an upload that was aborted meanwhile must not get its log back. The line's end comes first as well, for the half line of a crash. */
export async function addPart(folder: string, { partNumber, etag, bytes }: ReceivedPart & { partNumber: number }): Promise<void> {
  const handle = await open(join(folder, 'parts'), constants.O_WRONLY | constants.O_APPEND);
  try {
    await handle.write(`\n${partNumber} ${etag} ${bytes}\n`);
  } finally {
    await handle.close();
  }
}
