import type { JournalRecord } from './list/journal-record.ts';
import type { PickedFile } from './upload-queue.ts';

/*
 * What the engine needs of the machine that it runs on. Server and storage are one more port: `api/transport.ts`.
 */

export interface Clock {
  /** Milliseconds; only differences count. */
  now(): number;
  /** A timer that fires once. Returns how to cancel it. */
  after(milliseconds: number, run: () => void): () => void;
}

export interface Random {
  /** From 0 up to 1. */
  fraction(): number;
  id(): string;
}

/** What may stop every upload at once, and come back by itself: the network and the session. */
export interface Environment {
  /** What the system believes; asked only once something has failed. */
  isOnline(): boolean;
  /** Names the session that calls are made in; undefined while nobody is signed in. */
  session(): string | undefined;
  subscribe(listener: () => void): () => void;
}

/** Keeps one person's rows beyond a crash of the page. Writes take effect in the order of the calls. */
export interface Journal {
  load(): Promise<readonly JournalRecord[]>;
  put(record: JournalRecord): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Where files can be opened again after a restart, by their `source`. A browser has none of this. */
export interface FileFinder<File extends PickedFile> {
  /** The file as it was when it was added; its bytes are looked at when they are sent. */
  known(facts: PickedFile & { readonly source: string }): File;
  /** The file as it is now; undefined where it is gone. */
  look(file: File): Promise<File | undefined>;
}
