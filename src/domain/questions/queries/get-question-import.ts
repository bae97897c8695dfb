import type { QuestionImportId } from '../../kernel/ids.ts';
import { noSuchImport } from '../errors.ts';
import type { QuestionImport, QuestionImports } from '../import/question-import.ts';

/** An import or a check, and its report as soon as there is one. */
export class GetQuestionImport {
  constructor(private readonly imports: Pick<QuestionImports, 'find'>) {}

  async run({ importId }: { importId: QuestionImportId }): Promise<QuestionImport> {
    const found = await this.imports.find(importId);
    if (!found) throw noSuchImport();
    return found;
  }
}
