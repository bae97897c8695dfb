import type { Knex } from 'knex';
import { UNREAD } from '../../../domain/catalog/document.ts';
import type { DocumentFindings } from '../../../domain/catalog/ports.ts';
import type { CourseId, FileKey } from '../../../domain/kernel/ids.ts';
import { isPostgres } from '../database.ts';
import { DOCUMENTS, type DocumentRow } from './catalog-rows.ts';
import { raiseVersions } from './catalog-version.ts';

/**
 * Runs inside a transaction. The course's row is taken first, as by every other write to a course: two that
 * take rows in different orders would wait for each other.
 */
export async function noteInspection(trx: Knex, fileKey: FileKey, found?: DocumentFindings): Promise<boolean> {
  const courseId = await courseOf(trx, fileKey);
  if (courseId === undefined || !(await takeCourse(trx, courseId))) return false;
  await trx<DocumentRow>('documents')
    .where({ file_key: fileKey })
    .update(DOCUMENTS.toRow(found ?? UNREAD));
  // The file may have been replaced while we waited for the course.
  return (await courseOf(trx, fileKey)) !== undefined;
}

/** The course that shows the file: at most one, because taking a file into use is exclusive. */
async function courseOf(db: Knex, fileKey: FileKey): Promise<CourseId | undefined> {
  const row = await db
    .from(
      db
        .unionAll([
          db('documents').where({ file_key: fileKey }).select('module_id'),
          db('contents')
            .where({ file_key: fileKey })
            .join('days', 'days.id', 'contents.day_id')
            .select('days.module_id'),
        ])
        .as('shown'),
    )
    .join('course_modules', 'course_modules.id', 'shown.module_id')
    .first<{ course_id: CourseId } | undefined>('course_modules.course_id');
  return row?.course_id;
}

/** False when it was deleted while we waited for it. */
async function takeCourse(trx: Knex, courseId: CourseId): Promise<boolean> {
  const course = await trx('courses')
    .where({ id: courseId })
    .modify((query) => isPostgres(trx) && query.forUpdate())
    .first('id');
  if (!course) return false;
  await raiseVersions(trx, courseId);
  return true;
}
