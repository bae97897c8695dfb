import type { UserId } from '../../kernel/ids.ts';
import { PAGE_LIMIT } from '../../kernel/keyset-page.ts';
import { blindFor } from '../blind.ts';
import type { ImportRow } from '../import/columns.ts';
import { exportedRows } from '../import/exported-rows.ts';
import type { QuestionTransfer, ReviewRepository, VignetteQuery } from '../ports.ts';

/** Rows of the newest version of each vignette that is asked for. An import of them says that nothing is new. */
export class ExportQuestions {
  constructor(
    private readonly transfer: Pick<QuestionTransfer, 'page'>,
    private readonly reviews: Pick<ReviewRepository, 'find'>,
  ) {}

  /** @param by the reader: what is right in a version that they still have to review is left empty. */
  async *run(query: Omit<VignetteQuery, 'before'>, by: UserId): AsyncGenerator<readonly ImportRow['cells'][]> {
    let before: number | undefined;
    do {
      const page = await this.transfer.page({ ...query, before }, PAGE_LIMIT);
      const readable = await Promise.all(page.map((one) => blindFor(one, by, this.reviews)));
      yield readable.flatMap((one) => exportedRows(one, `V${one.vignetteNumber}`));
      before = page.length === PAGE_LIMIT ? page.at(-1)?.vignetteNumber : undefined;
    } while (before !== undefined);
  }
}
