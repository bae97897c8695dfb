import type { Knex } from 'knex';

export interface MockExamCount {
  mock_exam_count: number | string;
}

/** Rows of courses, each with the number of its published mock exams, in one query for all courses. */
export const withMockExams = (db: Knex): Knex.QueryBuilder =>
  db('courses').select('courses.*', {
    mock_exam_count: db('mock_exam_courses')
      .join('mock_exams', 'mock_exams.id', 'mock_exam_courses.mock_exam_id')
      .where('mock_exams.state', 'published')
      .where('mock_exam_courses.course_id', db.ref('courses.id'))
      .count('*') as never,
  });
