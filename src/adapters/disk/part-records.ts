import { readFile } from 'node:fs/promises';
import type { ReceivedPart } from '../../domain/media/multipart.ts';
import { withFile } from './with-file.ts';
import { writeAll } from './write-body.ts';

/** Length of the longest ETag, eight digits of a checksum and seven of a length. A power of two: no slot is torn. */
const SLOT_BYTES = 16;

/** File of the ETags of an upload's whole parts, each in the slot of its number; a part that is not whole has zeros. */
export class PartRecords {
  constructor(private readonly path: string) {}

  async all(): Promise<ReadonlyMap<number, ReceivedPart>> {
    const slots = (await readFile(this.path, 'latin1')).match(new RegExp(`[^]{1,${SLOT_BYTES}}`, 'g')) ?? [];
    const etags = slots.map((slot) => slot.replaceAll('\0', ''));
    return new Map(etags.map((etag, index) => [index + 1, { etag, bytes: Number(etag.split('-')[1] ?? 0) }]));
  }

  async add(partNumber: number, etag: string): Promise<void> {
    await withFile(this.path, 'r+', (file) =>
      writeAll(file, Buffer.from(etag.padEnd(SLOT_BYTES, '\0')), at(partNumber)),
    );
  }

  /** Before the part is overwritten, and durable where there is a record: none outlives the bytes that it names. */
  async remove(partNumber: number): Promise<void> {
    await withFile(this.path, 'r+', async (file) => {
      const { buffer } = await file.read(Buffer.alloc(SLOT_BYTES), 0, SLOT_BYTES, at(partNumber));
      if (buffer[0] === 0) return;
      await writeAll(file, buffer.fill(0), at(partNumber));
      await file.sync();
    });
  }
}

const at = (partNumber: number): number => (partNumber - 1) * SLOT_BYTES;
