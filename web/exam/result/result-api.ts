import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReportKind } from '../../../src/wire/literals.ts';
import { type Address, href, paths } from '../../../src/wire/paths.ts';
import { ApiError, call } from '../../api/client.ts';
import { withQuery } from '../../platform/with-query.ts';

const ANSWERS_KEY = ['exam', 'answers'] as const;

type AnswersAddress = Address<typeof paths.sittingAnswers> | Address<typeof paths.studentAnswers>;

/** The section of before stays on screen until the next one is here. */
export const useAnswers = (path: AnswersAddress, params: URLSearchParams) =>
  useQuery({
    queryKey: [...ANSWERS_KEY, path, params.toString()],
    queryFn: ({ signal }) => call(withQuery(path as Address<typeof paths.sittingAnswers>, params), { signal }),
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  });

/** Sends a report; the answers are then read again with it. */
export function useReport(sittingId: string, questionId: string) {
  const queries = useQueryClient();
  return async (report: { kind: ReportKind; text: string }): Promise<void> => {
    const path = href(paths.questionReports, { questionId });
    await call(path, { method: 'POST', body: { ...report, sittingId } });
    await queries.invalidateQueries({ queryKey: ANSWERS_KEY });
  };
}

/** Tells whether a sitting has no result yet, as its sentence says. */
export const isTooEarly = (error: Error): boolean =>
  error instanceof ApiError && (error.code === 'exam/not-released' || error.status === 404);
