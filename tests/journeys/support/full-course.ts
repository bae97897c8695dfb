import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AdminCourseReply } from '../../../src/wire/replies/admin-catalog.ts';
import { SAMPLES } from '../../domain/media/samples.ts';
import type { BuiltSchool } from './built-school.ts';
import { inDatabase, pathOf } from './stored.ts';

const ROWS_AT_ONCE = 100;

/**
 * So many PDFs over the days of a course, objects and rows, written past the server: by the screen it would take
 * minutes. Answers their keys.
 */
export async function fillCourse(school: BuiltSchool, course: AdminCourseReply, count: number): Promise<string[]> {
  const days = course.weeks.flatMap((week) => week.days);
  const items = Array.from({ length: count }, (_, index) => ({
    id: `many-${course.id}-${index}`,
    key: `documents/202601/many${index}.pdf`,
    dayId: days[index % days.length]?.id,
  }));
  for (const { key } of items) {
    mkdirSync(dirname(pathOf(school, key)), { recursive: true });
    writeFileSync(pathOf(school, key), SAMPLES.pdf);
  }
  await inDatabase(school, async (db) => {
    const files = items.map(({ key }) => ({
      key,
      folder: 'documents',
      status: 'attached',
      original_name: 'paper.pdf',
      content_type: 'application/pdf',
      bytes: SAMPLES.pdf.length,
      etag: '"many"',
      created_at: Date.now(),
    }));
    const contents = items.map(({ id, key, dayId }, position) => ({
      id,
      day_id: dayId,
      type: 'pdf',
      title: `Paper ${position}`,
      file_key: key,
      position,
    }));
    await db.batchInsert('files', files, ROWS_AT_ONCE);
    await db.batchInsert('contents', contents, ROWS_AT_ONCE);
  });
  return items.map(({ key }) => key);
}
