import type { Knex } from 'knex';
import type { Content, CourseDocument } from '../../domain/catalog/course.ts';
import { noSuchDay, noSuchModule } from '../../domain/catalog/refusals.ts';
import type { CourseId } from '../../domain/kernel/ids.ts';
import type { ContentRow, DocumentRow, ModuleRow } from './catalog-rows.ts';

/** Both rely on the course's row being held by this transaction: two items never take one position. */
const nextPosition = (trx: Knex, table: 'contents' | 'documents', parent: 'day_id' | 'module_id', id: string) =>
  trx.raw('(select coalesce(max(position), 0) + 1 from ?? where ?? = ?)', [table, parent, id]);

/** Rejects with `not-found` when the day is not one of this course. */
export async function insertContent(trx: Knex, courseId: CourseId, content: Omit<Content, 'position' | 'revision'>): Promise<void> {
  const day = await trx('days')
    .join('course_modules', 'course_modules.id', 'days.module_id')
    .where({ 'days.id': content.dayId, 'course_modules.course_id': courseId })
    .first('days.id');
  if (!day) throw noSuchDay();
  const row: Omit<ContentRow, 'position' | 'revision'> = {
    id: content.id,
    day_id: content.dayId,
    type: content.type,
    title: content.title,
    file_key: content.fileKey,
    captions_key: content.captionsKey,
    chapters_key: content.chaptersKey,
    duration_seconds: content.durationSeconds,
  };
  await trx('contents').insert({ ...row, position: nextPosition(trx, 'contents', 'day_id', content.dayId) });
}

/** Rejects with `not-found` when the module is not one of this course. */
export async function insertDocument(trx: Knex, courseId: CourseId, document: Omit<CourseDocument, 'position' | 'revision'>): Promise<void> {
  const module = await trx<ModuleRow>('course_modules').where({ id: document.moduleId, course_id: courseId }).first('id');
  if (!module) throw noSuchModule();
  const row: Omit<DocumentRow, 'position' | 'revision'> = {
    id: document.id,
    module_id: document.moduleId,
    title: document.title,
    file_key: document.fileKey,
    page_count: document.pageCount,
    state: document.state,
    refusal: document.refusal,
    preview_key: document.previewKey,
    suggested_title: document.suggestedTitle,
  };
  await trx('documents').insert({ ...row, position: nextPosition(trx, 'documents', 'module_id', document.moduleId) });
}
