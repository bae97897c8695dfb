import type { Knex } from 'knex';
import type { UserId } from '../../../domain/kernel/ids.ts';
import type { MultipartUpload } from '../../../domain/media/multipart.ts';
import type { MultipartRepository } from '../../../domain/media/ports.ts';
import { isPostgres } from '../database.ts';
import { type Millis, toMillis, toMillisOrNull, toTime, toTimeOrNull } from '../times.ts';
import { inTransaction } from '../transaction.ts';

interface Row {
  id: string;
  storage_id: string;
  key: string;
  bytes: number | string | null;
  started_by: string;
  created_at: Millis;
  completed_at: Millis | null;
}

export class KnexMultipartRepository implements MultipartRepository {
  constructor(private readonly db: Knex) {}

  add(upload: MultipartUpload, maxOpen: number): Promise<boolean> {
    return inTransaction(this.db, async (trx) => {
      // Serializes uploads of one user on Postgres; SQLite has one writer anyway.
      if (isPostgres(trx)) await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [upload.startedBy]);
      if ((await countOpen(trx, upload.startedBy)) >= maxOpen) return false;
      await trx<Row>('multipart_uploads').insert(toRow(upload));
      return true;
    });
  }

  async find(id: string): Promise<MultipartUpload | undefined> {
    const row = await this.rows().where({ id }).first();
    return row && toUpload(row);
  }

  countOpen(startedBy: UserId): Promise<number> {
    return countOpen(this.db, startedBy);
  }

  async markCompleted(id: string, at: Date): Promise<void> {
    await this.rows()
      .where({ id })
      .update({ completed_at: toMillis(at) });
  }

  async remove(id: string): Promise<void> {
    await this.rows().where({ id }).delete();
  }

  async startedBefore(then: Date, limit: number): Promise<MultipartUpload[]> {
    const rows = await this.rows().where('created_at', '<', toMillis(then)).orderBy(['created_at', 'id']).limit(limit);
    return rows.map(toUpload);
  }

  private rows() {
    return this.db<Row>('multipart_uploads');
  }
}

async function countOpen(db: Knex, startedBy: UserId): Promise<number> {
  const [row] = await db('multipart_uploads')
    .where({ started_by: startedBy })
    .whereNull('completed_at')
    .count({ open: '*' });
  return Number(row?.['open']);
}

const toRow = (upload: MultipartUpload): Row => ({
  id: upload.id,
  storage_id: upload.storageId,
  key: upload.key,
  bytes: upload.bytes,
  started_by: upload.startedBy,
  created_at: toMillis(upload.createdAt),
  completed_at: toMillisOrNull(upload.completedAt),
});

const toUpload = (row: Row): MultipartUpload => ({
  id: row.id,
  storageId: row.storage_id,
  key: row.key,
  bytes: row.bytes === null ? null : Number(row.bytes),
  startedBy: row.started_by,
  createdAt: toTime(row.created_at),
  completedAt: toTimeOrNull(row.completed_at),
});
