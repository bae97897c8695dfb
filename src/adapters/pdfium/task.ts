import type { ReadingLimits } from '../../domain/media/document-reader.ts';
import type { Task } from '../fence/protocol.ts';

/** Limits of a process that reads PDFs. */
export interface PdfTask extends Task {
  readonly limits: ReadingLimits;
  /** Maximum memory of the library, in bytes. */
  readonly maxMemoryBytes: number;
}
