import { COLUMNS, type ImportRow } from '../../../domain/questions/import/columns.ts';
import { IMPORT_LIMITS } from '../../../domain/questions/literals.ts';
import type { ExportQuestions } from '../../../domain/questions/queries/export-questions.ts';
import type { GetImportTemplate } from '../../../domain/questions/queries/get-import-template.ts';
import type { ImportQuestions } from '../../../domain/questions/use-cases/import-questions.ts';
import { paths } from '../../../wire/paths.ts';
import { questionExportQuery, questionImportQuery } from '../../../wire/questions.ts';
import {
  type QuestionImportReply,
  questionImportRefusedSchema,
  questionImportSchema,
} from '../../../wire/replies/questions.ts';
import { emptyBody, unsupportedBody } from '../../errors.ts';
import { type Call, inContext, type PublicCall, type Route, route, WithStatus } from '../../route.ts';
import { sendCsv } from '../../send-csv.ts';
import { filtersOf } from './vignette-routes.ts';

export interface ImportUseCases {
  readonly importQuestions: ImportQuestions;
  readonly exportQuestions: ExportQuestions;
  readonly getImportTemplate: GetImportTemplate;
}

const lineOf = (cells: ImportRow['cells']): string[] => COLUMNS.map((column) => cells[column] ?? '');

/** Questions as files: into the bank, and out of it. */
export function importRoutes({ importQuestions, exportQuestions, getImportTemplate }: ImportUseCases): Route[] {
  const take = async ({ query, req, user }: Call<{ query: typeof questionImportQuery }>) => {
    const { body } = req as { body?: unknown };
    if (!Buffer.isBuffer(body)) throw req.get('Content-Type') ? unsupportedBody() : emptyBody();
    if (body.length === 0) throw emptyBody();
    const isApplied = query.mode === 'apply';
    const report = await importQuestions.run({ bytes: body, format: query.format, isApplied, by: user.userId });
    const reply: QuestionImportReply = {
      ...report,
      faults: report.faults.map((fault) => ({ ...fault })),
      duplicates: report.duplicates.map((duplicate) => ({ ...duplicate })),
      created: report.created.map((created) => ({ ...created })),
    };
    if (!isApplied || reply.faults.length === 0) return reply;
    const message = 'Nothing was imported. Please correct the file, and check it again.';
    return new WithStatus(422, { message, error: message, code: 'questions/faulty-file', ...reply });
  };

  const send = ({ query, res }: Call<{ query: typeof questionExportQuery }>): Promise<void> =>
    sendCsv(res, {
      name: 'questions',
      head: COLUMNS,
      pages: exportQuestions.run(filtersOf(query)),
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
      path: paths.questionImports,
      rule: 'admin',
      grave: 'no: it only adds',
      limit: 'author',
      summary: 'Check a file of questions, or make drafts of it; the body is the file',
      query: questionImportQuery,
      rawBodyLimit: `${IMPORT_LIMITS.bytes}`,
      isLong: true,
      reply: questionImportSchema,
      otherReplies: { 422: questionImportRefusedSchema },
      refusals: [409],
      handle: take,
    }),
    route({
      method: 'get',
      path: paths.questionImportTemplate,
      rule: 'admin',
      summary: 'The columns of a file of questions, with an example',
      cache: 'no-store',
      media: ['text/csv'],
      respond: sendTemplate,
    }),
    route({
      method: 'get',
      path: paths.questionExport,
      rule: 'admin',
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
