import type { Clock } from '../../kernel/clock.ts';
import type { Fault } from '../../kernel/fault.ts';
import type { UserId, VignetteId } from '../../kernel/ids.ts';
import type { RichTextReader } from '../../kernel/rich-text.ts';
import { blindFor } from '../blind.ts';
import { noSuchVignette } from '../errors.ts';
import type { Figure } from '../figure.ts';
import { hintsOf } from '../hints.ts';
import type {
  ExamTaxonomy,
  FigureRepository,
  ReviewRepository,
  SameStem,
  VersionHead,
  VersionRepository,
  VignetteReader,
  VignetteRepository,
  WithdrawnQuestions,
} from '../ports.ts';
import type { VignetteReview } from '../review.ts';
import { submissionFaults } from '../submission.ts';
import type { Vignette } from '../vignette.ts';
import { type KeyedVersion, stemKeyOf, tellingStems } from '../vignette-version.ts';
import type { WithdrawnQuestion } from '../withdrawn-question.ts';

export interface WholeVignette {
  readonly vignette: Vignette;
  readonly versions: readonly VersionHead[];
  /** Draft or in review, with what a submission still needs and advice. */
  readonly open: (KeyedVersion & { readonly faults: readonly Fault[]; readonly hints: readonly Fault[] }) | undefined;
  readonly approved: KeyedVersion | undefined;
  readonly figures: readonly Figure[];
  readonly withdrawn: readonly WithdrawnQuestion[];
  /** Decided ones of the open version, oldest first. */
  readonly reviews: readonly VignetteReview[];
  readonly names: ReadonlyMap<UserId, string>;
}

/** A vignette as authors see it, with the answer keys that its reader may see. */
export class GetVignette {
  constructor(
    private readonly vignettes: Pick<VignetteRepository, 'find'>,
    private readonly versions: Pick<VersionRepository, 'findIn' | 'listOf'>,
    private readonly figures: Pick<FigureRepository, 'listOf'>,
    private readonly withdrawn: Pick<WithdrawnQuestions, 'of'>,
    private readonly reviews: Pick<ReviewRepository, 'find' | 'listOf'>,
    private readonly bank: Pick<VignetteReader, 'sameStems' | 'names'>,
    private readonly taxonomy: ExamTaxonomy,
    private readonly reader: RichTextReader,
    private readonly clock: Clock,
  ) {}

  /** @param by the reader: the keys of a version in review wait for their ratings, unless they are its author. */
  async run({ vignetteId, by }: { vignetteId: VignetteId; by: UserId }): Promise<WholeVignette> {
    const { vignettes, versions, figures, withdrawn, reviews } = this;
    const vignette = await vignettes.find(vignetteId);
    if (!vignette) throw noSuchVignette();
    const [heads, open, approved, shown] = await Promise.all([
      versions.listOf(vignetteId),
      versions.findIn(vignetteId, ['draft', 'in-review']),
      versions.findIn(vignetteId, ['approved']),
      figures.listOf(vignetteId),
    ]);
    const both = [open, approved].filter((version) => version !== undefined);
    const questionIds = new Set(both.flatMap(({ version }) => version.questions.map(({ id }) => id)));
    const made = open ? await reviews.listOf(open.version.id) : [];
    const people = [...heads.flatMap(({ authorIds }) => authorIds), ...made.map(({ reviewerId }) => reviewerId)];
    return {
      vignette,
      versions: heads,
      open: open && { ...(await blindFor(open, by, reviews)), ...(await this.adviceOn(open)) },
      approved,
      figures: shown,
      withdrawn: await withdrawn.of([...questionIds]),
      reviews: made.filter(({ decision }) => decision !== null),
      names: await this.bank.names([...new Set(people)]),
    };
  }

  private async adviceOn(open: KeyedVersion): Promise<{ faults: readonly Fault[]; hints: readonly Fault[] }> {
    if (open.version.state !== 'draft') return { faults: [], hints: [] };
    const stemKeys = tellingStems(open.version.questions);
    const [taxonomy, twins] = await Promise.all([
      this.taxonomy.current(),
      this.bank.sameStems(stemKeys, open.version.vignetteId),
    ]);
    return {
      faults: submissionFaults(open, { taxonomy, reader: this.reader, now: this.clock.now() }),
      hints: [...hintsOf(open), ...twinHints(open, twins)],
    };
  }
}

const twinHints = ({ version }: KeyedVersion, twins: readonly SameStem[]): Fault[] =>
  version.questions.flatMap((question, at) => {
    const twin = twins.find(({ stemKey }) => stemKey === stemKeyOf(question));
    return twin ? [{ path: `questions[${at}].stem`, message: `V${twin.number} asks the same: ${twin.title}` }] : [];
  });
