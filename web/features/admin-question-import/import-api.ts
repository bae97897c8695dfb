import { useQueryClient } from '@tanstack/react-query';
import type { ImportFormat } from '../../../src/wire/literals.ts';
import { paths } from '../../../src/wire/paths.ts';
import type { QuestionImportReply } from '../../../src/wire/replies/questions.ts';
import { ApiError, call } from '../../api/client.ts';
import { download } from '../../api/download.ts';
import { saveFile } from '../../platform/save-file.ts';
import { withQuery } from '../../platform/with-query.ts';
import { schoolDay } from '../../text/dates.ts';

type ImportPath = typeof paths.questionImports | typeof paths.questionImportCheck;

const send = (path: ImportPath, body: Blob, format: ImportFormat): Promise<QuestionImportReply> =>
  call(withQuery(path, { format }), { method: 'POST', body });

export function useQuestionImport() {
  const queries = useQueryClient();
  return {
    check: (file: Blob, format: ImportFormat) => send(paths.questionImportCheck, file, format),
    async apply(file: Blob, format: ImportFormat): Promise<QuestionImportReply> {
      const report = await send(paths.questionImports, file, format);
      await queries.invalidateQueries({ queryKey: ['admin'] });
      return report;
    },
  };
}

/** Report of an import that made nothing, since the file is not right any more; undefined for other refusals. */
export const refusedReport = (error: unknown): QuestionImportReply | undefined =>
  error instanceof ApiError && error.code === 'questions/faulty-file'
    ? (error.reply as QuestionImportReply)
    : undefined;

export async function saveTemplate(): Promise<void> {
  saveFile(await download(paths.questionImportTemplate), `questions-template-${schoolDay()}.csv`);
}
