import type { Knex } from 'knex';
import type { UserId } from '../../../domain/kernel/ids.ts';
import type { MultipartUpload } from '../../../domain/media/multipart.ts';
import type { MultipartRepository } from '../../../domain/media/ports.ts';
import { columnsOf, type RowOf, time, timeOrNull } from '../columns.ts';
import { isPostgres } from '../database.ts';
import { toMillis } from '../times.ts';
import { inTransaction } from '../transaction.ts';

const UPLOADS = columnsOf<MultipartUpload>()({
  id: 'id',
  storageId: 'storage_id',
  key: 'key',
  bytes: 'bytes',
  startedBy: 'started_by',
  createdAt: time('created_at'),
  completedAt: timeOrNull('completed_at'),
});

type Row = RowOf<typeof UPLOADS>;

export class KnexMultipartRepository implements MultipartRepository {
  constructor(private readonly db: Knex) {}

  add(upload: MultipartUpload, maxOpen: number): Promise<boolean> {
    return inTransaction(this.db, async (trx) => {
      // Serializes uploads of one user on Postgres; SQLite has one writer anyway.
      if (isPostgres(trx)) await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [upload.startedBy]);
      if ((await countOpen(trx, upload.startedBy)) >= maxOpen) return false;
      await trx<Row>('multipart_uploads').insert(UPLOADS.toRow(upload));
      return true;
    });
  }

  async find(id: string): Promise<MultipartUpload | undefined> {
    const row = await this.rows().where({ id }).first();
    return row && UPLOADS.toNoun(row);
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
    return rows.map(UPLOADS.toNoun);
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
