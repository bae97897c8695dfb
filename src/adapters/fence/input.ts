/** Splits a stream into pieces of known lengths. */
export class Input {
  private rest: Uint8Array = new Uint8Array();
  private readonly chunks: AsyncIterator<Uint8Array>;

  constructor(stream: AsyncIterable<Uint8Array>) {
    this.chunks = stream[Symbol.asyncIterator]();
  }

  /** Passes on the next bytes in parts. Returns false if the stream ends early. */
  async take(bytes: number, use: (part: Uint8Array, at: number) => void): Promise<boolean> {
    for (let at = 0; at < bytes; ) {
      if (this.rest.length === 0) {
        const next = await this.chunks.next();
        if (next.done) return false;
        this.rest = next.value;
      }
      const part = this.rest.subarray(0, bytes - at);
      use(part, at);
      at += part.length;
      this.rest = this.rest.subarray(part.length);
    }
    return true;
  }
}
