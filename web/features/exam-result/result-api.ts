import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReportKind } from '../../../src/wire/literals.ts';
import { href, paths } from '../../../src/wire/paths.ts';
import { ApiError, call } from '../../api/client.ts';
import { withQuery } from '../../platform/with-query.ts';

/** Worked out anew by the server: a question may have been withdrawn meanwhile. */
export const useResult = (sittingId: string) =>
  useQuery({
    queryKey: ['exam', 'result', sittingId],
    queryFn: ({ signal }) => call(href(paths.sittingResult, { sittingId }), { signal }),
    staleTime: 0,
  });

const answersKey = (sittingId: string) => ['exam', 'answers', sittingId];

/** The section of before stays on screen until the next one is here. */
export const useAnswers = (sittingId: string, params: URLSearchParams) =>
  useQuery({
    queryKey: [...answersKey(sittingId), params.toString()],
    queryFn: ({ signal }) => call(withQuery(href(paths.sittingAnswers, { sittingId }), params), { signal }),
    placeholderData: keepPreviousData,
  });

/** Sends a report; the answers are then read again with it. */
export function useReport(sittingId: string, questionId: string) {
  const queries = useQueryClient();
  return async (report: { kind: ReportKind; text: string }): Promise<void> => {
    const path = href(paths.questionReports, { questionId });
    await call(path, { method: 'POST', body: { ...report, sittingId } });
    await queries.invalidateQueries({ queryKey: answersKey(sittingId) });
  };
}

/** Tells whether a sitting has no result yet, as its sentence says. */
export const isTooEarly = (error: Error): boolean =>
  error instanceof ApiError && (error.code === 'exam/not-released' || error.status === 404);
