import { SYSTEM_ACTOR } from '../../kernel/audit.ts';
import type { Clock } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { TrashRepository } from '../trash/ports.ts';
import { purgedUpTo } from '../trash/trash-entry.ts';
import type { PurgeFromTrash } from '../use-cases/purge-from-trash.ts';

const BATCH = 50;

/** Purges what has lain in the trash for its time, each in a transaction of its own. Safe in two processes at once. */
export class PurgeOldTrash {
  constructor(
    private readonly trash: Pick<TrashRepository, 'listDeletedUpTo'>,
    private readonly purge: Pick<PurgeFromTrash, 'run'>,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const then = purgedUpTo(this.clock.now());
    for (;;) {
      const ids = await this.trash.listDeletedUpTo(then, BATCH);
      for (const entryId of ids) await this.purge.run({ entryId, by: SYSTEM_ACTOR }).catch(unlessGone);
      if (ids.length < BATCH) return;
    }
  }
}

/** Another process, or an administrator, was quicker. */
function unlessGone(error: unknown): void {
  if (!(error instanceof DomainError) || error.code !== 'catalog/not-in-trash') throw error;
}
