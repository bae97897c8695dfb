import { readFileSync } from 'node:fs';
import { constants, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReceivedPart } from '../../domain/media/multipart.ts';

const LINE = /^(\d+) (\S+) (\d+) (\S+)$/;
const UNKNOWN = 'unknown';

/** Of this start of the machine. What it wrote before a power cut may never have reached the disk. */
const bootId = readBootId();

function readBootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return UNKNOWN;
  }
}

export interface LoggedPart extends ReceivedPart {
  /** Nobody waited for the disk, and the machine has been off since: its bytes have to be read to be believed. */
  readonly isDoubtful: boolean;
}

/** One line for each part that was written. The last line of a part counts; half a line, from a crash, does not. */
export async function readParts(folder: string): Promise<ReadonlyMap<number, LoggedPart>> {
  const parts = new Map<number, LoggedPart>();
  for (const line of (await readFile(join(folder, 'parts'), 'utf8')).split('\n')) {
    const [, number, etag = '', bytes, boot] = LINE.exec(line) ?? [];
    if (number !== undefined)
      parts.set(Number(number), { etag, bytes: Number(bytes), isDoubtful: boot !== bootId || boot === UNKNOWN });
  }
  return parts;
}

/**
 * Without O_CREAT: an upload that was aborted meanwhile must not get its log back. The line's end comes first as well,
 * for the half line of a crash.
 */
export async function addPart(
  folder: string,
  { partNumber, etag, bytes }: ReceivedPart & { partNumber: number },
): Promise<void> {
  const handle = await open(join(folder, 'parts'), constants.O_WRONLY | constants.O_APPEND);
  try {
    await handle.write(`\n${partNumber} ${etag} ${bytes} ${bootId}\n`);
  } finally {
    await handle.close();
  }
}
