import type { Knex } from 'knex';
import type { ContentRef, DocumentRef } from '../../../domain/catalog/course-node.ts';
import { UNREAD } from '../../../domain/catalog/document.ts';
import { noSuchNode } from '../../../domain/catalog/errors.ts';
import { type Lesson, type LessonRef, PURPOSES } from '../../../domain/catalog/lesson.ts';
import type { LessonFiles } from '../../../domain/catalog/ports.ts';
import type { FileKey } from '../../../domain/kernel/ids.ts';
import { inTransaction } from '../transaction.ts';
import { DOCUMENTS, type DocumentRow, type FileContentRow } from './catalog-rows.ts';
import { raiseVersions } from './catalog-version.ts';
import { partAt } from './course-node-tables.ts';

export class KnexLessonFiles implements LessonFiles {
  constructor(private readonly db: Knex) {}

  find(ref: LessonRef): Promise<Lesson | undefined> {
    return ref.kind === 'content' ? this.findContent(ref) : this.findDocument(ref);
  }

  async replace(ref: ContentRef | DocumentRef, fileKey: FileKey): Promise<void> {
    await inTransaction(this.db, async (trx) => {
      await raiseVersions(trx, ref.courseId);
      const change = ref.kind === 'content' ? contentChange(fileKey) : documentChange(fileKey);
      const replaced = await partAt(trx, ref).update({ ...change, revision: trx.raw('revision + 1') });
      if (Number(replaced) === 0) throw noSuchNode(ref.kind);
    });
  }

  private async findContent({ courseId, contentId }: Extract<LessonRef, { kind: 'content' }>) {
    const row: Pick<FileContentRow, 'day_id' | 'type' | 'file_key'> & { module_id: string } = await this.db('contents')
      .join('days', 'days.id', 'contents.day_id')
      .join('course_modules', 'course_modules.id', 'days.module_id')
      .where({ 'contents.id': contentId, 'course_modules.course_id': courseId })
      .whereNotNull('contents.file_key')
      .first('contents.day_id', 'contents.type', 'contents.file_key', 'days.module_id');
    return (
      row &&
      ({
        ref: { kind: 'content', courseId, moduleId: row.module_id, dayId: row.day_id, contentId },
        fileKey: row.file_key,
        purpose: PURPOSES[row.type],
      } satisfies Lesson)
    );
  }

  private async findDocument({ courseId, documentId }: Extract<LessonRef, { kind: 'document' }>) {
    const row: Pick<DocumentRow, 'module_id' | 'file_key'> = await this.db('documents')
      .join('course_modules', 'course_modules.id', 'documents.module_id')
      .where({ 'documents.id': documentId, 'course_modules.course_id': courseId })
      .first('documents.module_id', 'documents.file_key');
    return (
      row &&
      ({
        ref: { kind: 'document', courseId, moduleId: row.module_id, documentId },
        fileKey: row.file_key,
        purpose: 'document',
      } satisfies Lesson)
    );
  }
}

/** The length was told with the old file; the new one's is read from itself. */
const contentChange = (fileKey: FileKey): Partial<FileContentRow> => ({ file_key: fileKey, duration_seconds: null });

const documentChange = (fileKey: FileKey): Partial<DocumentRow> =>
  DOCUMENTS.toRow({ fileKey, pageCount: null, ...UNREAD });
