import { GetResult } from '../../../domain/exam/queries/get-result.ts';
import { ListAnswers } from '../../../domain/exam/queries/list-answers.ts';
import { ListReports } from '../../../domain/exam/queries/list-reports.ts';
import { AnswerReport } from '../../../domain/exam/use-cases/answer-report.ts';
import { ReportQuestion } from '../../../domain/exam/use-cases/report-question.ts';
import { useCase } from '../bindings.ts';
import type { Ground } from '../context.ts';

/** Results and answers of sittings, and reports of questions. */
export const resultUseCases = ({ ports, links }: Ground) => {
  const { kernel, exam } = ports;
  const { answerKeySource, sectionSource, vignettePool, dayTests } = links.exam;
  return {
    getResult: useCase(
      GetResult,
      exam.sittings,
      exam.reveals,
      answerKeySource,
      exam.blueprints,
      dayTests,
      kernel.clock,
    ),
    listAnswers: useCase(
      ListAnswers,
      exam.sittings,
      exam.reveals,
      answerKeySource,
      sectionSource,
      exam.questionReports,
      kernel.clock,
    ),
    reportQuestion: useCase(ReportQuestion, exam.sittings, exam.questionReports, kernel.ids, kernel.clock),
    listReports: useCase(ListReports, exam.questionReports, vignettePool, sectionSource, answerKeySource),
    answerReport: useCase(AnswerReport, exam.questionReports, kernel.clock),
  };
};
