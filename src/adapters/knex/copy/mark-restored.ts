import type { Knex } from 'knex';
import type { TaxDocumentKind } from '../../../domain/enrolment/invoices/tax-document.ts';
import type { OpenRestore } from '../../../domain/enrolment/lost-payments/ports.ts';
import { normalizeEmail } from '../../../domain/identity/user.ts';
import { noteBackup } from '../backups.ts';
import { KnexRestoreMarks } from '../enrolment/restore-marks.ts';
import { toMillis } from '../times.ts';

/** Skipped document numbers if the last one issued is unknown. */
const SKIPPED_NUMBERS = 1000;

/** Stores the backup's time: payments since then must be queried. */
export async function markRestored(trx: Knex, restore: OpenRestore & { readonly backupEndedAt: Date }): Promise<void> {
  await new KnexRestoreMarks(trx).add(restore);
  await noteBackup(trx, restore.backupEndedAt);
}

/**
 * Continues a series behind every number that may have been issued since the backup, so that none is reused. Returns
 * the next number, or undefined if the wanted one was already issued.
 */
export async function skipNumbers(trx: Knex, kind: TaxDocumentKind, wanted?: number): Promise<number | undefined> {
  const row = await trx<{ kind: string; last: number }>('document_series').where({ kind }).first('last');
  const given = row?.last ?? 0;
  const next = wanted ?? given + SKIPPED_NUMBERS + 1;
  if (next <= given) return undefined;
  await trx('document_series')
    .insert({ kind, last: next - 1 })
    .onConflict('kind')
    .merge();
  return next;
}

/** Disables accounts, and returns the unknown e-mails. */
export async function disableAccounts(trx: Knex, emails: readonly string[], at: Date): Promise<string[]> {
  const unknown: string[] = [];
  for (const email of emails) {
    const disabled = await trx('users')
      .where({ email: normalizeEmail(email) })
      .update({ disabled_at: toMillis(at) });
    if (disabled === 0) unknown.push(email);
  }
  return unknown;
}
