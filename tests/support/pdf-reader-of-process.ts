import { once } from 'node:events';
import { PdfReader as OwnPdfReader } from '../../src/adapters/pdfium/pdf-reader.ts';
import type { DocumentReading } from '../../src/domain/media/document-reader.ts';
import type { Bytes } from '../../src/domain/media/ports.ts';

// In place of the reader that a server has for itself (vitest.config.ts): one reading process serves the schools of a
// test process one after another, because its start costs more than all that most of them read. What a reader does with
// its processes is asked of the real one (tests/contracts/document-reader.test.ts).

const shared = new OwnPdfReader();

/** The shared reader, which one school can close for itself only: whoever waits hears so at once. */
export class PdfReader extends OwnPdfReader {
  private readonly closing = new AbortController();

  override async read(open: () => Promise<Bytes>, bytes: number): Promise<DocumentReading> {
    const { signal } = this.closing;
    if (signal.aborted) return super.read(open, bytes);
    // The school outlives its readings: each takes its listener away again.
    const reading = new AbortController();
    const closed = once(signal, 'abort', { signal: reading.signal }).then(() => super.read(open, bytes));
    try {
      return await Promise.race([shared.read(open, bytes), closed]);
    } finally {
      reading.abort();
    }
  }

  override close(): void {
    super.close();
    this.closing.abort();
  }
}
