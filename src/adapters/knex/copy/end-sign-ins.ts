import type { Knex } from 'knex';
import type { EndReason } from '../../../domain/identity/session.ts';
import { toMillis } from '../times.ts';

const RESTORED: EndReason = 'restored';

/**
 * A backup knows nothing of who signed out, or was put out, since it was made: all sessions end and links for a new
 * password are void. Whoever held a job is gone; the job is taken up at once.
 */
export async function endSignIns(trx: Knex, at: Date): Promise<void> {
  await trx('auth_sessions')
    .whereNull('ended_at')
    .update({ ended_at: toMillis(at), end_reason: RESTORED });
  await trx('reset_links').delete();
  await trx('jobs').update({ leased_until: null });
}
