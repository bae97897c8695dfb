import type { UserId, VignetteId } from '../../kernel/ids.ts';
import type { AnswerKey } from '../answer-key.ts';
import { noSuchVignette, notInReview, ownWork } from '../errors.ts';
import type { Figure } from '../figure.ts';
import type {
  FigureRepository,
  ReviewRepository,
  VersionRepository,
  VersionTexts,
  VignetteRepository,
} from '../ports.ts';
import type { VignetteReview } from '../review.ts';
import type { VignetteVersion } from '../vignette-version.ts';

export interface VersionInReview {
  /** Number of the vignette; the version has its own. */
  readonly vignetteNumber: number;
  readonly version: VignetteVersion;
  readonly figures: readonly Figure[];
  /** Own answers, and the answer keys: undefined until this reviewer has answered and rated. */
  readonly seen: { readonly review: VignetteReview; readonly keys: readonly AnswerKey[] } | undefined;
}

/** A version as its reviewer may see it: blind first. Keys are not even read before the ratings are kept. */
export class GetVersionInReview {
  constructor(
    private readonly vignettes: Pick<VignetteRepository, 'find'>,
    private readonly texts: Pick<VersionTexts, 'findInReview'>,
    private readonly versions: Pick<VersionRepository, 'findIn'>,
    private readonly reviews: Pick<ReviewRepository, 'find'>,
    private readonly figures: Pick<FigureRepository, 'listOf'>,
  ) {}

  async run({ vignetteId, by }: { vignetteId: VignetteId; by: UserId }): Promise<VersionInReview> {
    const vignette = await this.vignettes.find(vignetteId);
    if (!vignette) throw noSuchVignette();
    const version = await this.texts.findInReview(vignetteId);
    if (!version) throw notInReview();
    if (version.authorIds.includes(by)) throw ownWork();
    const review = await this.reviews.find(version.id, version.revision, by);
    const shown = { vignetteNumber: vignette.number, version, figures: await this.figures.listOf(vignetteId) };
    if (!review) return { ...shown, seen: undefined };
    const keyed = await this.versions.findIn(vignetteId, ['in-review']);
    if (keyed?.version.revision !== version.revision) throw notInReview();
    return { ...shown, seen: { review, keys: keyed.keys } };
  }
}
