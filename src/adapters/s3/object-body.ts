import type { Readable } from 'node:stream';
import { SECOND_MS } from '../../domain/kernel/clock.ts';
import type { S3Limits } from './s3-client.ts';
import { translated } from './s3-faults.ts';

const MIN_TRY_MS = SECOND_MS;
const MAX_FAILURES = 4;
/** Bytes received after which a connection counts as healthy again. */
const FORGIVEN_AFTER_BYTES = 64 * 1024;
const FIRST_PAUSE_MS = 50;

export interface ObjectBodySource {
  /** Opens the same object from this byte, within a timeout; rejects if the object has changed. */
  open(first: number, budgetMs: number): Promise<Readable>;
}

/**
 * Streams an object with one chunk in memory. Resumes a broken connection at the next byte of the same object (checked
 * by ETag). `return` aborts the request, even if nothing was read.
 */
export class ObjectBody implements AsyncIterableIterator<Uint8Array> {
  private failures = 0;
  private sinceFailure = 0;
  private isOpen = true;

  constructor(
    private stream: Readable,
    private readonly source: ObjectBodySource,
    private position: number,
    private remaining: number,
    private readonly limits: S3Limits,
  ) {
    this.take(stream);
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<Uint8Array, undefined>> {
    // Deadline without data, over all attempts.
    const giveUpAtMs = performance.now() + this.limits.callMs;
    while (this.isOpen && this.remaining > 0) {
      try {
        const chunk = await nextChunk(this.stream, Math.min(this.limits.stalledMs, giveUpAtMs - performance.now()));
        if (chunk.length > this.remaining) throw new Error('The storage gave more of an object than was asked for.');
        this.position += chunk.length;
        this.remaining -= chunk.length;
        this.sinceFailure += chunk.length;
        if (this.sinceFailure > FORGIVEN_AFTER_BYTES) this.failures = 0;
        return { done: false, value: chunk };
      } catch (error) {
        await this.resume(error, giveUpAtMs);
      }
    }
    return this.return();
  }

  async return(): Promise<{ done: true; value: undefined }> {
    if (this.isOpen) {
      this.isOpen = false;
      // A completed stream returns its connection to the pool; an incomplete one is aborted with it.
      if (this.remaining === 0) this.stream.resume();
      else this.stream.destroy();
    }
    return { done: true, value: undefined };
  }

  /** Resumes after the last received byte, or ends the body with the error. */
  private async resume(error: unknown, giveUpAtMs: number): Promise<void> {
    this.stream.destroy();
    this.failures += 1;
    this.sinceFailure = 0;
    await pause(FIRST_PAUSE_MS * 2 ** this.failures * (0.5 + Math.random()));
    const leftMs = giveUpAtMs - performance.now();
    try {
      if (!this.isOpen || this.failures > MAX_FAILURES || leftMs < MIN_TRY_MS) throw error;
      this.stream = this.take(await this.source.open(this.position, leftMs));
      // The reader may have stopped meanwhile.
      if (!this.isOpen) this.stream.destroy();
    } catch (cause) {
      await this.return();
      throw translated(cause);
    }
  }

  /** A connection error while nothing is being read must not be an uncaught exception. */
  private take(stream: Readable): Readable {
    return stream.on('error', () => undefined);
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Rejects if the stream ends, breaks or stalls before the next chunk. */
function nextChunk(stream: Readable, withinMs: number): Promise<Buffer> {
  const ready = stream.read() as Buffer | null;
  if (ready) return Promise.resolve(ready);
  return new Promise((resolve, reject) => {
    const settle = (error: Error | undefined): void => {
      clearTimeout(timer);
      stream.off('readable', look).off('end', ended).off('close', ended).off('error', settle);
      if (error) reject(error);
    };
    const look = (): void => {
      const chunk = stream.read() as Buffer | null;
      if (!chunk) return;
      settle(undefined);
      resolve(chunk);
    };
    const ended = (): void => settle(stream.errored ?? new Error('The storage broke off in the middle of an object.'));
    const timer = setTimeout(() => settle(new Error('The storage stopped in the middle of an object.')), withinMs);
    stream.on('readable', look).on('end', ended).on('close', ended).on('error', settle);
    if (stream.destroyed || stream.readableEnded) ended();
  });
}
