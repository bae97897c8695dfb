import type { Readable } from 'node:stream';
import { SECOND_MS } from '../../domain/kernel/clock.ts';
import type { S3Limits } from './s3-client.ts';
import { translated } from './s3-faults.ts';

const MIN_TRY_MS = SECOND_MS;
const MAX_FAILURES = 4;
/** After so much without another break, a connection counts as good again. */
const FORGIVEN_AFTER_BYTES = 64 * 1024;
const FIRST_PAUSE_MS = 50;

export interface ObjectBodySource {
  /** The same object from this byte of it on, within so many milliseconds; rejects when it is another one by now. */
  open(first: number, budgetMs: number): Promise<Readable>;
}

/**
 * The bytes of an object as they come, one chunk of the connection in memory. Where the connection breaks in the middle
 * it goes on at the next byte, of the same object. `return` aborts the request to the storage, also when nothing was
 * ever read.
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
    // With nothing received for so long, all tries together, the body breaks off.
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
      // What has come to its end gives its connection back to the next call; what has not is aborted with it.
      if (this.remaining === 0) this.stream.resume();
      else this.stream.destroy();
    }
    return { done: true, value: undefined };
  }

  /** Goes on behind the last byte that came, or ends the body with the error. */
  private async resume(error: unknown, giveUpAtMs: number): Promise<void> {
    this.stream.destroy();
    this.failures += 1;
    this.sinceFailure = 0;
    await pause(FIRST_PAUSE_MS * 2 ** this.failures * (0.5 + Math.random()));
    const leftMs = giveUpAtMs - performance.now();
    try {
      if (!this.isOpen || this.failures > MAX_FAILURES || leftMs < MIN_TRY_MS) throw error;
      this.stream = this.take(await this.source.open(this.position, leftMs));
      // Whoever reads may have left meanwhile.
      if (!this.isOpen) this.stream.destroy();
    } catch (cause) {
      await this.return();
      throw translated(cause);
    }
  }

  /** A connection that breaks while nobody reads from it must not be an uncaught error. */
  private take(stream: Readable): Readable {
    return stream.on('error', () => undefined);
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Rejects when the stream ends, breaks or stands still before there is one. */
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
    const timer = setTimeout(() => settle(new Error('The storage stands still in the middle of an object.')), withinMs);
    stream.on('readable', look).on('end', ended).on('close', ended).on('error', settle);
    if (stream.destroyed || stream.readableEnded) ended();
  });
}
