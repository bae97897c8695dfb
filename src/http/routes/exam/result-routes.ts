import type { GetResult } from '../../../domain/exam/queries/get-result.ts';
import type { ListAnswers } from '../../../domain/exam/queries/list-answers.ts';
import type { ListReports } from '../../../domain/exam/queries/list-reports.ts';
import type { AnswerReport } from '../../../domain/exam/use-cases/answer-report.ts';
import type { ReportQuestion } from '../../../domain/exam/use-cases/report-question.ts';
import type { RichTextReader } from '../../../domain/kernel/rich-text.ts';
import { paths } from '../../../wire/paths.ts';
import {
  answersSchema,
  ownReportSchema,
  questionReportSchema,
  questionReportsSchema,
  resultSchema,
} from '../../../wire/replies/results.ts';
import { answersQuery, reportAnswerBody, reportBody, reportsQuery } from '../../../wire/results.ts';
import { answersReply, ownReportReply, questionReportReply, resultReply } from '../../replies/result-replies.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';

export interface ResultUseCases {
  readonly getResult: GetResult;
  readonly listAnswers: ListAnswers;
  readonly reportQuestion: ReportQuestion;
  readonly listReports: ListReports;
  readonly answerReport: AnswerReport;
}

/** Results and answers of sittings, and reports of questions. */
export function resultRoutes(useCases: ResultUseCases, reader: RichTextReader): Route[] {
  const { getResult, listAnswers, reportQuestion, listReports, answerReport } = useCases;

  const result = async ({ params, user: { userId, role, roles } }: Call<{ path: typeof paths.sittingResult }>) =>
    resultReply(await getResult.run({ sittingId: params.sittingId, viewer: { userId, role, roles } }));

  const answers = async ({
    params: { sittingId },
    query: { only, cluster, section },
    user: viewer,
  }: Call<{ path: typeof paths.sittingAnswers; query: typeof answersQuery }>) =>
    answersReply(await listAnswers.run({ sittingId, by: viewer.userId, viewer, only, cluster, section }), only, reader);

  const report = async ({
    params: { questionId },
    body,
    user,
  }: Call<{ path: typeof paths.questionReports; body: typeof reportBody }>) =>
    ownReportReply(await reportQuestion.run({ questionId, ...body, by: user.userId }));

  const list = async ({ query, user }: Call<{ query: typeof reportsQuery }>) => {
    const { reports, nextBefore } = await listReports.run(query);
    return { reports: reports.map((one) => questionReportReply(one, user, reader)), nextBefore };
  };

  const answer = async ({
    params: { reportId },
    body,
    user,
  }: Call<{ path: typeof paths.questionReportAnswer; body: typeof reportAnswerBody }>) => {
    const answered = await answerReport.run({ reportId, answer: body.answer, by: user.userId });
    const [read] = await listReports.read([answered]);
    return questionReportReply(read ?? { report: answered }, user, reader);
  };

  return inContext('exam', [
    route({
      method: 'get',
      path: paths.sittingResult,
      rule: 'owner',
      summary: 'The result of a sitting, by cluster against the pass mark',
      cache: 'no-store',
      reply: resultSchema,
      refusals: [404, 409],
      handle: result,
    }),
    route({
      method: 'get',
      path: paths.sittingAnswers,
      rule: 'owner',
      summary: 'Questions of a sitting with own answer, right one and reasons, a section at a time',
      cache: 'no-store',
      query: answersQuery,
      reply: answersSchema,
      refusals: [404, 409],
      handle: answers,
    }),
    route({
      method: 'post',
      path: paths.questionReports,
      rule: 'owner',
      limit: 'report',
      summary: 'Report a problem with a question',
      body: reportBody,
      reply: ownReportSchema,
      status: 201,
      refusals: [404, 409],
      handle: report,
    }),
    route({
      method: 'get',
      path: paths.adminQuestionReports,
      rule: 'admin',
      roles: ['teacher', 'author'],
      summary: 'Reports of questions, newest first',
      cache: 'no-store',
      query: reportsQuery,
      reply: questionReportsSchema,
      handle: list,
    }),
    route({
      method: 'post',
      path: paths.questionReportAnswer,
      rule: 'admin',
      roles: ['teacher', 'author'],
      grave: true,
      limit: 'author',
      summary: 'Answer a report, beside its question and by email',
      body: reportAnswerBody,
      reply: questionReportSchema,
      refusals: [409],
      handle: answer,
    }),
  ]);
}
