import { Readable } from 'node:stream';
import { RandomAccessReader } from 'yauzl';
import type { ByteRange } from '../../domain/media/byte-range.ts';
import type { Bytes } from '../../domain/media/ports.ts';

const WINDOW_BYTES = 256 * 1024;

/** Buffers reads: the library reads small pieces at random, and the storage gets large requests. */
export class WindowReader extends RandomAccessReader {
  /** Error of the storage, if a read failed. */
  failure: unknown;
  private start = 0;
  private window = Buffer.alloc(0);

  constructor(
    private readonly bytes: number,
    private readonly readRange: (range: ByteRange) => Promise<Bytes>,
  ) {
    super();
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null, bytesRead?: number) => void,
  ): void {
    this.piece(position, length).then(
      (piece) => callback(null, piece.copy(buffer, offset)),
      (error: unknown) => callback(error as Error),
    );
  }

  /** Streams a range for unpacking. `end` is exclusive. */
  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.range(start, Math.min(end, this.bytes)), { objectMode: false });
  }

  /** Copies chunks, since the storage may reuse its buffer for the next one. */
  private async *range(start: number, end: number): AsyncGenerator<Buffer> {
    if (start >= end) return;
    try {
      for await (const part of await this.readRange({ first: start, last: end - 1 })) yield Buffer.from(part);
    } catch (error) {
      this.failure = error;
      throw error;
    }
  }

  /** Returns a piece; shorter at the end of the file. */
  private async piece(position: number, length: number): Promise<Buffer> {
    const isInside = position >= this.start && position + length <= this.start + this.window.length;
    if (!isInside) await this.moveTo(position, Math.max(length, WINDOW_BYTES));
    return this.window.subarray(position - this.start, position - this.start + length);
  }

  private async moveTo(position: number, length: number): Promise<void> {
    this.start = position;
    this.window = Buffer.alloc(0);
    if (position >= this.bytes) return;
    try {
      const parts: Buffer[] = [];
      const range = { first: position, last: Math.min(position + length, this.bytes) - 1 };
      for await (const part of await this.readRange(range)) parts.push(Buffer.from(part));
      this.window = Buffer.concat(parts);
    } catch (error) {
      this.failure = error;
      throw error;
    }
  }
}
