import type { VignetteId } from '../../kernel/ids.ts';
import { noSuchVignette } from '../errors.ts';
import type { FigureRepository, VersionRepository, VignetteRepository, WithdrawnQuestions } from '../ports.ts';
import type { KeyedVersion } from '../vignette-version.ts';
import type { WholeVignette } from './get-vignette.ts';

export interface ApprovedVignette extends Pick<WholeVignette, 'vignette' | 'figures' | 'withdrawn'> {
  readonly approved: KeyedVersion;
}

/**
 * A vignette as teachers see it, who build mock exams of it and answer reports about it: the approved version with its
 * answer keys, and nothing that is in draft or review.
 */
export class GetApprovedVignette {
  constructor(
    private readonly vignettes: Pick<VignetteRepository, 'find'>,
    private readonly versions: Pick<VersionRepository, 'findIn'>,
    private readonly figures: Pick<FigureRepository, 'listOf'>,
    private readonly withdrawn: Pick<WithdrawnQuestions, 'of'>,
  ) {}

  /** Rejects with `not-found` also where no version is approved. */
  async run({ vignetteId }: { vignetteId: VignetteId }): Promise<ApprovedVignette> {
    const [vignette, approved] = await Promise.all([
      this.vignettes.find(vignetteId),
      this.versions.findIn(vignetteId, ['approved']),
    ]);
    if (!vignette || !approved) throw noSuchVignette();
    const [figures, withdrawn] = await Promise.all([
      this.figures.listOf(vignetteId),
      this.withdrawn.of(approved.version.questions.map(({ id }) => id)),
    ]);
    return { vignette, approved, figures, withdrawn };
  }
}
