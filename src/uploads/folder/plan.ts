/** A file somewhere in the folder; what the platform keeps of it (a browser's `File`) may lie beside these fields. */
export interface FolderFile {
  /** From the folder that was given, such as `Module 01/Day 3/x.mp4`; with the separators of any system. */
  readonly path: string;
  readonly size: number;
  /** A MIME type; empty where the system knows none. */
  readonly type: string;
  /** Milliseconds since 1970. */
  readonly lastModified: number;
}

/** Where a file goes: to a day of a module, or among the documents of the whole module. */
export type PlanTarget =
  | { readonly kind: 'day'; readonly moduleNumber: number; readonly dayNumber: number }
  | { readonly kind: 'documents'; readonly moduleNumber: number };

/** A video or a paper of the folder, as it will stand in the course. */
export interface PlanItem<File extends FolderFile> {
  /** Unique in its plan. */
  readonly id: string;
  readonly file: File;
  /** The file's path with `/` and in NFC. */
  readonly path: string;
  readonly type: 'video' | 'pdf';
  readonly title: string;
  /** Undefined until somebody chooses, where its path does not say it. */
  readonly target: PlanTarget | undefined;
  /** What its path does say, where that is not enough. */
  readonly hint: { readonly moduleNumber?: number; readonly dayNumber?: number };
  /** Why its path does not say it, as a sentence. */
  readonly question: string | undefined;
  /** Of a video. */
  readonly captions: File | undefined;
  readonly chapters: File | undefined;
  /** What of them shows nothing and is not sent, as a sentence. */
  readonly textNotes: { readonly captions?: string; readonly chapters?: string };
  /** Which of these the administrator does not want sent with it. */
  readonly textsLeftOut: readonly ('captions' | 'chapters')[];
  /** The administrator does not want it sent. */
  readonly isLeftOut: boolean;
  /** What the course has of the same bytes, as a sentence. */
  readonly known: string | undefined;
}

export interface SkippedFile<File extends FolderFile> {
  readonly file: File;
  readonly path: string;
  /** As a sentence. */
  readonly reason: string;
}

/** One of the course, or one that sending the plan adds to it. */
export interface PlanModule {
  readonly moduleNumber: number;
  readonly title: string;
  readonly isNew: boolean;
  /** The number of its last day, now or to begin with. */
  readonly dayCount: number;
}

/** A day that is called after its number alone, and that a folder gives a title. */
export interface PlanDay {
  readonly moduleNumber: number;
  readonly dayNumber: number;
  readonly title: string;
}

/**
 * What a folder becomes in a course. Each of its files stands here exactly once: as an item, as the captions or
 * chapters of one, or as skipped.
 */
export interface FolderPlan<File extends FolderFile> {
  /** In the order of their numbers. */
  readonly modules: readonly PlanModule[];
  /** Days that get a title, in the order of their numbers; all others keep theirs. */
  readonly days: readonly PlanDay[];
  /** In the natural order of their paths, in which they will stand in their days. */
  readonly items: readonly PlanItem<File>[];
  readonly skipped: readonly SkippedFile<File>[];
}
