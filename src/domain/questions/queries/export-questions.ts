import { PAGE_LIMIT } from '../../kernel/keyset-page.ts';
import type { ImportRow } from '../import/columns.ts';
import { exportedRows } from '../import/exported-rows.ts';
import type { QuestionTransfer, VignetteQuery } from '../ports.ts';

/** Rows of the newest version of each vignette that is asked for. An import of them says that nothing is new. */
export class ExportQuestions {
  constructor(private readonly transfer: Pick<QuestionTransfer, 'page'>) {}

  async *run(query: Omit<VignetteQuery, 'before'>): AsyncGenerator<readonly ImportRow['cells'][]> {
    let before: number | undefined;
    do {
      const page = await this.transfer.page({ ...query, before }, PAGE_LIMIT);
      yield page.flatMap((one) => exportedRows(one, `V${one.vignetteNumber}`));
      before = page.length === PAGE_LIMIT ? page.at(-1)?.vignetteNumber : undefined;
    } while (before !== undefined);
  }
}
