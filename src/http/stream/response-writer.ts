import type { ServerResponse } from 'node:http';

/** The way to one client: it takes a chunk at a time, and knows when the client has left. */
export class ResponseWriter {
  isClosed = false;
  private wake: () => void = () => {};

  constructor(private readonly res: ServerResponse) {
    this.isClosed = res.destroyed || res.req.socket.destroyed;
    res.once('close', this.close);
    res.on('error', this.close);
    // A pipelined response has no socket until the one before it has ended, so it emits no close of the connection.
    res.req.socket.once('close', this.close);
  }

  /**
   * Resolves when the chunk has left for the network or never will: only then may its memory be used
   * again. A full buffer alone, which is what `drain` speaks of, would not tell.
   */
  write(chunk: Uint8Array): Promise<void> {
    return this.handOver((told) => this.res.write(chunk, told));
  }

  /**
   * The last chunk and the end are one step: a client that has all bytes may ask again at once, and a request that
   * comes before the answer has ended loses its connection.
   */
  end(chunk: Uint8Array): Promise<void> {
    return this.handOver((told) => this.res.end(chunk, told));
  }

  private async handOver(send: (told: (error?: Error | null) => void) => void): Promise<void> {
    if (this.isClosed) return;
    await new Promise<void>((resolve) => {
      this.wake = resolve;
      send((error) => {
        if (error) this.isClosed = true;
        resolve();
      });
    });
  }

  /** Drops the connection: the client sees an answer that broke off, not one that ended early. */
  cut(): void {
    this.res.req.socket.destroy();
  }

  /** Removes the listener: the connection outlives its answers. */
  release(): void {
    this.res.req.socket.off('close', this.close);
  }

  private readonly close = (): void => {
    this.isClosed = true;
    this.wake();
  };
}
