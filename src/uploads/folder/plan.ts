/** A file in the folder; platform fields (a browser's `File`) may be added. */
export interface FolderFile {
  /** Relative path, such as `Module 01/Day 3/x.mp4`, with the separators of any system. */
  readonly path: string;
  readonly size: number;
  /** MIME type; empty if the system knows none. */
  readonly type: string;
  /** Milliseconds since 1970. */
  readonly lastModified: number;
}

/** Target of a file: a day of a module, or the module's documents. */
export type PlanTarget =
  | { readonly kind: 'day'; readonly moduleNumber: number; readonly dayNumber: number }
  | { readonly kind: 'documents'; readonly moduleNumber: number };

/** A video or document of the folder, as it will appear in the course. */
export interface PlanItem<File extends FolderFile> {
  /** Unique within the plan. */
  readonly id: string;
  readonly file: File;
  /** Path with `/`, in NFC. */
  readonly path: string;
  readonly type: 'video' | 'pdf';
  readonly title: string;
  /** Undefined until a person decides, if the path is not sufficient. */
  readonly target: PlanTarget | undefined;
  /** Partial information of the path. */
  readonly hint: { readonly moduleNumber?: number; readonly dayNumber?: number };
  /** Reason why the path is not sufficient, as a sentence. */
  readonly question: string | undefined;
  /** Only for videos. */
  readonly captions: File | undefined;
  readonly chapters: File | undefined;
  /** Parts of them that show nothing and are not sent, as a sentence. */
  readonly textNotes: { readonly captions?: string; readonly chapters?: string };
  /** Text files excluded by the administrator. */
  readonly textsLeftOut: readonly ('captions' | 'chapters')[];
  /** Excluded by the administrator. */
  readonly isLeftOut: boolean;
  /** Existing content with equal bytes, as a sentence. */
  readonly known: string | undefined;
}

export interface SkippedFile<File extends FolderFile> {
  readonly file: File;
  readonly path: string;
  /** As a sentence. */
  readonly reason: string;
}

/** An existing module, or one that the plan adds. */
export interface PlanModule {
  readonly moduleNumber: number;
  readonly title: string;
  readonly isNew: boolean;
  /** Has its default title in the course, and gets this one from a folder. */
  readonly isRenamed?: true;
  /** Number of its last day, existing or initial. */
  readonly dayCount: number;
}

/** A day with its default title that gets one from a folder. */
export interface PlanDay {
  readonly moduleNumber: number;
  readonly dayNumber: number;
  readonly title: string;
}

/**
 * Plan of a folder's import. Each file occurs exactly once: as an item, as captions or chapters of one, or as skipped.
 */
export interface FolderPlan<File extends FolderFile> {
  /** Sorted by number. */
  readonly modules: readonly PlanModule[];
  /** Days that get a title, sorted by number; the others keep theirs. */
  readonly days: readonly PlanDay[];
  /** In natural path order, which becomes their order in a day. */
  readonly items: readonly PlanItem<File>[];
  readonly skipped: readonly SkippedFile<File>[];
}
