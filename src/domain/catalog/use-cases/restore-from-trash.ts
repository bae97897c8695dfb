import type { Clock } from '../../kernel/clock.ts';
import type { Ids, TrashEntryId, UserId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { ParentRef } from '../arrange.ts';
import type { NodeKind } from '../course-node.ts';
import { notInTrash, parentGone, parentInTrash } from '../errors.ts';
import { inspectLater } from '../files-in-use.ts';
import type { NodePlacements } from '../ports.ts';
import type { TrashRepository } from '../trash/ports.ts';
import { type ShowingStores, showAgain } from '../trash/show-again.ts';
import { fullNameOf, nameOf, placeBack, type TrashEntry } from '../trash/trash-entry.ts';

export interface Restored extends Pick<TrashEntry, 'kind' | 'nodeId' | 'title' | 'courseId' | 'file'> {
  /** Its number or position now, and when it was deleted. */
  readonly order: number;
  readonly wasOrder: number;
  /** True when it replaced a file, which is in the trash now. */
  readonly hasReplaced: boolean;
}

type Stores = ShowingStores & { readonly placements: NodePlacements };

/**
 * Restores one trash entry under the same ids, so that addresses, progress and enrolments fit again. A node returns to
 * its former parent, also where that was moved, as near to its old place as possible. A restored course is a draft:
 * owners keep access, it is not for sale. Re-enqueues pending inspections and conversions. A replaced file changes
 * places with the one that is shown now.
 */
export class RestoreFromTrash {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  run({ entryId, by }: { entryId: TrashEntryId; by: UserId }): Promise<Restored> {
    return this.work.run(async (stores) => {
      const { trash, auditLog, outbox } = stores;
      const entry = await trash.take(entryId);
      if (!entry) throw notInTrash();
      const { uninspected, unconverted } = await trash.unfinishedFiles(entryId);
      const { order, hasReplaced } = await this.putBack(stores, entry, by);
      for (const key of uninspected) await inspectLater(outbox, key);
      for (const key of unconverted) await outbox.add('media/convert-video', { key });
      const { kind, nodeId, title, courseId, file } = entry;
      const detail = kind === 'course' ? `${fullNameOf(entry)}, as a draft` : fullNameOf(entry);
      const at = this.clock.now();
      await auditLog.add({ id: this.ids.next(), actorId: by, kind: 'restored', userId: null, courseId, at, detail });
      return { kind, nodeId, title, courseId, file, order, wasOrder: entry.order, hasReplaced };
    });
  }

  /** Answers the order that it has now. */
  private async putBack(stores: Stores, entry: TrashEntry, by: UserId) {
    const { courses, trash } = stores;
    const { kind, courseId, order, file } = entry;
    if (kind === 'course') await trash.restore({ ...entry, kind });
    else if (await courses.find(courseId)) await courses.hold(courseId);
    if (file) {
      const { ids, clock } = this;
      const hasReplaced = await showAgain(stores, { ids, clock }, { entry: { ...entry, file }, by });
      await trash.remove(entry.id);
      return { order, hasReplaced };
    }
    const isNode = kind !== 'course' && kind !== 'file';
    return { order: isNode ? await putNodeBack(stores, entry, kind) : order, hasReplaced: false };
  }
}

async function putNodeBack({ placements, trash }: Stores, entry: TrashEntry, kind: NodeKind): Promise<number> {
  const { id, courseId, nodeId, title, order } = entry;
  const parent = await parentOf(trash, entry, kind);
  const siblings = (await placements.under(parent)) ?? [];
  const { node, shifted } = placeBack(kind, siblings, { id: nodeId, title, order });
  if (shifted.length > 0) await placements.place(parent, shifted);
  await trash.restore({ id, kind, courseId, nodeId }, node);
  return node.order;
}

async function parentOf(trash: TrashRepository, entry: TrashEntry, kind: NodeKind): Promise<ParentRef> {
  const found = await trash.parentOf(entry);
  if (!found) throw parentGone(kind);
  if ('trashed' in found) throw parentInTrash(nameOf(found.trashed));
  return found.parent;
}
