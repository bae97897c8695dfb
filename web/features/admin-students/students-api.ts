import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminCourseListing } from '../../../src/wire/admin-catalog.ts';
import type { ActivityLogReply, StudentReply, StudentsReply } from '../../../src/wire/admin-students.ts';
import type { MessageReply } from '../../../src/wire/identity.ts';
import { call } from '../../api/client.ts';
import { download } from '../../api/download.ts';
import { saveFile } from '../../platform/save-file.ts';
import { paramsOf, type StudentsWish } from './students-wish.ts';

const KEY = ['admin', 'students'] as const;
const studentCall = (id: string): string => `/admin/students/${encodeURIComponent(id)}`;
const asked = (params: URLSearchParams): string => (params.size > 0 ? `?${params}` : '');

/** What is on screen stays until the next page is here. */
export const useStudents = (wish: StudentsWish) =>
  useQuery({
    queryKey: [...KEY, 'list', wish],
    queryFn: ({ signal }) => call<StudentsReply>(`/admin/students${asked(paramsOf(wish))}`, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const useStudent = (id: string) =>
  useQuery({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => call<StudentReply>(studentCall(id), { signal }),
    staleTime: 0,
  });

/** Newest first; each page names where the next one begins. */
export const useActivityLog = (id: string) =>
  useInfiniteQuery({
    queryKey: [...KEY, 'activity', id],
    queryFn: ({ pageParam, signal }) =>
      call<ActivityLogReply>(
        `${studentCall(id)}/activity${pageParam ? `?before=${encodeURIComponent(pageParam)}` : ''}`,
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
    queryFn: ({ signal }) => call<AdminCourseListing[]>('/admin/courses', { signal }),
    staleTime: 0,
  });

/** Both answer the server's sentence, once everything that is shown of students has been asked for again. */
export function useAccess(id: string) {
  const queries = useQueryClient();
  const refreshed = async (reply: Promise<MessageReply>): Promise<string> => {
    const { message } = await reply;
    await queries.invalidateQueries({ queryKey: KEY });
    return message;
  };
  return {
    enrol: (courseId: string) =>
      refreshed(call<MessageReply>(`${studentCall(id)}/enrolments`, { method: 'POST', body: { courseId } })),
    revoke: (courseId: string) =>
      refreshed(
        call<MessageReply>(`${studentCall(id)}/enrolments/${encodeURIComponent(courseId)}`, { method: 'DELETE' }),
      ),
  };
}

export async function saveStudents(search: string): Promise<void> {
  const file = await download(`/admin/students/export.csv${search ? `?${new URLSearchParams({ search })}` : ''}`);
  saveFile(file, `students-${new Date().toISOString().slice(0, 10)}.csv`);
}
