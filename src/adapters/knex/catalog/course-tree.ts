import type { Knex } from 'knex';
import type { CourseTree } from '../../../domain/catalog/course-tree.ts';
import type { CourseModule } from '../../../domain/catalog/module.ts';
import type { CourseId } from '../../../domain/kernel/ids.ts';
import { mapInSlices } from '../in-slices.ts';
import {
  type ContentRow,
  type CourseRow,
  type DocumentRow,
  FILE_COLUMNS,
  type FileColumns,
  type RenditionRow,
  renditionRows,
  toContentEntry,
  toCourse,
  toDocumentEntry,
} from './catalog-rows.ts';
import { grouped } from './grouped.ts';
import { weeklyDiscussions } from './weekly-discussions.ts';
import { type MockExamCount, withMockExams } from './with-mock-exams.ts';

interface ModuleDayRow {
  module_id: string;
  module_number: number;
  module_title: string;
  module_revision: number;
  day_id: string | null;
  day_number: number;
  day_title: string;
  day_revision: number;
}

/**
 * A course with everything in it, in six queries. The course is read first: what the others see
 * may be newer than its version, never older, so a copy kept under that version is replaced in time.
 */
export async function courseTree(db: Knex, id: CourseId): Promise<CourseTree | undefined> {
  const course: (CourseRow & MockExamCount) | undefined = await withMockExams(db).where({ id }).first();
  if (!course) return undefined;
  const outline = await modulesAndDays(db, id);
  const contents = grouped(await contentsOf(db, id), (row) => row.day_id);
  const renditions = grouped(await renditionsOf(db, id), (row) => row.source_key);
  const documents = grouped(await documentsOf(db, id), (row) => row.module_id);
  const discussions = (await weeklyDiscussions(db, [id])).get(id) ?? [];

  const modules = await mapInSlices([...grouped(outline, (row) => row.module_id).values()], (rows) => {
    const module = toModule(id, rows[0]!);
    return {
      module,
      days: rows.flatMap((row) =>
        row.day_id === null
          ? []
          : {
              day: {
                id: row.day_id,
                moduleId: module.id,
                number: row.day_number,
                title: row.day_title,
                revision: row.day_revision,
              },
              contents: (contents.get(row.day_id) ?? []).map((content) =>
                toContentEntry(content, content.file_key === null ? [] : renditions.get(content.file_key)),
              ),
            },
      ),
      documents: (documents.get(module.id) ?? []).map(toDocumentEntry),
    };
  });
  return { course: toCourse(course), mockExamCount: Number(course.mock_exam_count), discussions, modules };
}

const modulesAndDays = (db: Knex, id: CourseId): Promise<ModuleDayRow[]> =>
  db('course_modules')
    .leftJoin('days', 'days.module_id', 'course_modules.id')
    .where('course_modules.course_id', id)
    .orderBy(['course_modules.number', 'days.number'])
    .select({
      module_id: 'course_modules.id',
      module_number: 'course_modules.number',
      module_title: 'course_modules.title',
      module_revision: 'course_modules.revision',
      day_id: 'days.id',
      day_number: 'days.number',
      day_title: 'days.title',
      day_revision: 'days.revision',
    });

const contentsOf = (db: Knex, id: CourseId): Promise<(ContentRow & FileColumns)[]> =>
  db('contents')
    .join('days', 'days.id', 'contents.day_id')
    .join('course_modules', 'course_modules.id', 'days.module_id')
    .leftJoin('files', 'files.key', 'contents.file_key')
    .where('course_modules.course_id', id)
    .orderBy(['contents.position', 'contents.id'])
    .select('contents.*', ...FILE_COLUMNS);

const renditionsOf = (db: Knex, id: CourseId): Promise<RenditionRow[]> =>
  renditionRows(db)
    .join('contents', 'contents.file_key', 'renditions.source_key')
    .join('days', 'days.id', 'contents.day_id')
    .join('course_modules', 'course_modules.id', 'days.module_id')
    .where('course_modules.course_id', id);

const documentsOf = (db: Knex, id: CourseId): Promise<(DocumentRow & FileColumns)[]> =>
  db('documents')
    .join('course_modules', 'course_modules.id', 'documents.module_id')
    .leftJoin('files', 'files.key', 'documents.file_key')
    .where('course_modules.course_id', id)
    .orderBy(['documents.position', 'documents.id'])
    .select('documents.*', ...FILE_COLUMNS);

const toModule = (courseId: CourseId, row: ModuleDayRow): CourseModule => ({
  id: row.module_id,
  courseId,
  number: row.module_number,
  title: row.module_title,
  revision: row.module_revision,
});
