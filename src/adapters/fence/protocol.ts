// Protocol of server and child process. Input: the task and the server's PID as arguments; on stdin, per file, its
// length in LENGTH_BYTES, then its bytes. Output, on the IPC channel: pieces of the reading, then its end.

export const LENGTH_BYTES = 6;

/** Limits of the child process. A reader may add its own. */
export interface Task {
  /** CPU time of one file. */
  readonly maxProcessorMs: number;
  /** Wall-clock timeout, once the process has the whole file. */
  readonly maxMs: number;
}

/** Part of a long reading: each is a short turn of the server's event loop. */
export interface Piece<P> {
  readonly piece: P;
}

export interface End<R> {
  /** Null for a file over the limits. */
  readonly reading: R | null;
  /** Memory allocated for files so far, in bytes. */
  readonly memoryBytes: number;
}

/** Signal for exceeded CPU time: it ends a process whose file takes too long. */
export const OVERTIME_SIGNAL = 'SIGXCPU';
