import type { Knex } from 'knex';
import type { FileKey } from '../../../domain/kernel/ids.ts';
import type { Rendition, RenditionRepository } from '../../../domain/media/renditions/ports.ts';
import { raiseCatalogueVersion } from '../catalog/catalog-version.ts';
import { inTransaction } from '../transaction.ts';
import { insertForFile } from './insert-for-file.ts';

interface Row {
  source_key: FileKey;
  height: number;
  file_key: FileKey;
}

export class KnexRenditionRepository implements RenditionRepository {
  constructor(private readonly db: Knex) {}

  add({ sourceKey, height, fileKey }: Rendition): Promise<boolean> {
    return inTransaction(this.db, async (trx) => {
      await raiseVersionsOf(trx, sourceKey);
      const others = { height, file_key: fileKey };
      return insertForFile(trx, 'renditions', { column: 'source_key', key: sourceKey, others });
    });
  }

  async listOf(sourceKeys: readonly FileKey[]): Promise<Rendition[]> {
    if (sourceKeys.length === 0) return [];
    const rows = await this.db<Row>('renditions').whereIn('source_key', sourceKeys).orderBy('height', 'desc');
    return rows.map((row) => ({ sourceKey: row.source_key, height: row.height, fileKey: row.file_key }));
  }

  async promote({ sourceKey, fileKey }: Rendition): Promise<void> {
    await inTransaction(this.db, async (trx) => {
      await trx<Row>('renditions').where({ source_key: sourceKey, file_key: fileKey }).delete();
      await trx<Row>('renditions').where({ source_key: sourceKey }).update({ source_key: fileKey });
    });
  }
}

/** Raises versions before the write, like all writes to a course. */
async function raiseVersionsOf(trx: Knex, videoKey: FileKey): Promise<void> {
  const courses = trx('contents')
    .join('days', 'days.id', 'contents.day_id')
    .join('course_modules', 'course_modules.id', 'days.module_id')
    .where({ 'contents.file_key': videoKey })
    .select('course_modules.course_id');
  const raised = await trx('courses').whereIn('id', courses).increment('version');
  if (Number(raised) > 0) await raiseCatalogueVersion(trx);
}
