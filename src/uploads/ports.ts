import type { JournalRecord } from './list/journal-record.ts';
import type { PickedFile } from './upload-queue.ts';

/* Ports to the platform. Server and storage are another one: `api/transport.ts`. */

export interface Clock {
  /** Monotonic milliseconds; only differences count. */
  now(): number;
  /** Starts a one-shot timer. Returns its cancel function. */
  after(milliseconds: number, run: () => void): () => void;
}

export interface Random {
  /** Random number in [0, 1). */
  fraction(): number;
  id(): string;
}

/** Network and session, whose loss pauses every upload until they return. */
export interface Environment {
  /** The system's belief; read only after a failure. */
  isOnline(): boolean;
  /** Identifies the session of calls; undefined while signed out. */
  session(): string | undefined;
  subscribe(listener: () => void): () => void;
}

/** Persists one person's rows beyond a crash of the page. Writes take effect in call order. */
export interface Journal {
  load(): Promise<readonly JournalRecord[]>;
  put(record: JournalRecord): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Reopens files after a restart by their `source` (not in browsers). */
export interface FileFinder<File extends PickedFile> {
  /** Returns the file as it was when added; its bytes are checked when they are sent. */
  known(facts: PickedFile & { readonly source: string }): File;
  /** Returns the file's current state; undefined if it was deleted. */
  look(file: File): Promise<File | undefined>;
}
