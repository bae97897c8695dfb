import type { Knex } from 'knex';
import type { TaxDocumentKind } from '../../../domain/enrolment/invoices/tax-document.ts';
import type { OpenRestore } from '../../../domain/enrolment/lost-payments/ports.ts';
import { normalizeEmail } from '../../../domain/identity/user.ts';
import { noteBackup } from '../backups.ts';
import { KnexRestoreMarks } from '../enrolment/restore-marks.ts';
import { toMillis } from '../times.ts';

/** How many numbers are left out where nobody says how far they were given. */
const SKIPPED_NUMBERS = 1000;

/** Leaves word for the school of when its backup was made: what was paid since has to be asked for. */
export async function markRestored(trx: Knex, restore: OpenRestore & { readonly backupEndedAt: Date }): Promise<void> {
  await new KnexRestoreMarks(trx).add(restore);
  await noteBackup(trx, restore.backupEndedAt);
}

/**
 * Takes a series on behind every number that can have been given since the backup, so that none is given twice. Answers
 * the number of the next document, or undefined when the one that is wanted was given already.
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

/** Disables accounts, and answers those of these e-mails that nobody has. */
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
