import { useQueryClient } from '@tanstack/react-query';
import type { ReportState } from '../../../src/wire/literals.ts';
import { href, paths } from '../../../src/wire/paths.ts';
import type { QuestionReportReply } from '../../../src/wire/replies/results.ts';
import { useLog } from '../../admin/list-api.ts';
import { call } from '../../api/client.ts';
import { toDoKey } from '../../api/to-do.ts';

const KEY = ['admin', 'question-reports'] as const;

export const useReports = (state: ReportState) =>
  useLog(KEY, paths.adminQuestionReports, new URLSearchParams({ state }));

/** Sends an answer, and reads the lists again: the report moves to the other one. */
export function useAnswerReport({ id }: Pick<QuestionReportReply, 'id'>) {
  const queries = useQueryClient();
  return async (values: { answer: string }): Promise<void> => {
    try {
      await call(href(paths.questionReportAnswer, { reportId: id }), { method: 'POST', body: values });
    } finally {
      await Promise.all([KEY, toDoKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
    }
  };
}
