import type { Knex } from 'knex';
import type { OpenRestore, RestoreMarks } from '../../../domain/enrolment/lost-payments/ports.ts';
import { type Millis, toMillis, toTime } from '../times.ts';

interface Row {
  restored_at: Millis;
  backup_at: Millis;
  reconciled_at: Millis | null;
}

export class KnexRestoreMarks implements RestoreMarks {
  constructor(private readonly db: Knex) {}

  /** Only for the restore command; no use case adds a mark. */
  async add({ backupAt, restoredAt }: OpenRestore): Promise<void> {
    await this.rows().insert({
      restored_at: toMillis(restoredAt),
      backup_at: toMillis(backupAt),
      reconciled_at: null,
    });
  }

  async findOpen(): Promise<OpenRestore | undefined> {
    const row = await this.rows().whereNull('reconciled_at').orderBy(['backup_at', 'restored_at']).first();
    return row && { backupAt: toTime(row.backup_at), restoredAt: toTime(row.restored_at) };
  }

  async settle(restoredBy: Date, at: Date): Promise<boolean> {
    const settled = await this.rows()
      .whereNull('reconciled_at')
      .where('restored_at', '<=', toMillis(restoredBy))
      .update({ reconciled_at: toMillis(at) });
    return settled > 0;
  }

  private rows() {
    return this.db<Row>('restores');
  }
}
