import type { FileKey, TrashEntryId } from '../../kernel/ids.ts';
import type { ParentRef } from '../arrange.ts';
import type { ContentRef, CourseNode, CourseRef, DocumentRef, NodeRef } from '../course-node.ts';
import type { DeletedEntry, ReplacedFile, TrashEntry } from './trash-entry.ts';

/**
 * What was deleted, apart from what is there: no other port shows any of it, but the files of it count as used. Writes
 * are inside a unit of work. Contract: tests/contracts/trash-repository.contract.ts.
 */
export interface TrashRepository {
  /**
   * Copies the node with all that is in it, in as many statements however much that is, and before it is deleted.
   * Rejects with `not-found`.
   */
  keep(ref: NodeRef | CourseRef, deletion: Pick<TrashEntry, 'id' | 'deletedBy' | 'deletedAt'>): Promise<TrashEntry>;
  /**
   * Notes a file that this has shown and does not show any more. It counts as used, and nobody may read it. Rejects
   * with `not-found`.
   */
  keepFile(
    ref: ContentRef | DocumentRef | CourseRef,
    file: ReplacedFile,
    deletion: Pick<TrashEntry, 'id' | 'deletedBy' | 'deletedAt'>,
  ): Promise<TrashEntry>;
  /**
   * Of several who take an entry at once, to restore or to purge it, each waits for the transaction of the one before.
   */
  take(id: TrashEntryId): Promise<TrashEntry | undefined>;
  /**
   * What the node hung on, wherever in its course that is by now; or the entry it lies in; undefined when it is gone.
   */
  parentOf(entry: TrashEntry): Promise<{ parent: ParentRef } | { trashed: TrashEntry } | undefined>;
  /** The entry that this content, document or course lies in. */
  entryWith(ref: { kind: 'content' | 'document' | 'course'; id: string }): Promise<TrashEntry | undefined>;
  /**
   * Brings all of it back under the same ids and takes the entry away, in as many statements however much it is. A
   * course becomes a draft. The node gets this order and title. Raises the versions.
   */
  restore(entry: DeletedEntry, as?: Pick<CourseNode, 'order' | 'title'>): Promise<void>;
  /** Forgets all of it. */
  remove(id: TrashEntryId): Promise<void>;
  /** Of all that is in it: videos, captions, chapters, posters, documents, thumbnails. */
  fileKeys(id: TrashEntryId): Promise<FileKey[]>;
  /** Those that nobody has looked into, and the videos of which not everything was made. */
  unfinishedFiles(id: TrashEntryId): Promise<{ uninspected: FileKey[]; unconverted: FileKey[] }>;
  /** Newest first. `before` is the id of the last entry seen; one that is gone meanwhile opens an empty page. */
  list(page: { limit: number; before?: string | undefined }): Promise<ListedTrashEntry[]>;
  /** Entries deleted at that time or earlier, oldest first, at most `limit`. */
  listDeletedUpTo(then: Date, limit: number): Promise<TrashEntryId[]>;
}

export type ListedTrashEntry = TrashEntry & {
  /** Of today; null when the account is gone. */
  readonly deletedByName: string | null;
};
