import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { href, paths } from '../../../src/wire/paths.ts';
import type { AdminCourseListing } from '../../../src/wire/replies/admin-catalog.ts';
import type { MessageReply } from '../../../src/wire/replies/identity.ts';
import type { ActivityLogReply, StudentReply, StudentsReply } from '../../../src/wire/replies/reporting.ts';
import { call } from '../../api/client.ts';
import { download } from '../../api/download.ts';
import { saveFile } from '../../platform/save-file.ts';
import { schoolDay } from '../../text/dates.ts';
import { paramsOf, type StudentsQuery } from './students-query.ts';

const KEY = ['admin', 'students'] as const;
const asked = (params: URLSearchParams): string => (params.size > 0 ? `?${params}` : '');

/** What is on screen stays until the next page is here. */
export const useStudents = (query: StudentsQuery) =>
  useQuery({
    queryKey: [...KEY, 'list', query],
    queryFn: ({ signal }) => call<StudentsReply>(`${paths.students}${asked(paramsOf(query))}`, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const useStudent = (id: string) =>
  useQuery({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => call<StudentReply>(href(paths.student, { studentId: id }), { signal }),
    staleTime: 0,
  });

/** Newest first; each page names where the next one begins. */
export const useActivityLog = (id: string) =>
  useInfiniteQuery({
    queryKey: [...KEY, 'activity', id],
    queryFn: ({ pageParam, signal }) =>
      call<ActivityLogReply>(
        `${href(paths.studentActivity, { studentId: id })}${pageParam ? `?before=${encodeURIComponent(pageParam)}` : ''}`,
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextBefore,
    staleTime: 0,
  });

/** Every course, live or draft: what somebody can be enrolled in. */
export const useEveryCourse = () =>
  useQuery({
    queryKey: ['admin', 'courses', 'to-enrol'],
    queryFn: ({ signal }) => call<AdminCourseListing[]>(paths.adminCourses, { signal }),
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
        call<MessageReply>(href(paths.studentEnrolments, { studentId: id }), {
          method: 'POST',
          body: until === undefined ? { courseId } : { courseId, until },
        }),
      ),
    moveEnd: (courseId: string, body: { until: string; reason: string }) =>
      refreshed(call<MessageReply>(href(paths.studentEnrolment, { studentId: id, courseId }), { method: 'PUT', body })),
    revoke: (courseId: string) =>
      refreshed(call<MessageReply>(href(paths.studentEnrolment, { studentId: id, courseId }), { method: 'DELETE' })),
  };
}

export async function saveStudents(search: string): Promise<void> {
  const file = await download(`${paths.studentsExport}${search ? `?${new URLSearchParams({ search })}` : ''}`);
  saveFile(file, `students-${schoolDay()}.csv`);
}
