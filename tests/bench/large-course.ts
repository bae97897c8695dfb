import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openDatabase } from '../../src/adapters/knex/database.ts';
import { draftCourse } from '../journeys/support/authoring.ts';

const id = (): string => randomBytes(16).toString('base64url');

/**
 * A course whose days hold so many files together, each with its object: straight into the tables and the
 * storage's folder, because the deletion is what is measured.
 */
export async function largeCourse(
  { origin, dataDir }: { origin: string; dataDir: string },
  modules: number,
  files: number,
): Promise<{ id: string; paths: string[] }> {
  const course = await draftCourse(origin, modules);
  const days = course.weeks.flatMap((week) => week.days.map((day) => day.id));
  const keys = Array.from({ length: files }, () => `documents/202611/${id()}.pdf`);
  const paths = keys.map((key) => join(dataDir, 'files/objects', key));
  for (const path of paths) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '%PDF-1.7 %%EOF');
  }
  const db = openDatabase({ file: join(dataDir, 'cusp.sqlite') });
  try {
    const at = Date.now();
    await db.transaction(async (trx) => {
      for (const [n, key] of keys.entries()) {
        await trx('files').insert({
          key,
          folder: 'documents',
          status: 'attached',
          original_name: `${n}.pdf`,
          content_type: 'application/pdf',
          bytes: 14,
          etag: 'e',
          created_at: at,
        });
        await trx('contents').insert({
          id: id(),
          day_id: days[n % days.length],
          type: 'pdf',
          title: `Notes ${n}`,
          file_key: key,
          position: n + 1,
        });
      }
    });
  } finally {
    await db.destroy();
  }
  return { id: course.id, paths };
}

/** The same rows gone by one statement, with nothing kept and nobody asked: the least that it can take. */
export async function bareDeletionMs({ dataDir }: { dataDir: string }, courseId: string): Promise<number> {
  const db = openDatabase({ file: join(dataDir, 'cusp.sqlite') });
  try {
    await db.raw('select 1');
    const start = performance.now();
    await db('courses').where({ id: courseId }).delete();
    return performance.now() - start;
  } finally {
    await db.destroy();
  }
}
