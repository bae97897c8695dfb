import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ACCESS_ENDS } from '../../../src/wire/admin-students.ts';
import { STUDENT_SORTS } from '../../../src/wire/literals.ts';
import { href, paths } from '../../../src/wire/paths.ts';
import type { MessageReply } from '../../../src/wire/replies/identity.ts';
import { useList, useLog } from '../../admin/list-api.ts';
import { anyId, anyOf, listQuery, type QueryOf, sortedPages, typedWords } from '../../admin/list-query.ts';
import { saveCsv } from '../../admin/save-csv.ts';
import { call } from '../../api/client.ts';
import { withQuery } from '../../platform/with-query.ts';

const KEY = ['admin', 'students'] as const;

export const STUDENTS_QUERY = listQuery({
  search: typedWords,
  course: anyId,
  ends: anyOf(ACCESS_ENDS),
  ...sortedPages(STUDENT_SORTS, 'name', 'asc'),
});
type StudentsQuery = QueryOf<typeof STUDENTS_QUERY>;

export const useStudents = (query: StudentsQuery) =>
  useList([...KEY, 'list'], paths.students, STUDENTS_QUERY.params(query));

export const useStudent = (id: string) =>
  useQuery({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => call(href(paths.student, { studentId: id }), { signal }),
    staleTime: 0,
  });

export const useActivityLog = (id: string) =>
  useLog([...KEY, 'activity', id], href(paths.studentActivity, { studentId: id }));

/** Every course, live or draft: a student can be enrolled in any. */
export const useEveryCourse = () =>
  useQuery({
    queryKey: ['admin', 'courses', 'to-enrol'],
    queryFn: ({ signal }) => call(paths.adminCourses, { signal }),
    staleTime: 0,
  });

/** Each answers the server's sentence, once everything that is shown of students has been asked for again. */
export function useAccess(id: string) {
  const queries = useQueryClient();
  const refreshed = async (reply: Promise<MessageReply>): Promise<string> => {
    const { message } = await reply;
    await queries.invalidateQueries({ queryKey: KEY });
    return message;
  };
  return {
    /** `until`: the last day; without it, as long as a buyer would get. */
    enrol: (courseId: string, until?: string) =>
      refreshed(
        call(href(paths.studentEnrolments, { studentId: id }), {
          method: 'POST',
          body: until === undefined ? { courseId } : { courseId, until },
        }),
      ),
    moveEnd: (courseId: string, body: { until: string; reason: string }) =>
      refreshed(call(href(paths.studentEnrolment, { studentId: id, courseId }), { method: 'PUT', body })),
    revoke: (courseId: string) =>
      refreshed(call(href(paths.studentEnrolment, { studentId: id, courseId }), { method: 'DELETE' })),
  };
}

export const saveStudents = (query: StudentsQuery): Promise<void> =>
  saveCsv(withQuery(paths.studentsExport, STUDENTS_QUERY.filters(query)), 'students');
