import type { Knex } from 'knex';
import type { FileKey } from '../../../domain/kernel/ids.ts';
import { rareFormatOf } from '../../../domain/media/rare-format.ts';
import type { ConversionRepository } from '../../../domain/media/renditions/ports.ts';
import { type FileRow, GIVEN_UP, toStoredFile } from './file-repository.ts';
import { insertForFile } from './insert-for-file.ts';
import { unaskedVideos } from './unasked-videos.ts';

interface Row {
  source_key: FileKey;
  percent: number;
}

export class KnexConversionRepository implements ConversionRepository {
  constructor(private readonly db: Knex) {}

  expect(sourceKey: FileKey): Promise<boolean> {
    return insertForFile(this.db, 'conversions', { column: 'source_key', key: sourceKey, others: { percent: 0 } });
  }

  async isDone(sourceKey: FileKey): Promise<boolean> {
    return (await this.rows().where({ source_key: sourceKey, percent: 100 }).first('source_key')) !== undefined;
  }

  async percentsOf(sourceKeys: readonly FileKey[]): Promise<ReadonlyMap<FileKey, number>> {
    if (sourceKeys.length === 0) return new Map();
    const rows: Row[] = await this.rows().whereIn('source_key', sourceKeys);
    return new Map(rows.map(({ source_key, percent }) => [source_key, percent]));
  }

  async setPercent(sourceKey: FileKey, percent: number): Promise<boolean> {
    const wanted = this.db<FileRow>('files').where({ key: sourceKey }).whereNot({ status: GIVEN_UP }).select('key');
    return (await this.rows().whereIn('source_key', wanted).update({ percent })) > 0;
  }

  async forget(sourceKey: FileKey): Promise<void> {
    await this.rows().where({ source_key: sourceKey }).delete();
  }

  async isNeeded(sourceKey: FileKey): Promise<boolean> {
    const row = await this.db<FileRow>('files').where({ key: sourceKey }).first();
    return row !== undefined && rareFormatOf(toStoredFile(row)) !== undefined;
  }

  async nextUnasked(which: { readonly heavy: boolean }): Promise<FileKey | undefined> {
    const row: { key: FileKey } | undefined = await unaskedVideos(this.db, which)
      .join('days', 'days.id', 'contents.day_id')
      .join('course_modules', 'course_modules.id', 'days.module_id')
      .join('courses', 'courses.id', 'course_modules.course_id')
      .orderBy([
        { column: 'courses.is_live', order: 'desc' },
        { column: 'files.created_at', order: 'desc' },
        { column: 'files.key', order: 'desc' },
      ])
      .first('files.key');
    return row?.key;
  }

  private rows() {
    return this.db<Row>('conversions');
  }
}
