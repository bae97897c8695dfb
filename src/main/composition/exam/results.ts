import { CountTurnedResults } from '../../../domain/exam/queries/count-turned-results.ts';
import { FindReportAnswer } from '../../../domain/exam/queries/find-report-answer.ts';
import { GetResult } from '../../../domain/exam/queries/get-result.ts';
import { ListAnswers } from '../../../domain/exam/queries/list-answers.ts';
import { ListMockResults } from '../../../domain/exam/queries/list-mock-results.ts';
import { ListReports } from '../../../domain/exam/queries/list-reports.ts';
import { ReadStudentAnswers } from '../../../domain/exam/queries/read-student-answers.ts';
import { ReadStudentResult } from '../../../domain/exam/queries/read-student-result.ts';
import { AnswerReport } from '../../../domain/exam/use-cases/answer-report.ts';
import { NoteReading } from '../../../domain/exam/use-cases/note-reading.ts';
import { ReportQuestion } from '../../../domain/exam/use-cases/report-question.ts';
import { useCase } from '../bindings.ts';
import type { ContextParts } from '../context.ts';

/** Results and answers of sittings, and reports of questions. */
export const resultUseCases = ({ ports, links }: ContextParts) => {
  const { kernel, exam, questions, reporting } = ports;
  const { sectionSource, vignettePool, dayTests, taughtPlaces } = links.exam;
  return {
    getResult: useCase(
      GetResult,
      exam.sittings,
      exam.reveals,
      questions.keyReader,
      exam.blueprints,
      dayTests,
      kernel.clock,
    ),
    listAnswers: useCase(
      ListAnswers,
      exam.sittings,
      exam.reveals,
      questions.keyReader,
      sectionSource,
      exam.questionReports,
      taughtPlaces,
      kernel.clock,
    ),
    noteReading: useCase(NoteReading, links.kernel.people, reporting.auditLog, kernel.ids, kernel.clock),
    readStudentResult: useCase(ReadStudentResult, GetResult, NoteReading),
    readStudentAnswers: useCase(ReadStudentAnswers, ListAnswers, NoteReading),
    reportQuestion: useCase(ReportQuestion, exam.sittings, exam.questionReports, kernel.ids, kernel.clock),
    listReports: useCase(ListReports, exam.questionReports, vignettePool, sectionSource, questions.keyReader),
    listMockResults: useCase(
      ListMockResults,
      exam.mockExams,
      exam.sittings,
      questions.keyReader,
      kernel.eventLoop,
      kernel.clock,
    ),
    countTurnedResults: useCase(CountTurnedResults, exam.sittings, questions.keyReader, kernel.clock),
    findReportAnswer: useCase(FindReportAnswer, exam.sittings, exam.reveals, exam.questionReports, kernel.clock),
    answerReport: useCase(AnswerReport, kernel.work, kernel.clock),
  };
};
