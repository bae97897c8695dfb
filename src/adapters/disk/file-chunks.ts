import { read } from 'node:fs';
import { Gate } from '../../domain/kernel/gate.ts';
import { storageUnavailable } from '../../domain/media/errors.ts';
import type { BufferPool } from './buffer-pool.ts';
import type { OpenFile } from './open-files.ts';

/**
 * Concurrent reads in this process: the size of libuv's thread pool. A read that waited for a thread would hold a
 * buffer meanwhile; this way the few large buffers return as soon as fast clients have taken their bytes.
 */
const MAX_READS = 4;
/** Unbounded queue: no read is refused. */
const reads = new Gate(MAX_READS, Infinity, storageUnavailable);

/**
 * A part of an open file, one borrowed buffer at a time. The file is released at the end, on a failure, and by
 * `return`, also when nothing was ever read: a generator that nobody started would skip its `finally`, and every
 * viewer who leaves early would cost a descriptor.
 */
export class FileChunks implements AsyncIterableIterator<Uint8Array> {
  private lent: Buffer | undefined;
  private isOpen = true;

  constructor(
    private readonly file: OpenFile,
    private readonly pool: BufferPool,
    private position: number,
    private remaining: number,
  ) {}

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<Uint8Array, undefined>> {
    this.giveBack();
    if (!this.isOpen || this.remaining === 0) return this.return();
    try {
      return { done: false, value: await this.readOn() };
    } catch (error) {
      await this.return();
      throw error;
    }
  }

  async return(): Promise<{ done: true; value: undefined }> {
    this.giveBack();
    if (this.isOpen) {
      this.isOpen = false;
      await this.file.release();
    }
    return { done: true, value: undefined };
  }

  private async readOn(): Promise<Uint8Array> {
    const { buffer, bytesRead } = await reads.run(() => this.readNext());
    if (bytesRead === 0) throw new Error('A stored file is shorter than it was when it was opened.');
    this.position += bytesRead;
    this.remaining -= bytesRead;
    return buffer.subarray(0, bytesRead);
  }

  private async readNext(): Promise<{ buffer: Buffer; bytesRead: number }> {
    const buffer = this.pool.lend(this.remaining);
    this.lent = buffer;
    const wanted = Math.min(buffer.length, this.remaining);
    return { buffer, bytesRead: await readInto(this.file.handle.fd, buffer, wanted, this.position) };
  }

  private giveBack(): void {
    if (this.lent) this.pool.giveBack(this.lent);
    this.lent = undefined;
  }
}

/** `fs.read` and not the handle's own: its promises and its counting of users cost a tenth of a whole range. */
const readInto = (descriptor: number, buffer: Buffer, bytes: number, position: number): Promise<number> =>
  new Promise((resolve, reject) => {
    read(descriptor, buffer, 0, bytes, position, (error, bytesRead) => (error ? reject(error) : resolve(bytesRead)));
  });
