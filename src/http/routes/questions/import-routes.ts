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
import { bytesOf } from '../../raw-body.ts';
import { type Call, inContext, type PublicCall, type Route, route, WithStatus } from '../../route.ts';
import { sendCsv } from '../../send-csv.ts';
import { filtersOf } from './vignette-routes.ts';

export interface ImportUseCases {
  readonly importQuestions: ImportQuestions;
  readonly exportQuestions: ExportQuestions;
  readonly getImportTemplate: GetImportTemplate;
}

type Import = Call<{ query: typeof questionImportQuery }>;

const lineOf = (cells: ImportRow['cells']): string[] => COLUMNS.map((column) => cells[column] ?? '');

/** Questions as files: into the bank, and out of it. */
export function importRoutes({ importQuestions, exportQuestions, getImportTemplate }: ImportUseCases): Route[] {
  const take = async ({ query, req, user }: Import, isApplied: boolean): Promise<QuestionImportReply> => {
    const report = await importQuestions.run({ bytes: bytesOf(req), format: query.format, isApplied, by: user.userId });
    return {
      ...report,
      faults: report.faults.map((fault) => ({ ...fault })),
      duplicates: report.duplicates.map((duplicate) => ({ ...duplicate })),
      created: report.created.map((created) => ({ ...created })),
    };
  };

  const apply = async (call: Import) => {
    const reply = await take(call, true);
    if (reply.faults.length === 0) return reply;
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
      otherReplies: { 422: questionImportRefusedSchema },
      refusals: [409],
      handle: apply,
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
