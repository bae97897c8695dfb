import type { Clock } from '../../kernel/clock.ts';
import type { FileKey, UserId, VignetteId } from '../../kernel/ids.ts';
import { hasFigure, type SectionSource } from '../../kernel/vignettes.ts';
import type { ReleasedAnswers } from '../cards/ports.ts';

/** Whether a case of this person’s cards shows a figure: its approved text may have newer ones than their test. */
export class ShowsCardFigure {
  constructor(
    private readonly answers: Pick<ReleasedAnswers, 'of'>,
    private readonly texts: SectionSource,
    private readonly clock: Clock,
  ) {}

  async run({ userId, vignetteId, key }: { userId: UserId; vignetteId: VignetteId; key: FileKey }): Promise<boolean> {
    const answers = await this.answers.of(userId, this.clock.now());
    const versions = answers.flatMap((one) => (one.vignetteId === vignetteId ? (one.versionId ?? []) : []));
    return hasFigure(await this.texts.vignettes([...new Set(versions)]), key);
  }
}
