import type { AuditLog } from '../../kernel/audit.ts';
import type { TrashEntryId, UserId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { withOrder } from '../arrange.ts';
import { type CourseNode, type CourseRef, idOf, type NodeRef } from '../course-node.ts';
import { noSuchNode } from '../errors.ts';
import type { CourseNodeRepository, CourseRepository } from '../ports.ts';
import { checkedTitle } from '../title.ts';
import type { TrashRepository } from '../trash/ports.ts';
import type { DeletionFacts } from '../trash/replaced-files.ts';
import { fullNameOf, type TrashEntry } from '../trash/trash-entry.ts';

// What renaming, moving and deleting have in common, whichever of the four kinds of node it is done to.
// The use cases beside this file name the kind.

export type RenameStores = UnitOfWork<{ nodes: CourseNodeRepository }>;
export type MoveStores = UnitOfWork<{ courses: CourseRepository; nodes: CourseNodeRepository }>;
export type DeletedFrom = {
  courses: CourseRepository;
  nodes: CourseNodeRepository;
  trash: TrashRepository;
  auditLog: AuditLog;
};
export type DeleteStores = UnitOfWork<DeletedFrom>;

export interface Deletion<Ref extends NodeRef = NodeRef> {
  readonly ref: Ref;
  readonly by: UserId;
}

export interface Renaming<Ref extends NodeRef = NodeRef> {
  readonly ref: Ref;
  readonly title: string;
  /** Absent: the last writer wins. */
  readonly seenRevision?: number | undefined;
}

export interface Move<Ref extends NodeRef = NodeRef> {
  readonly ref: Ref;
  readonly direction: 'up' | 'down';
}

/** What was deleted, for the sentence that says so. */
export type DeletedNode = Pick<CourseNode, 'title' | 'order'> & {
  /** Under which it can be restored. */
  readonly entryId: TrashEntryId;
};

export async function renameNode(work: RenameStores, { ref, title, seenRevision }: Renaming): Promise<void> {
  const kept = checkedTitle(title);
  await work.run(({ nodes }) => nodes.rename(ref, kept, seenRevision));
}

/**
 * Swaps the node with its neighbour. Modules and days swap their numbers: students see them in that order, and a gap
 * stays where it is. Past either end nothing happens.
 */
export function moveNode(work: MoveStores, { ref, direction }: Move): Promise<void> {
  return work.run(async ({ courses, nodes }) => {
    await courses.hold(ref.courseId);
    const siblings = await nodes.siblings(ref);
    const index = siblings.findIndex(({ id }) => id === idOf(ref));
    const moved = siblings[index];
    if (!moved) throw noSuchNode(ref.kind);
    const neighbour = siblings[direction === 'up' ? index - 1 : index + 1];
    if (!neighbour) return;
    await nodes.swap(ref, [withOrder(ref.kind, moved, neighbour.order), withOrder(ref.kind, neighbour, moved.order)]);
  });
}

/**
 * Moves the node with all that is in it to the trash, in one transaction: out of everything that anybody reads, with
 * its files kept until it is purged (decision B7).
 */
export function deleteNode(work: DeleteStores, facts: DeletionFacts, { ref, by }: Deletion): Promise<DeletedNode> {
  return work.run(async (stores) => {
    await stores.courses.hold(ref.courseId);
    const node = await stores.nodes.find(ref);
    if (!node) throw noSuchNode(ref.kind);
    const entry = await moveToTrash(stores, facts, { ref, by });
    return { title: node.title, order: node.order, entryId: entry.id };
  });
}

/** Inside a transaction, with the course held. */
export async function moveToTrash(
  { nodes, trash, auditLog }: DeletedFrom,
  { ids, clock }: DeletionFacts,
  { ref, by }: { ref: NodeRef | CourseRef; by: UserId },
): Promise<TrashEntry> {
  const at = clock.now();
  const entry = await trash.keep(ref, { id: ids.next(), deletedBy: by, deletedAt: at });
  await nodes.delete(ref);
  const { courseId } = ref;
  const detail = fullNameOf(entry);
  await auditLog.add({ id: ids.next(), actorId: by, kind: 'trashed', userId: null, courseId, at, detail });
  return entry;
}
