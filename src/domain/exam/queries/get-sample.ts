import type { SectionSource, SectionVignette } from '../../kernel/vignettes.ts';
import type { VignettePool } from '../link-ports.ts';

/** Number of questions that anybody may try without an account. */
export const SAMPLE_QUESTIONS = 5;

export interface ShownSample {
  readonly vignettes: readonly SectionVignette[];
  /** Written for the demo, not reviewed by examiners. */
  readonly isDemo: boolean;
}

/**
 * Questions of the pool `sample`, which no mock exam and no practice takes: its first cases by number, as far as it
 * takes for five questions.
 */
export class GetSample {
  constructor(
    private readonly pool: Pick<VignettePool, 'of'>,
    private readonly source: SectionSource,
  ) {}

  async run(): Promise<ShownSample> {
    const shown: SectionVignette[] = [];
    let left = SAMPLE_QUESTIONS;
    // A case has a question at least, so more cases than this are never shown.
    const first = (await this.pool.of('sample')).slice(0, SAMPLE_QUESTIONS);
    for (const vignette of await this.source.vignettes(first.map(({ versionId }) => versionId))) {
      if (left === 0) break;
      const questions = vignette.questions.slice(0, left);
      shown.push({ ...vignette, questions });
      left -= questions.length;
    }
    return { vignettes: shown, isDemo: first.some(({ isDemo }) => isDemo) };
  }
}
