import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { href, paths } from '../../../src/wire/paths.ts';
import type { MockExamReply } from '../../../src/wire/replies/mock-exams.ts';
import { showing } from '../../api/admin-courses.ts';
import { call } from '../../api/client.ts';
import { withQuery } from '../../platform/with-query.ts';

const listQuery = queryOptions({
  queryKey: ['admin', 'mock-exams', 'list'],
  queryFn: ({ signal }) => call(paths.mockExams, { signal }),
  staleTime: 0,
});

export const useMockExams = () => useQuery(listQuery);

const mockExamQuery = (mockExamId: string) =>
  queryOptions({
    queryKey: ['admin', 'mock-exams', 'one', mockExamId],
    queryFn: ({ signal }) => call(href(paths.mockExam, { mockExamId }), { signal }),
  });

export const useMockExam = (mockExamId: string) =>
  useQuery({ ...mockExamQuery(mockExamId), staleTime: 0, refetchOnWindowFocus: false });

/** Approved vignettes that a mock exam can take, the newest ones of those that are found. */
export const useFreeVignettes = (search: string) =>
  useQuery({
    queryKey: ['admin', 'vignettes', 'for-mock-exams', search],
    queryFn: ({ signal }) => call(withQuery(paths.freeVignettes, { search }) as typeof paths.freeVignettes, { signal }),
    staleTime: 0,
    // Rows stay while the next ones come, so that no press on one is lost.
    placeholderData: keepPreviousData,
  });

/** Body of a save that changes nothing yet. */
export const bodyOf = ({ title, sections, courseIds, isFree, releaseAt }: MockExamReply) => ({
  title,
  courseIds,
  isFree,
  releaseAt,
  sections: sections.map(({ minutes, places, vignettes }) => ({ minutes, places, vignettes: placesOf(vignettes) })),
});

export const placesOf = (vignettes: readonly { id: string; isFixed: boolean }[]) =>
  vignettes.map(({ id, isFixed }) => ({ vignette: id, isFixed }));

export type MockExamBody = ReturnType<typeof bodyOf>;

/** Calls about one mock exam. Each shows its answer at once, and a newer state that it was refused with. */
export function useMockExamCalls(mockExamId: string) {
  const queries = useQueryClient();
  const at = { mockExamId };
  const show = (reply: MockExamReply): void => {
    queries.setQueryData(mockExamQuery(mockExamId).queryKey, reply);
  };
  const shown = (answer: Promise<MockExamReply>) => showing(answer, show);
  return {
    show,
    save: (revision: number, body: MockExamBody) =>
      shown(call(href(paths.mockExam, at), { method: 'PUT', body: { revision, ...body } })),
    draw: (revision: number) => shown(call(href(paths.mockExamDrawing, at), { method: 'POST', body: { revision } })),
    publish: (revision: number) =>
      shown(call(href(paths.mockExamPublication, at), { method: 'POST', body: { revision } })),
    close: () => shown(call(href(paths.mockExamClosure, at), { method: 'POST' })),
  };
}
export type MockExamCalls = ReturnType<typeof useMockExamCalls>;
