import { SECOND_MS } from '../../../domain/kernel/clock.ts';
import { COLUMNS, type ImportRow } from '../../../domain/questions/import/columns.ts';
import type { ImportReport } from '../../../domain/questions/import/question-import.ts';
import { IMPORT_LIMITS } from '../../../domain/questions/literals.ts';
import type { ExportQuestions } from '../../../domain/questions/queries/export-questions.ts';
import type { GetImportTemplate } from '../../../domain/questions/queries/get-import-template.ts';
import type { GetQuestionImport } from '../../../domain/questions/queries/get-question-import.ts';
import type { ImportQuestions } from '../../../domain/questions/use-cases/import-questions.ts';
import type { StartQuestionImport } from '../../../domain/questions/use-cases/start-question-import.ts';
import { href, paths } from '../../../wire/paths.ts';
import { questionExportQuery, questionImportQuery } from '../../../wire/questions.ts';
import {
  type QuestionImportReply,
  type QuestionImportStateReply,
  questionImportRefusedSchema,
  questionImportSchema,
  questionImportStateSchema,
  type StartedQuestionImportReply,
  startedQuestionImportSchema,
} from '../../../wire/replies/questions.ts';
import { bytesOf } from '../../raw-body.ts';
import { bothIds } from '../../replies/both-ids.ts';
import { type Call, inContext, type PublicCall, type Route, route, WithStatus } from '../../route.ts';
import { sendCsv } from '../../send-csv.ts';
import { filtersOf } from './vignette-routes.ts';

export interface ImportUseCases {
  readonly startQuestionImport: StartQuestionImport;
  readonly importQuestions: ImportQuestions;
  readonly getQuestionImport: GetQuestionImport;
  readonly exportQuestions: ExportQuestions;
  readonly getImportTemplate: GetImportTemplate;
}

/** Longer than nearly every file takes, and well within what a request may take. */
const AT_ONCE_MS = 5 * SECOND_MS;

type Import = Call<{ query: typeof questionImportQuery }>;

/** Copies: a reply has lists that may be changed. */
const shown = ({ faults, duplicates, created, ...counts }: ImportReport) => ({
  ...counts,
  faults: faults.map((fault) => ({ ...fault })),
  duplicates: duplicates.map((duplicate) => ({ ...duplicate })),
  created: created.map((one) => ({ ...one })),
});

const lineOf = (cells: ImportRow['cells']): string[] => COLUMNS.map((column) => cells[column] ?? '');

/** Questions as files: into the bank, and out of it. */
export function importRoutes(useCases: ImportUseCases): Route[] {
  const { startQuestionImport, importQuestions, getQuestionImport, exportQuestions, getImportTemplate } = useCases;
  /** Reads what a small file takes while its sender waits; a larger one is read on, and has its report later. */
  const take = async (
    { query, req, res, user }: Import,
    isApplied: boolean,
  ): Promise<QuestionImportReply | WithStatus<unknown>> => {
    const file = { bytes: bytesOf(req), format: query.format, isApplied, by: user.userId };
    const importId = await startQuestionImport.run(file);
    res.setHeader('Location', `${req.baseUrl}${href(paths.questionImport, { importId })}`);
    const report = await soon(importQuestions.run({ importId }), AT_ONCE_MS);
    if (!report) return new WithStatus<StartedQuestionImportReply>(202, bothIds(importId));
    const reply: QuestionImportReply = { ...bothIds(importId), ...shown(report) };
    if (!isApplied || reply.faults.length === 0) return reply;
    const message = 'Nothing was imported. Please correct the file, and check it again.';
    return new WithStatus(422, { message, error: message, code: 'questions/faulty-file', ...reply });
  };

  const state = async ({
    params: { importId },
  }: Call<{ path: typeof paths.questionImport }>): Promise<QuestionImportStateReply> => {
    const { id, format, isApplied, startedAt, report } = await getQuestionImport.run({ importId });
    const facts = { format, isApplied, startedAt: startedAt.toISOString() };
    return { ...bothIds(id), ...facts, report: report && shown(report) };
  };

  const send = ({ query, user, res }: Call<{ query: typeof questionExportQuery }>): Promise<void> =>
    sendCsv(res, {
      name: 'questions',
      head: COLUMNS,
      pages: exportQuestions.run(filtersOf(query), user.userId),
      lineOf,
    });

  const sendTemplate = ({ res }: PublicCall): Promise<void> => {
    async function* pages() {
      yield [await getImportTemplate.run()];
    }
    return sendCsv(res, { name: 'questions-template', head: COLUMNS, pages: pages(), lineOf });
  };

  return inContext('questions', [
    route({
      method: 'post',
      path: paths.questionImportCheck,
      rule: 'admin',
      roles: ['author'],
      grave: 'no: it only adds',
      limit: 'author',
      summary: 'Say what an import of a file of questions would do; the body is the file',
      query: questionImportQuery,
      rawBodyLimit: `${IMPORT_LIMITS.bytes}`,
      isLong: true,
      reply: questionImportSchema,
      otherReplies: { 202: startedQuestionImportSchema },
      refusals: [409],
      handle: (call) => take(call, false),
    }),
    route({
      method: 'post',
      path: paths.questionImports,
      rule: 'admin',
      roles: ['author'],
      grave: 'no: it only adds',
      limit: 'author',
      summary: 'Make drafts of a file of questions; the body is the file',
      query: questionImportQuery,
      rawBodyLimit: `${IMPORT_LIMITS.bytes}`,
      isLong: true,
      reply: questionImportSchema,
      otherReplies: { 202: startedQuestionImportSchema, 422: questionImportRefusedSchema },
      refusals: [409],
      handle: (call) => take(call, true),
    }),
    route({
      method: 'get',
      path: paths.questionImportTemplate,
      rule: 'admin',
      roles: ['author'],
      summary: 'The columns of a file of questions, with an example',
      cache: 'no-store',
      media: ['text/csv'],
      respond: sendTemplate,
    }),
    route({
      method: 'get',
      path: paths.questionImport,
      rule: 'admin',
      roles: ['author'],
      summary: 'An import of questions or a check of one, and its report once the file was read',
      cache: 'no-store',
      isLong: true,
      reply: questionImportStateSchema,
      refusals: [404],
      handle: state,
    }),
    route({
      method: 'get',
      path: paths.questionExport,
      rule: 'admin',
      roles: ['author'],
      grave: true,
      summary: 'The question bank as a table for a spreadsheet, which can be imported again',
      query: questionExportQuery,
      cache: 'no-store',
      media: ['text/csv'],
      isCompressed: true,
      respond: send,
    }),
  ]);
}

/** Result of work that ends within `withinMs`; otherwise undefined, and the work continues without a reader. */
async function soon<T>(work: Promise<T>, withinMs: number): Promise<T | undefined> {
  work.catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const later = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), withinMs);
  });
  try {
    return await Promise.race([work, later]);
  } finally {
    clearTimeout(timer);
  }
}
