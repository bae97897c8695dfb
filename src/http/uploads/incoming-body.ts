import type { IncomingMessage } from 'node:http';
import { brokenOff } from '../../domain/media/errors.ts';
import { traffic } from '../traffic.ts';

/** Maximum of bytes buffered while the disk is busy. */
const MAX_AHEAD_BYTES = 1024 * 1024;

/**
 * The body of a request, chunk by chunk. Node's own iterator pauses and resumes the connection for each
 * of them; this one only when too much is waiting. It never ends the request: an answer is still to come.
 */
export class IncomingBody implements AsyncIterableIterator<Uint8Array> {
  private readonly chunks: Uint8Array[] = [];
  private aheadBytes = 0;
  private isOver = false;
  private wake: () => void = () => {};

  constructor(private readonly req: IncomingMessage) {
    req.on('data', this.take);
    req.on('error', this.close);
    req.once('close', this.close);
    req.once('end', this.close);
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<Uint8Array, undefined>> {
    for (;;) {
      const chunk = this.chunks.shift();
      if (chunk) {
        this.aheadBytes -= chunk.length;
        if (this.req.isPaused() && this.aheadBytes < MAX_AHEAD_BYTES / 2) this.req.resume();
        return { done: false, value: chunk };
      }
      if (this.isOver) break;
      await new Promise<void>((resolve) => (this.wake = resolve));
    }
    if (!this.req.complete) throw brokenOff();
    return { done: true, value: undefined };
  }

  /** Drains the rest: a browser reads the answer only when it has sent everything. */
  async return(): Promise<{ done: true; value: undefined }> {
    this.req.off('data', this.take);
    this.chunks.length = 0;
    this.req.resume();
    return { done: true, value: undefined };
  }

  private readonly take = (chunk: Uint8Array): void => {
    this.chunks.push(chunk);
    traffic.uploadedBytes += chunk.length;
    this.aheadBytes += chunk.length;
    if (this.aheadBytes >= MAX_AHEAD_BYTES) this.req.pause();
    this.wake();
  };

  private readonly close = (): void => {
    this.isOver = true;
    this.wake();
  };
}
