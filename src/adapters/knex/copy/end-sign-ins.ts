import type { Knex } from 'knex';
import type { EndReason } from '../../../domain/identity/session.ts';
import { toMillis } from '../times.ts';

const RESTORED: EndReason = 'restored';

/**
 * Ends all sessions and voids links of mails: a backup does not know later sign-outs. Leases are released, because
 * their processes are gone.
 */
export async function endSignIns(trx: Knex, at: Date): Promise<void> {
  await trx('auth_sessions')
    .whereNull('ended_at')
    .update({ ended_at: toMillis(at), end_reason: RESTORED });
  await trx('reset_links').delete();
  await trx('email_changes').delete();
  await trx('invitations').whereNull('accepted_at').delete();
  await trx('email_confirmations').delete();
  await trx('jobs').update({ leased_until: null });
}
