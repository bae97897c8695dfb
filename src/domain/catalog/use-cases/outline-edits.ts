import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { withOrder } from '../arrange.ts';
import { type CourseNode, idOf, type NodeRef } from '../course-node.ts';
import { noSuchNode } from '../errors.ts';
import { eraseLater } from '../files-in-use.ts';
import type { CourseNodeRepository, CourseRepository } from '../ports.ts';
import { checkedTitle } from '../title.ts';

// What renaming, moving and deleting have in common, whichever of the four kinds of node it is done to.
// The use cases beside this file name the kind.

export type RenameStores = UnitOfWork<{ nodes: CourseNodeRepository }>;
export type MoveStores = UnitOfWork<{ courses: CourseRepository; nodes: CourseNodeRepository }>;
export type DeleteStores = UnitOfWork<{ courses: CourseRepository; nodes: CourseNodeRepository; outbox: Outbox }>;

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
export type DeletedNode = Pick<CourseNode, 'title' | 'order'>;

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
 * Deletes the node with all that is in it in one transaction; a job in the same commit erases the files (decision B7).
 */
export function deleteNode(work: DeleteStores, ref: NodeRef): Promise<DeletedNode> {
  return work.run(async ({ courses, nodes, outbox }) => {
    await courses.hold(ref.courseId);
    const node = await nodes.find(ref);
    if (!node) throw noSuchNode(ref.kind);
    const fileKeys = await nodes.fileKeys(ref);
    await nodes.delete(ref);
    await eraseLater(outbox, fileKeys);
    return { title: node.title, order: node.order };
  });
}
