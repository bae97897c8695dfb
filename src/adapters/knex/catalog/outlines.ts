import type { Knex } from 'knex';
import type { CourseOutline } from '../../../domain/catalog/course-tree.ts';
import type { CourseId } from '../../../domain/kernel/ids.ts';
import { type CourseRow, MODULES, type ModuleRow, toCourse } from './catalog-rows.ts';
import { grouped } from './grouped.ts';
import { refusedFileOf } from './refused-file.ts';
import { weeklyDiscussions } from './weekly-discussions.ts';
import { type MockExamCount, withMockExams } from './with-mock-exams.ts';

interface DayCount {
  id: string;
  module_id: string;
  number: number;
  item_count: number;
  video_count: number;
  test_count: number;
}

interface DocumentCount {
  module_id: string;
  document_count: number;
}

/** Which courses are meant; `{}` for all of them. */
type Wanted = { readonly is_live?: true; readonly id?: CourseId };

/** Courses with counts, oldest first, in five queries. The rows are put together here, parents first. */
export async function outlines(db: Knex, wanted: Wanted): Promise<CourseOutline[]> {
  const courses: (CourseRow & MockExamCount)[] = await withMockExams(db).where(wanted).orderBy(['created_at', 'id']);
  if (courses.length === 0) return [];
  const modules: ModuleRow[] = await modulesOfWanted(db, wanted)
    .select('course_modules.*')
    .orderBy('course_modules.number');
  const days: DayCount[] = await modulesOfWanted(db, wanted)
    .join('days', 'days.module_id', 'course_modules.id')
    .leftJoin('contents', 'contents.day_id', 'days.id')
    .leftJoin('files as refused', refusedFileOf('contents'))
    .groupBy('days.id', 'days.module_id', 'days.number')
    .orderBy('days.number')
    .select('days.id', 'days.module_id', 'days.number')
    .count({
      item_count: db.raw('case when refused.key is null then contents.id end'),
      video_count: db.raw("case when refused.key is null and contents.type = 'video' then contents.id end"),
      test_count: db.raw("case when contents.type = 'test' then contents.id end"),
    });
  const documents: DocumentCount[] = await modulesOfWanted(db, wanted)
    .join('documents', 'documents.module_id', 'course_modules.id')
    .leftJoin('files as refused', refusedFileOf('documents'))
    .whereNull('refused.key')
    .groupBy('documents.module_id')
    .select('documents.module_id')
    .count({ document_count: 'documents.id' });

  const discussions = await weeklyDiscussions(
    db,
    courses.map(({ id }) => id),
  );
  const modulesOf = grouped(modules, (row) => row.course_id);
  const daysOf = grouped(days, (row) => row.module_id);
  const documentCounts = new Map(documents.map((row) => [row.module_id, row.document_count]));
  return courses.map((course) => ({
    course: toCourse(course),
    mockExamCount: Number(course.mock_exam_count),
    discussions: discussions.get(course.id) ?? [],
    modules: (modulesOf.get(course.id) ?? []).map((module) => ({
      module: MODULES.toNoun(module),
      days: (daysOf.get(module.id) ?? []).map((day) => ({
        id: day.id,
        number: day.number,
        itemCount: day.item_count,
        videoCount: day.video_count,
        testCount: day.test_count,
      })),
      documentCount: documentCounts.get(module.id) ?? 0,
    })),
  }));
}

const modulesOfWanted = (db: Knex, wanted: Wanted) =>
  db('course_modules').whereIn('course_modules.course_id', db('courses').where(wanted).select('id'));
