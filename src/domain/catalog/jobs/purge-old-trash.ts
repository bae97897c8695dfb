import { SYSTEM_ACTOR } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { TrashEntryId } from '../../kernel/ids.ts';
import type { TrashRepository } from '../trash/ports.ts';
import { purgedUpTo } from '../trash/trash-entry.ts';
import type { PurgeFromTrash } from '../use-cases/purge-from-trash.ts';

const BATCH = 50;

/**
 * Purges entries that have been in the trash for its time, each in a transaction of its own. Safe in two processes at
 * once. A failed one does not stop the others: rejects once each was tried.
 */
export class PurgeOldTrash {
  constructor(
    private readonly trash: Pick<TrashRepository, 'listDeletedUpTo'>,
    private readonly purge: Pick<PurgeFromTrash, 'run'>,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const then = purgedUpTo(this.clock.now());
    const failures = new Map<TrashEntryId, unknown>();
    for (;;) {
      const ids = await this.trash.listDeletedUpTo(then, BATCH + failures.size);
      const untried = ids.filter((id) => !failures.has(id));
      if (untried.length === 0) break;
      for (const entryId of untried) {
        try {
          await this.purge.run({ entryId, by: SYSTEM_ACTOR });
        } catch (error) {
          if (!isGone(error)) failures.set(entryId, error);
        }
      }
    }
    if (failures.size > 0)
      throw new AggregateError(failures.values(), `Not purged from the trash: ${[...failures.keys()].join(', ')}`);
  }
}

/** Whether the entry is gone already: another process or an administrator was quicker. */
const isGone = (error: unknown): boolean => error instanceof DomainError && error.code === 'catalog/not-in-trash';
