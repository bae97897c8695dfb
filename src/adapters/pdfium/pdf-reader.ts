import { type DocumentReader, type DocumentReading, READING_LIMITS } from '../../domain/media/document-reader.ts';
import type { Bytes } from '../../domain/media/ports.ts';
import { FencedReader, LIMITS } from '../fence/fenced-reader.ts';
import { readingProgram } from './reading-program.ts';
import type { PdfTask } from './task.ts';

const MIB = 1024 * 1024;

const TASK: PdfTask = { ...LIMITS, limits: READING_LIMITS, maxMemoryBytes: 512 * MIB };

/** Runs PDFium in a child process. */
export class PdfReader implements DocumentReader {
  private readonly fence: FencedReader<DocumentReading>;

  constructor(changes: Partial<PdfTask> = {}) {
    this.fence = new FencedReader(readingProgram, { ...TASK, ...changes });
  }

  async read(open: () => Promise<Bytes>, bytes: number): Promise<DocumentReading> {
    const read = await this.fence.read(open, bytes);
    return read?.reading ?? { refused: 'too-demanding' };
  }

  close(): void {
    this.fence.close();
  }
}
