import { folded } from '../../kernel/fold-text.ts';
import type { PooledVignette } from '../../kernel/vignettes.ts';
import type { VignettePool } from '../link-ports.ts';

const LIMIT = 50;

export interface FoundVignettes {
  readonly rows: readonly PooledVignette[];
  readonly hasMore: boolean;
}

/** Vignettes that a place of a mock exam can be given, the newest first: those that a drawing chooses from. */
export class FindFreeVignettes {
  constructor(private readonly pool: Pick<VignettePool, 'of'>) {}

  /** @param words of the title, however they are written, or a number: 12 or V12. */
  async run({ words }: { words: string }): Promise<FoundVignettes> {
    const wanted = folded(words);
    const found = (await this.pool.of('mock'))
      .filter(({ number, title }) => [`${number}`, `v${number}`].includes(wanted) || folded(title).includes(wanted))
      .toReversed();
    return { rows: found.slice(0, LIMIT), hasMore: found.length > LIMIT };
  }
}
