import { PurgeOldTrash } from '../../../src/domain/catalog/jobs/purge-old-trash.ts';
import { TRASH_DAYS } from '../../../src/domain/catalog/literals.ts';
import { DAY_MS } from '../../../src/domain/kernel/clock.ts';
import type { School } from '../../support/school.ts';

/** Thirty days later: everything in the trash is purged by its task, and the files are erased by their jobs. */
export async function purgeAll(school: School): Promise<void> {
  await school.db('trash_entries').decrement('deleted_at', TRASH_DAYS * DAY_MS);
  await school.container.get(PurgeOldTrash).run();
  await school.drainJobs();
}
