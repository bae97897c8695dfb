import type { AuditLog } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Ids, TrashEntryId, UserId } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { notInTrash } from '../errors.ts';
import { eraseLater } from '../files-in-use.ts';
import type { TrashRepository } from '../trash/ports.ts';
import { fullNameOf, type TrashEntry } from '../trash/trash-entry.ts';

type Stores = { trash: TrashRepository; auditLog: AuditLog; outbox: Outbox };

/** Deletes for good what one deletion took away. Jobs of the same commit erase its files (decision B7). */
export class PurgeFromTrash {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  run({ entryId, by }: { entryId: TrashEntryId; by: UserId }): Promise<TrashEntry> {
    return this.work.run(async ({ trash, auditLog, outbox }) => {
      const entry = await trash.take(entryId);
      if (!entry) throw notInTrash();
      const { courseId } = entry;
      const fileKeys = await trash.fileKeys(entryId);
      await trash.remove(entryId);
      await eraseLater(outbox, fileKeys);
      const [at, detail] = [this.clock.now(), fullNameOf(entry)];
      await auditLog.add({ id: this.ids.next(), actorId: by, kind: 'purged', userId: null, courseId, at, detail });
      return entry;
    });
  }
}
