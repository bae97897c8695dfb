import type { UserId } from '../../kernel/ids.ts';
import type { CourseRef, NodeRef } from '../course-node.ts';
import type { CourseNodeRepository } from '../ports.ts';
import type { DeletionFacts, TrashStores } from './replaced-files.ts';
import { fullNameOf, type TrashEntry } from './trash-entry.ts';

export type DeletionStores = TrashStores & { readonly nodes: CourseNodeRepository };

/** Deletes a node or a course and keeps it in the trash. Inside a transaction, with the course held. */
export async function moveToTrash(
  { nodes, trash, auditLog }: DeletionStores,
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
