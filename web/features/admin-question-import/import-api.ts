import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ImportFormat } from '../../../src/wire/literals.ts';
import { href, paths } from '../../../src/wire/paths.ts';
import type { QuestionImportReply, QuestionImportStateReply } from '../../../src/wire/replies/questions.ts';
import { ApiError, call } from '../../api/client.ts';
import { download } from '../../api/download.ts';
import { saveFile } from '../../platform/save-file.ts';
import { withQuery } from '../../platform/with-query.ts';
import { schoolDay } from '../../text/dates.ts';

export type ImportReport = NonNullable<QuestionImportStateReply['report']>;

/** An import or a check; the report is null while the file is read. */
export type KnownImport = Pick<QuestionImportStateReply, 'isApplied' | 'report'>;

const keyOf = (importId: string | null) => ['question-import', importId];

const send = (file: Blob, format: ImportFormat, isApplied: boolean): Promise<QuestionImportReply> =>
  call(withQuery(isApplied ? paths.questionImports : paths.questionImportCheck, { format }), {
    method: 'POST',
    body: file,
  });

/** Sends a file, and answers the id under which its report is, or will be. */
export function useSendQuestions() {
  const queries = useQueryClient();
  return async (file: Blob, format: ImportFormat, isApplied: boolean): Promise<string> => {
    const reply = await send(file, format, isApplied).catch(refusedReport);
    // A file that takes longer is answered with the id alone.
    const { _id, id, ...report } = reply as Pick<QuestionImportReply, '_id' | 'id'> & Partial<ImportReport>;
    const known: KnownImport = { isApplied, report: report.created ? (report as ImportReport) : null };
    queries.setQueryData(keyOf(id), known);
    if (known.report) await noteDrafts(queries, known);
    return id;
  };
}

const POLL_MS = 1_000;

/** The import of this id, asked for until its report is there. */
export function useQuestionImport(importId: string | null) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: keyOf(importId),
    enabled: importId !== null,
    queryFn: async ({ signal }): Promise<KnownImport> => {
      const { isApplied, report } = await call(href(paths.questionImport, { importId: importId ?? '' }), { signal });
      if (report) await noteDrafts(queries, { isApplied, report });
      return { isApplied, report };
    },
    refetchInterval: ({ state: { data } }) => (data && !data.report ? POLL_MS : false),
    staleTime: ({ state: { data } }) => (data?.report ? Number.POSITIVE_INFINITY : 0),
  });
}

/** Lists of the bank are asked for again. */
async function noteDrafts(queries: QueryClient, { isApplied }: KnownImport): Promise<void> {
  if (isApplied) await queries.invalidateQueries({ queryKey: ['admin'] });
}

/** Report of an import that made nothing, since the file is not right any more; throws other refusals. */
function refusedReport(error: unknown): QuestionImportReply {
  if (!(error instanceof ApiError) || error.code !== 'questions/faulty-file') throw error;
  const { message: _message, error: _error, code: _code, ...reply } = error.reply as QuestionImportReply & Problem;
  return reply;
}

interface Problem {
  message: string;
  error: string;
  code: string;
}

export async function saveTemplate(): Promise<void> {
  saveFile(await download(paths.questionImportTemplate), `questions-template-${schoolDay()}.csv`);
}
