import { useQueryClient } from '@tanstack/react-query';
import type { ImportFormat } from '../../../src/wire/literals.ts';
import { paths } from '../../../src/wire/paths.ts';
import type { QuestionImportReply } from '../../../src/wire/replies/questions.ts';
import { call } from '../../api/client.ts';
import { download } from '../../api/download.ts';
import { saveFile } from '../../platform/save-file.ts';
import { withQuery } from '../../platform/with-query.ts';
import { schoolDay } from '../../text/dates.ts';

export function useQuestionImport() {
  const queries = useQueryClient();
  const send = (body: Blob, format: ImportFormat, mode: 'check' | 'apply'): Promise<QuestionImportReply> =>
    call(withQuery(paths.questionImports, { format, mode }), { method: 'POST', body });
  return {
    check: (file: Blob, format: ImportFormat) => send(file, format, 'check'),
    async apply(file: Blob, format: ImportFormat): Promise<QuestionImportReply> {
      const report = await send(file, format, 'apply');
      await queries.invalidateQueries({ queryKey: ['admin'] });
      return report;
    },
  };
}

export async function saveTemplate(): Promise<void> {
  saveFile(await download(paths.questionImportTemplate), `questions-template-${schoolDay()}.csv`);
}
