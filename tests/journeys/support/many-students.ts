import { join } from 'node:path';
import { openDatabase } from '../../../src/adapters/knex/database.ts';
import { addStudents } from '../../support/many-students.ts';
import type { BuiltSchool } from './built-school.ts';

/**
 * Students beside those of the demonstration, written past the server: signing them up one by one would take minutes.
 */
export async function fillSchool(school: BuiltSchool, count: number): Promise<void> {
  const db = openDatabase({ file: join(school.dataDir, 'cusp.sqlite') });
  try {
    await addStudents(db, count, await db('courses').where({ is_live: true }).orderBy('title').pluck('id'));
  } finally {
    await db.destroy();
  }
}
