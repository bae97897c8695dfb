import type { Folder } from '../wire/literals.ts';
import type { UploadState } from './upload-state.ts';

/**
 * Target of an upload. Numbers and titles are for display. Fields keep their names, because journal records contain
 * them.
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
      /** Replaces the file of an item of a day or a document of a module. */
      readonly kind: 'replacement';
      readonly courseId: string;
      readonly courseTitle: string;
      readonly weekId: string;
      readonly weekNumber: number;
      /** Absent for a document. */
      readonly dayNumber?: number;
      readonly type: 'video' | 'pdf';
      readonly of: 'content' | 'document';
      readonly itemId: string;
      /** Key of the file that the person saw (optimistic locking); absent once they confirmed a conflict. */
      readonly replaces?: string;
    };

/** A picked file; a browser's `File` is one. */
export interface PickedFile {
  readonly name: string;
  readonly size: number;
  /** MIME type; empty if the system knows none. */
  readonly type: string;
  /** Milliseconds since 1970. Identifies a file picked again, with name and size. */
  readonly lastModified: number;
  /** File path for reopening after a restart (desktop only). Not shown. */
  readonly source?: string;
}

export interface UploadRow {
  readonly id: string;
  readonly fileName: string;
  readonly bytes: number;
  readonly sentBytes: number;
  /** Average of the last seconds; 0 while nothing is sent. */
  readonly bytesPerSecond: number;
  readonly folder: Folder;
  readonly target: UploadTarget;
  /** Title of its record: the file name without extension unless edited. */
  readonly title: string;
  readonly state: UploadState;
  /** True: the record is saved as soon as its bytes have arrived (Upload & Save Now). False: by Save All. */
  readonly savesItself: boolean;
  /** Reason of the failure, as a sentence. */
  readonly reason: string | undefined;
  /** The file itself is at fault: the same bytes would fail again, so a failed row offers no retry. */
  readonly isRefused?: boolean | undefined;
  /** Set from `uploaded` on. */
  readonly key: string | undefined;
  /** The `add` call it came with: a screen lists and sums up its own. */
  readonly batchId: string;
}

export interface UploadRequest<File extends PickedFile = PickedFile> {
  readonly file: File;
  readonly target: UploadTarget;
  readonly savesItself: boolean;
  /** Title of its record; the file name without extension unless given. */
  readonly title?: string;
  /** WebVTT files of a video, sent before it and saved with it. */
  readonly captions?: File;
  readonly chapters?: File;
}

/**
 * All uploads of one person, started on any screen. Rows are immutable: a change makes a new list, and unchanged rows
 * keep their identity. Nothing here rejects: errors become the reason of a `failed` row.
 */
export interface UploadQueue<File extends PickedFile = PickedFile> {
  /** Calls the listener after each change; throttled to 100 ms for progress alone. */
  subscribe(listener: () => void): () => void;
  rows(): readonly UploadRow[];
  /** Returns the batch id, generated unless given. A file already queued for the same target is not added twice. */
  add(requests: readonly UploadRequest<File>[], batchId?: string): string;
  pause(ids: readonly string[]): void;
  resume(ids: readonly string[]): void;
  /** Moves rows, in their order, before another row, or to the end. Running transfers continue. */
  move(ids: readonly string[], beforeId?: string): void;
  /** Retries the upload or the save of failed rows. */
  retry(ids: readonly string[]): void;
  /**
   * Attaches files picked again after a reload: each continues the `missing` row of its name, size and date, or of its
   * video. Returns the unmatched files.
   */
  reattach(files: readonly File[]): readonly File[];
  /**
   * Saves the records of `uploaded` rows, one after the other within a target; a failure is noted on its row and
   * skipped. Settles when all are done.
   */
  save(ids: readonly string[]): Promise<{ saved: number; failed: number }>;
  /** Aborts transfers, discards unsaved objects and removes the rows. A row that is being saved stays. */
  remove(ids: readonly string[]): void;
}
