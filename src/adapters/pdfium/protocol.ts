import type { DocumentReading, ReadingLimits } from '../../domain/media/document-reader.ts';

// Protocol of server and child process. Input: the task and the server's PID as arguments; on stdin, per document, the
// length in LENGTH_BYTES, then the bytes. Output: an answer per document on the IPC channel.

export const LENGTH_BYTES = 6;

export interface Task {
  readonly limits: ReadingLimits;
  readonly maxMemoryBytes: number;
  readonly maxProcessorMs: number;
  /** Wall-clock timeout, once the process has the whole document. */
  readonly maxMs: number;
}

export interface Answer {
  readonly reading: DocumentReading;
  /** Memory allocated by the library so far; it never frees any. */
  readonly memoryBytes: number;
}

/** Signal for exceeded CPU time: it ends a process whose document takes too long. */
export const OVERTIME_SIGNAL = 'SIGXCPU';
