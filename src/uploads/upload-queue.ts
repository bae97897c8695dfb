import type { Folder } from '../wire/literals.ts';
import type { UploadState } from './upload-state.ts';

/**
 * Where a file goes once it is uploaded. The numbers and titles are for the people who read the queue. It is part of
 * the journal's records, so that its fields keep their names.
 */
export type UploadTarget =
  | {
      readonly kind: 'content';
      readonly courseId: string;
      readonly courseTitle: string;
      readonly weekId: string;
      readonly weekNumber: number;
      readonly dayId: string;
      readonly dayNumber: number;
      readonly type: 'video' | 'pdf';
    }
  | {
      readonly kind: 'document';
      readonly courseId: string;
      readonly courseTitle: string;
      readonly weekId: string;
      readonly weekNumber: number;
    }
  | {
      /** The file takes the place of the one that an item of a day or a document of a module shows. */
      readonly kind: 'replacement';
      readonly courseId: string;
      readonly courseTitle: string;
      readonly weekId: string;
      readonly weekNumber: number;
      /** Absent of a document. */
      readonly dayNumber?: number;
      readonly type: 'video' | 'pdf';
      readonly of: 'content' | 'document';
      readonly itemId: string;
      /** The key of the file that the person saw; absent once they know that it is another one by now. */
      readonly replaces?: string;
    };

/** A file as a person picked it; a browser's `File` is one. */
export interface PickedFile {
  readonly name: string;
  readonly size: number;
  /** A MIME type; empty where the system knows none. */
  readonly type: string;
  /** Milliseconds since 1970. With name and size it recognises a file that is picked again. */
  readonly lastModified: number;
  /** What the machine finds it by after a restart, as far as it can; a browser cannot. No row shows it. */
  readonly source?: string;
}

export interface UploadRow {
  readonly id: string;
  readonly fileName: string;
  readonly bytes: number;
  readonly sentBytes: number;
  /** Over the last seconds; 0 while nothing travels. */
  readonly bytesPerSecond: number;
  readonly folder: Folder;
  readonly target: UploadTarget;
  /** What its record will be called: the file's name without extension unless somebody changed it. */
  readonly title: string;
  readonly state: UploadState;
  /** Whether its record is saved as soon as its bytes have arrived (Upload & Save Now), or by Save All. */
  readonly savesItself: boolean;
  /** Why it failed, as a whole sentence for the row. */
  readonly reason: string | undefined;
  /** Set from `uploaded` on. */
  readonly key: string | undefined;
  /** The `add` it came with: a screen shows and sums up its own. */
  readonly batchId: string;
}

export interface UploadRequest<File extends PickedFile = PickedFile> {
  readonly file: File;
  readonly target: UploadTarget;
  readonly savesItself: boolean;
  /** What its record will be called; the file's name without extension unless given. */
  readonly title?: string;
  /** Of a video: WebVTT files that are sent before it and saved with it. */
  readonly captions?: File;
  readonly chapters?: File;
}

/**
 * Every upload of this person, whatever screen it was started on. Rows are immutable: a change makes a
 * new list, and the rows that did not change stay the same objects. Nothing here rejects: what goes
 * wrong is the `failed` row's reason.
 */
export interface UploadQueue<File extends PickedFile = PickedFile> {
  /** Calls the listener after each change, at most every 100 ms for progress alone. */
  subscribe(listener: () => void): () => void;
  rows(): readonly UploadRow[];
  /**
   * Answers the id of the batch, which is made up unless it is given. A file that is already in the queue for the same
   * target is not added twice.
   */
  add(requests: readonly UploadRequest<File>[], batchId?: string): string;
  pause(ids: readonly string[]): void;
  resume(ids: readonly string[]): void;
  /** Puts rows, in the order that they have, before that row; at the end without one. What travels goes on. */
  move(ids: readonly string[], beforeId?: string): void;
  /** Uploads, or saves, what failed once more. */
  retry(ids: readonly string[]): void;
  /**
   * Files picked again after a reload: each goes on with the `missing` row of its name, size and date, or of the video
   * that it belongs to. Answers those that no row waits for.
   */
  reattach(files: readonly File[]): readonly File[];
  /**
   * Saves the records of what is `uploaded`, one after the other within a target; a failure is noted on its row and
   * skipped. Settles when all are done.
   */
  save(ids: readonly string[]): Promise<{ saved: number; failed: number }>;
  /**
   * Aborts what travels, has the storage discard what was not saved, and takes the rows off the list. A row that is
   * being saved stays.
   */
  remove(ids: readonly string[]): void;
}
