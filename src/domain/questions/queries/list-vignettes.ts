import { keysetPage, PAGE_LIMIT } from '../../kernel/keyset-page.ts';
import type { ListedVignette, VignetteQuery, VignetteReader } from '../ports.ts';

/** A page of the bank, newest first. */
export class ListVignettes {
  constructor(private readonly reader: VignetteReader) {}

  async run(query: VignetteQuery): Promise<{ rows: readonly ListedVignette[]; nextBefore: number | null }> {
    return keysetPage(await this.reader.list(query, PAGE_LIMIT), ({ number }) => number);
  }
}
