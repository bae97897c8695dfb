import { after, DAY_MS } from '../../kernel/clock.ts';
import type { CourseId, FileKey, TrashEntryId, UserId } from '../../kernel/ids.ts';
import { withOrder } from '../arrange.ts';
import type { CourseNode, NodeKind } from '../course-node.ts';
import { noNumberLeft } from '../errors.ts';
import { type FilePart, TRASH_DAYS, type TrashKind } from '../literals.ts';
import { MAX_MODULE_NUMBER } from '../module.ts';

/** Kinds that a deletion removes. */
export type DeletedKind = NodeKind | 'course';

/** A file that something showed until another one, or none, took its place. */
export interface ReplacedFile {
  readonly part: FilePart;
  readonly key: FileKey;
  /** The same picture in its small size. */
  readonly smallKey: FileKey | null;
}

/** A number and a title, as a module or a day had them when something was deleted out of it. */
export interface TrashPlace {
  readonly number: number;
  readonly title: string;
}

/**
 * One soft-deleted node with its descendants, or one replaced file, until it is restored or purged.
 */
export interface TrashEntry {
  readonly id: TrashEntryId;
  readonly kind: TrashKind;
  /** Id of the deleted node, kept by a restore; for a file, id of the node that showed it. */
  readonly nodeId: string;
  /** For a file: the node that showed it. */
  readonly title: string;
  /** The number of a module or a day, the position of a content or a document; 0 of a course and of a file. */
  readonly order: number;
  readonly courseId: CourseId;
  /** The course, module or day that it hung on; null for a course and for a file. */
  readonly parentId: string | null;
  /** Where it was, as that was called then. */
  readonly courseTitle: string;
  readonly module: TrashPlace | null;
  readonly day: TrashPlace | null;
  readonly deletedBy: UserId;
  readonly deletedAt: Date;
  /** Number of nodes of each kind, itself included. */
  readonly counts: {
    readonly modules: number;
    readonly days: number;
    readonly contents: number;
    readonly documents: number;
  };
  /** Sum of all its files. */
  readonly bytes: number;
  /** Set for a file only; `name` is its name on the uploader's machine. */
  readonly file: (ReplacedFile & { readonly name: string }) | null;
}

/** Fields of an entry that identify the deleted node. */
export type DeletedEntry = Pick<TrashEntry, 'id' | 'courseId' | 'nodeId'> & { readonly kind: DeletedKind };

/** End of the retention: the entry and its files are purged from then on. */
export const purgedAt = (deletedAt: Date): Date => after(deletedAt, TRASH_DAYS * DAY_MS);

/** Returns the latest deletion time whose retention has ended. */
export const purgedUpTo = (now: Date): Date => after(now, -TRASH_DAYS * DAY_MS);

/** Name in a sentence: Module 3 “Periodontology”. */
export function nameOf({ kind, order, title, file }: Pick<TrashEntry, 'kind' | 'order' | 'title' | 'file'>): string {
  if (file) return `${FILE_NOUNS[file.part]} “${title}”`;
  const noun = {
    course: 'Course',
    module: `Module ${order}`,
    day: `Day ${order}`,
    content: 'Item',
    document: 'Document',
    file: 'File',
  };
  return `${noun[kind]} “${title}”`;
}

const FILE_NOUNS: Readonly<Record<FilePart, string>> = {
  content: 'File of item',
  document: 'File of document',
  poster: 'Poster of item',
  captions: 'Caption file of item',
  chapters: 'Chapter file of item',
  thumbnail: 'Picture of course',
};

/** The same with the course that it is or was part of, for the audit log. */
export const fullNameOf = (entry: Pick<TrashEntry, 'kind' | 'order' | 'title' | 'courseTitle' | 'file'>): string =>
  entry.kind === 'course' || entry.file?.part === 'thumbnail'
    ? nameOf(entry)
    : `${nameOf(entry)} of course “${entry.courseTitle}”`;

export interface PlaceBack {
  /** The node with its new order, and the default title of that order. */
  readonly node: CourseNode;
  /** Siblings that make room for it. */
  readonly shifted: readonly CourseNode[];
}

/**
 * Returns the place of a restored node among its siblings: its old one. Numbers of modules and days keep their meaning
 * (decision B6): if another node has the number now, the next free one is taken. Contents and documents shift the ones
 * behind them.
 */
export function placeBack(kind: NodeKind, siblings: readonly CourseNode[], node: CourseNode): PlaceBack {
  const taken = new Set(siblings.map(({ order }) => order));
  if (!taken.has(node.order)) return { node, shifted: [] };
  if (kind === 'module' || kind === 'day')
    return { node: withOrder(kind, node, freeNumber(kind, taken, node)), shifted: [] };
  const behind = siblings.filter(({ order }) => order >= node.order);
  return { node, shifted: behind.map((sibling) => withOrder(kind, sibling, sibling.order + 1)) };
}

/** The next one after its own; before it where modules have none left. */
function freeNumber(kind: NodeKind, taken: ReadonlySet<number>, { order }: CourseNode): number {
  const max = kind === 'module' ? MAX_MODULE_NUMBER : Number.POSITIVE_INFINITY;
  for (let number = order + 1; number <= max; number += 1) if (!taken.has(number)) return number;
  for (let number = order - 1; number >= 1; number -= 1) if (!taken.has(number)) return number;
  throw noNumberLeft();
}
