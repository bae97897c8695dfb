import type { FileKey, TrashEntryId } from '../../kernel/ids.ts';
import type { ParentRef } from '../arrange.ts';
import type { ContentRef, CourseNode, CourseRef, DocumentRef, NodeRef } from '../course-node.ts';
import type { DeletedEntry, ReplacedFile, TrashEntry } from './trash-entry.ts';

/**
 * Soft-deleted nodes, in tables of their own. No other port returns them; their files still count as referenced.
 * Writes are inside a unit of work. Contract: tests/contracts/trash-repository.contract.ts.
 */
export interface TrashRepository {
  /**
   * Copies the node and its descendants, in a constant number of statements, before it is deleted. Rejects with
   * `not-found`.
   */
  keep(ref: NodeRef | CourseRef, deletion: Pick<TrashEntry, 'id' | 'deletedBy' | 'deletedAt'>): Promise<TrashEntry>;
  /**
   * Notes a file that this node showed until now. It still counts as referenced, but no user may read it. Rejects with
   * `not-found`.
   */
  keepFile(
    ref: ContentRef | DocumentRef | CourseRef,
    file: ReplacedFile,
    deletion: Pick<TrashEntry, 'id' | 'deletedBy' | 'deletedAt'>,
  ): Promise<TrashEntry>;
  /**
   * Locks the entry, to restore or to purge it, until the transaction ends; concurrent callers wait.
   */
  take(id: TrashEntryId): Promise<TrashEntry | undefined>;
  /**
   * Returns the node's former parent, also if it was moved within its course, or the trash entry that contains the
   * parent; undefined if the parent is gone.
   */
  parentOf(entry: TrashEntry): Promise<{ parent: ParentRef } | { trashed: TrashEntry } | undefined>;
  /** Returns the entry that contains this content, document or course. */
  entryWith(ref: { kind: 'content' | 'document' | 'course'; id: string }): Promise<TrashEntry | undefined>;
  /**
   * Restores the node and its descendants under the same ids and removes the entry, in a constant number of statements.
   * A course becomes a draft. The node gets this order and title. Raises the versions.
   */
  restore(entry: DeletedEntry, as?: Pick<CourseNode, 'order' | 'title'>): Promise<void>;
  /** Deletes the entry and its rows. */
  remove(id: TrashEntryId): Promise<void>;
  /** Keys of all its files: videos, captions, chapters, posters, documents, thumbnails. */
  fileKeys(id: TrashEntryId): Promise<FileKey[]>;
  /** Its files without an inspection, and its videos with conversions that are not done. */
  unfinishedFiles(id: TrashEntryId): Promise<{ uninspected: FileKey[]; unconverted: FileKey[] }>;
  /** Newest first. `before` is the id of the last entry seen; one that is gone meanwhile opens an empty page. */
  list(page: { limit: number; before?: string | undefined }): Promise<ListedTrashEntry[]>;
  /** Entries deleted at that time or earlier, oldest first, at most `limit`. */
  listDeletedUpTo(then: Date, limit: number): Promise<TrashEntryId[]>;
}

export type ListedTrashEntry = TrashEntry & {
  /** Current name; null when the account is gone. */
  readonly deletedByName: string | null;
};
