import { Readable } from 'node:stream';
import { RandomAccessReader } from 'yauzl';
import type { ByteRange } from '../../domain/media/byte-range.ts';
import type { Bytes } from '../../domain/media/ports.ts';

const WINDOW_BYTES = 256 * 1024;

/** Lets the library read small pieces here and there, while the storage is asked for large ones. */
export class WindowReader extends RandomAccessReader {
  /** Why the storage could not be read, where that is what happened. */
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

  /** For unpacking. `end` is behind the last byte. */
  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.range(start, Math.min(end, this.bytes)), { objectMode: false });
  }

  /** Copies: the storage may use its memory again once it is asked for more. */
  private async *range(start: number, end: number): AsyncGenerator<Buffer> {
    if (start >= end) return;
    try {
      for await (const part of await this.readRange({ first: start, last: end - 1 })) yield Buffer.from(part);
    } catch (error) {
      this.failure = error;
      throw error;
    }
  }

  /** Shorter than asked for at the end of the file. */
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
