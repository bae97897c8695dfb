import type { DocumentReading, ReadingLimits } from '../../domain/media/document-reader.ts';

// What server and reading process say to each other. To the process: a task and the server's number as arguments, and
// by its standard input, for each document, the length in LENGTH_BYTES and then the bytes. Back, by the channel: an
// answer for each document.

export const LENGTH_BYTES = 6;

export interface Task {
  readonly limits: ReadingLimits;
  readonly mostMemoryBytes: number;
  readonly mostProcessorMs: number;
  /** By the clock, once the process has the whole document. */
  readonly mostMs: number;
}

export interface Answer {
  readonly reading: DocumentReading;
  /** The memory that the library has taken up by now; it never gives any back. */
  readonly memoryBytes: number;
}

/** The system's own word for "too much processor time": how a process ends that a document keeps too long. */
export const OVERTIME_SIGNAL = 'SIGXCPU';
