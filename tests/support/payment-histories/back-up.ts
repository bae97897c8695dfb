import type { Knex } from 'knex';
import { KnexRestoreMarks } from '../../../src/adapters/knex/enrolment/restore-marks.ts';
import type { Clock } from '../../../src/domain/kernel/clock.ts';

/** What payments write, parents before their children. */
export const BOOKS: readonly string[] = [
  'orders',
  'coupons',
  'coupon_uses',
  'order_events',
  'refunds',
  'tax_documents',
  'document_series',
  'enrolments',
  'access_periods',
  'unmatched_payments',
  'restores',
  'admin_actions',
  'jobs',
];

/** Resolves with what restores these tables as they are now, with the mark of a restored school. */
export async function backUp(db: Knex, clock: Clock, tables = BOOKS): Promise<() => Promise<void>> {
  const backupAt = clock.now();
  const kept: [string, object[]][] = [];
  for (const table of tables) kept.push([table, await db(table)]);
  return () =>
    db.transaction(async (trx) => {
      for (const table of tables.toReversed()) await trx(table).delete();
      for (const [table, rows] of kept) if (rows.length > 0) await trx(table).insert(rows);
      await new KnexRestoreMarks(trx).add({ backupAt, restoredAt: clock.now() });
    });
}
