import type { Knex } from 'knex';
import type { DocumentOutcome } from '../../../domain/catalog/ports.ts';
import type { CourseId, FileKey } from '../../../domain/kernel/ids.ts';
import { isPostgres } from '../database.ts';
import type { DocumentRow } from './catalog-rows.ts';
import { raiseVersions } from './catalog-version.ts';

const waiting = (db: Knex, fileKey: FileKey) =>
  db<DocumentRow>('documents').where({ file_key: fileKey, state: 'processing' });

export const isDocumentWaiting = async (db: Knex, fileKey: FileKey): Promise<boolean> =>
  (await waiting(db, fileKey).first('id')) !== undefined;

/**
 * Runs inside a transaction. The course's row is taken first, as by every other write to a course: two that
 * take rows in different orders would wait for each other. Of two workers the second finds nothing to change.
 */
export async function settleDocument(trx: Knex, fileKey: FileKey, outcome: DocumentOutcome): Promise<boolean> {
  const found = await waiting(trx, fileKey)
    .join('course_modules', 'course_modules.id', 'documents.module_id')
    .first<{ course_id: string } | undefined>('course_modules.course_id');
  if (!found || !(await takeCourse(trx, found.course_id))) return false;
  return (await waiting(trx, fileKey).update(changes(outcome))) > 0;
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

const changes = (outcome: DocumentOutcome): Partial<DocumentRow> =>
  outcome.state === 'refused'
    ? outcome
    : {
        state: outcome.state,
        page_count: outcome.pageCount,
        preview_key: outcome.previewKey,
        suggested_title: outcome.suggestedTitle,
      };
