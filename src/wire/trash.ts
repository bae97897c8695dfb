import type { Ids } from './ids.ts';

export const TRASH_KINDS = ['course', 'module', 'day', 'content', 'document', 'file'] as const;
export type TrashKind = (typeof TRASH_KINDS)[number];

/** What a replaced file was: the one of an item or a document, or what a video or a course was shown with. */
export const FILE_PARTS = ['content', 'document', 'poster', 'captions', 'chapters', 'thumbnail'] as const;
export type FilePart = (typeof FILE_PARTS)[number];

/**
 * As the domain has it; apart from it, because the browser says it before anything is deleted. A test holds both
 * together.
 */
export const TRASH_DAYS = 30;

/** What a deletion answers: a sentence, and what to restore it by. */
export interface DeletedReply {
  message: string;
  trashId: string;
}

/** A module or a day, as it was called when something was deleted out of it. */
export interface TrashPlaceReply {
  number: number;
  title: string;
}

export interface TrashEntryReply extends Ids {
  kind: TrashKind;
  /** For a file: what showed it. */
  title: string;
  /** Of a module or a day. */
  number: number | null;
  courseId: string;
  courseTitle: string;
  /** What it was in; null where that says nothing. */
  module: TrashPlaceReply | null;
  day: TrashPlaceReply | null;
  /** Without a name when the account is gone. */
  deletedBy: Ids & { name: string | null };
  deletedAt: string;
  /** From then on it is deleted for good. */
  purgedAt: string;
  /** How much it is, itself included where it is of the kind. */
  counts: { modules: number; days: number; contents: number; documents: number };
  bytes: number;
  /** Only of a file that was replaced or taken away. */
  file: { part: FilePart; fileName: string } | null;
}

export interface TrashReply {
  /** Newest first. */
  entries: TrashEntryReply[];
  nextBefore: string | null;
}

export interface RestoredReply {
  message: string;
  kind: TrashKind;
  courseId: string;
}
