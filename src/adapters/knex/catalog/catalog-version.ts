import type { Knex } from 'knex';
import { noSuchCourse } from '../../../domain/catalog/errors.ts';
import type { CourseId } from '../../../domain/kernel/ids.ts';

export async function raiseCatalogueVersion(trx: Knex): Promise<void> {
  await trx('catalogue_version').increment('version');
}

/**
 * Raises the version of a course and of the catalogue. Called before the write it is for: on
 * Postgres the row then keeps other writers of the same course waiting until we commit.
 */
export async function raiseVersions(trx: Knex, courseId: CourseId): Promise<void> {
  const raised = await trx('courses').where({ id: courseId }).increment('version');
  if (Number(raised) === 0) throw noSuchCourse();
  await raiseCatalogueVersion(trx);
}
