import type { Knex } from 'knex';
import type { FileKey } from '../../../domain/kernel/ids.ts';
import type { FileRefusal, FileRepository, Inspection, VerifiedFile } from '../../../domain/media/ports.ts';
import type { FileStatus, StoredFile } from '../../../domain/media/stored-file.ts';
import type { VideoFacts } from '../../../domain/media/video-facts.ts';
import { keysInUse } from '../catalog/file-use.ts';
import { columnsOf, optional, type RowOf, time } from '../columns.ts';
import { readFirst } from '../prepared-reads.ts';
import { toMillis } from '../times.ts';
import { inTransaction } from '../transaction.ts';

/** Terminal status: `find` ignores it, and no change of status revives it. */
export const GIVEN_UP = 'given-up';

const FILES = columnsOf<StoredFile>()({
  key: 'key',
  folder: 'folder',
  status: 'status',
  originalName: 'original_name',
  contentType: 'content_type',
  bytes: 'bytes',
  etag: 'etag',
  createdAt: time('created_at'),
  lengthSeconds: optional('length_seconds'),
  width: optional('width'),
  height: optional('height'),
  rareCodec: optional('rare_codec'),
  inspection: optional('inspection'),
});

export type FileRow = Omit<RowOf<typeof FILES>, 'status'> & {
  status: FileStatus | typeof GIVEN_UP;
  /** JSON. */
  refusal: string | null;
};

const FIND = 'select * from files where key = ? and status <> ?';

export class KnexFileRepository implements FileRepository {
  constructor(private readonly db: Knex) {}

  async add(file: StoredFile): Promise<void> {
    await this.rows().insert(FILES.toRow(file));
  }

  async addMissing(file: StoredFile): Promise<void> {
    await this.rows().insert(FILES.toRow(file)).onConflict('key').ignore();
  }

  async find(key: FileKey): Promise<StoredFile | undefined> {
    const row = await readFirst<FileRow>(this.db, FIND, [key, GIVEN_UP]);
    return row && toStoredFile(row);
  }

  async setVerified(files: readonly VerifiedFile[]): Promise<void> {
    await inTransaction(this.db, async (trx) => {
      for (const { key, bytes, etag, contentType, ...facts } of files) {
        await trx<FileRow>('files')
          .where({ key })
          .whereIn('status', ['pending', 'verified'])
          .update({ status: 'verified', bytes, etag, content_type: contentType, ...factColumns(facts) });
      }
    });
  }

  async attach(keys: readonly FileKey[]): Promise<FileKey[]> {
    const moved = await this.rows()
      .whereIn('key', keys)
      .where({ status: 'verified' })
      .update({ status: 'attached' })
      .returning('key');
    return moved.map(({ key }) => key);
  }

  async remove(key: FileKey): Promise<void> {
    await this.rows().where({ key }).delete();
  }

  async retire(keys: readonly FileKey[], createdBefore: Date): Promise<void> {
    await this.rows().whereIn('key', keys).where('created_at', '<', toMillis(createdBefore)).delete();
    await this.rows().whereIn('key', keys).update({ status: GIVEN_UP });
  }

  async giveUp(key: FileKey, refusal?: FileRefusal): Promise<boolean> {
    const told = refusal && { refusal: JSON.stringify(refusal) };
    return (
      (await this.rows()
        .where({ key })
        .whereNot({ status: 'attached' })
        .update({ status: GIVEN_UP, ...told })) > 0
    );
  }

  async settleInspection(key: FileKey, inspection: Inspection): Promise<void> {
    const refusal = inspection.state === 'refused' ? JSON.stringify(inspection.refusal) : null;
    await this.rows().where({ key }).whereNot({ status: GIVEN_UP }).update({ inspection: inspection.state, refusal });
  }

  async forgetInspection(key: FileKey): Promise<void> {
    await this.rows().where({ key }).update({ inspection: null, refusal: null });
  }

  async refusalOf(key: FileKey): Promise<FileRefusal | undefined> {
    const row = await this.rows().where({ key }).first('refusal');
    return row?.refusal ? (JSON.parse(row.refusal) as FileRefusal) : undefined;
  }

  async withoutRow(keys: readonly FileKey[]): Promise<FileKey[]> {
    const known = new Set<FileKey>(await this.rows().whereIn('key', keys).pluck('key'));
    return keys.filter((key) => !known.has(key));
  }

  async giveUpOrphans(createdBefore: Date, limit: number): Promise<FileKey[]> {
    const before = toMillis(createdBefore);
    // Two statements avoid a race with a concurrent attach: for a row locked by another transaction, Postgres
    // re-evaluates the row itself, but not the subqueries of the condition.
    await this.giveUpSome(
      (files) => void files.whereIn('status', ['pending', 'verified']).where('created_at', '<', before),
      limit,
    );
    await this.giveUpSome(
      (files) =>
        void files.where({ status: 'attached' }).where('created_at', '<', before).whereNotIn('key', keysInUse(this.db)),
      limit,
    );
    return this.rows()
      .where({ status: GIVEN_UP })
      .where('created_at', '<', before)
      .orderBy('key')
      .limit(limit)
      .pluck('key');
  }

  async listUnmeasured(limit: number): Promise<StoredFile[]> {
    const rows = await this.rows()
      .where({ folder: 'videos', status: 'attached' })
      .where((unread) => void unread.whereNull('length_seconds').orWhereNull('width').orWhereNull('rare_codec'))
      .where('content_type', 'like', 'video/%')
      .orderBy('key')
      .limit(limit);
    return rows.map(toStoredFile);
  }

  async setVideoFacts(key: FileKey, facts: VideoFacts): Promise<void> {
    await this.rows().where({ key }).update(factColumns(facts));
  }

  private async giveUpSome(chosen: (files: Knex.QueryBuilder<FileRow>) => void, limit: number): Promise<void> {
    const some = this.db<FileRow>('files').select('key').where(chosen).limit(limit);
    await this.rows().whereIn('key', some).where(chosen).update({ status: GIVEN_UP });
  }

  private rows() {
    return this.db<FileRow>('files');
  }
}

const NO_FACTS = { length_seconds: null, width: null, height: null, rare_codec: null };

const factColumns = (facts: Partial<VideoFacts>): Partial<FileRow> => ({ ...NO_FACTS, ...FILES.toRow(facts) });

export const toStoredFile = (row: FileRow): StoredFile => FILES.toNoun(row as RowOf<typeof FILES>);
