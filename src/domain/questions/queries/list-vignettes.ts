import { folded } from '../../kernel/fold-text.ts';
import { PAGE_LIMIT } from '../../kernel/keyset-page.ts';
import type { ListedVignette, VignetteQuery, VignetteReader } from '../ports.ts';

/** A page of the bank, newest first. */
export class ListVignettes {
  constructor(private readonly reader: VignetteReader) {}

  async run(query: VignetteQuery): Promise<{ rows: readonly ListedVignette[]; nextBefore: number | null }> {
    const words = query.words === undefined ? undefined : folded(query.words);
    const found = await this.reader.list({ ...query, words: words || undefined }, PAGE_LIMIT);
    const rows = found.slice(0, PAGE_LIMIT - 1);
    return { rows, nextBefore: found.length === PAGE_LIMIT ? (rows.at(-1)?.number ?? null) : null };
  }
}
