import { folded } from '../../kernel/fold-text.ts';
import { keysetPage, PAGE_LIMIT } from '../../kernel/keyset-page.ts';
import type { ListedVignette, VignetteQuery, VignetteReader } from '../ports.ts';

/** A page of the bank, newest first. */
export class ListVignettes {
  constructor(private readonly reader: VignetteReader) {}

  async run(query: VignetteQuery): Promise<{ rows: readonly ListedVignette[]; nextBefore: number | null }> {
    const words = query.words === undefined ? undefined : folded(query.words);
    const found = await this.reader.list({ ...query, words: words || undefined }, PAGE_LIMIT);
    return keysetPage(found, ({ number }) => number);
  }
}
