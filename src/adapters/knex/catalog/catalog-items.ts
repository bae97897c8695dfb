import type { Knex } from 'knex';
import type { NewContent } from '../../../domain/catalog/content.ts';
import type { CourseDocument } from '../../../domain/catalog/document.ts';
import { noSuchDay, noSuchModule } from '../../../domain/catalog/errors.ts';
import type { CourseId, ModuleId } from '../../../domain/kernel/ids.ts';
import { DOCUMENTS, toContentColumns } from './catalog-rows.ts';

// Both rely on the course's row being held by this transaction: two items never take one position.

/** Rejects with `not-found` when the day is not one of this course. */
export async function insertContent(trx: Knex, courseId: CourseId, content: NewContent): Promise<void> {
  const day = await trx('days')
    .join('course_modules', 'course_modules.id', 'days.module_id')
    .where({ 'days.id': content.dayId, 'course_modules.course_id': courseId })
    .first('days.id');
  if (!day) throw noSuchDay();
  await trx('contents').insert({
    ...toContentColumns(content),
    position: trx.raw('(select coalesce(max(position), 0) + 1 from contents where day_id = ?)', [content.dayId]),
  });
}

/** Rejects with `not-found` when a module is not one of this course. */
export async function insertDocuments(
  trx: Knex,
  courseId: CourseId,
  documents: readonly Omit<CourseDocument, 'position' | 'revision'>[],
): Promise<void> {
  const moduleIds = [...new Set(documents.map(({ moduleId }) => moduleId))];
  const modules = await trx('course_modules')
    .leftJoin('documents', 'documents.module_id', 'course_modules.id')
    .where({ course_id: courseId })
    .whereIn('course_modules.id', moduleIds)
    .groupBy('course_modules.id')
    .select<{ id: ModuleId; last: number | null }[]>('course_modules.id', trx.raw('max(documents.position) as last'));
  if (modules.length < moduleIds.length) throw noSuchModule();
  const last = new Map(modules.map(({ id, last: position }) => [id, position ?? 0]));
  const next = (moduleId: ModuleId): number => {
    const position = (last.get(moduleId) ?? 0) + 1;
    last.set(moduleId, position);
    return position;
  };
  const rows = documents.map((document) =>
    DOCUMENTS.toRow({ ...document, position: next(document.moduleId), revision: 1 }),
  );
  await trx('documents').insert(rows);
}
