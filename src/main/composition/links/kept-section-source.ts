import type { SectionSource, SectionVignette } from '../../../domain/exam/link-ports.ts';
import type { VersionId } from '../../../domain/kernel/ids.ts';
import type { Figure } from '../../../domain/questions/figure.ts';
import type { FigureRepository, VersionTexts } from '../../../domain/questions/ports.ts';
import type { VignetteVersion } from '../../../domain/questions/vignette-version.ts';
import { VersionedCache } from '../../../http/versioned-cache.ts';

/** Some 8 kB each: the cases of ten mock exams. */
const MAX_KEPT = 600;
/** An approved text has no second state. */
const ONLY = 1;

/**
 * Texts of approved versions, which never change: five hundred candidates who start together read each once. Neither
 * of the two that it asks knows the table of answer keys.
 */
export class KeptSectionSource implements SectionSource {
  private readonly kept = new VersionedCache<SectionVignette>({ maxSize: MAX_KEPT, sizeOf: () => 1 });

  constructor(
    private readonly texts: Pick<VersionTexts, 'list'>,
    private readonly figures: Pick<FigureRepository, 'listOfAll'>,
  ) {}

  async vignettes(versionIds: readonly VersionId[]): Promise<SectionVignette[]> {
    const missing = versionIds.filter((id) => !this.kept.has(id, ONLY));
    for (const vignette of missing.length === 0 ? [] : await this.read(missing))
      await this.kept.of(vignette.versionId, ONLY, async () => vignette);
    const found = versionIds.filter((id) => this.kept.has(id, ONLY));
    return Promise.all(found.map((id) => this.kept.of(id, ONLY, async () => this.one(id))));
  }

  /** Read again where it was among the least recently used meanwhile. */
  private async one(id: VersionId): Promise<SectionVignette> {
    const [vignette] = await this.read([id]);
    if (!vignette) throw new Error(`The version ${id} is gone.`);
    return vignette;
  }

  private async read(ids: readonly VersionId[]): Promise<SectionVignette[]> {
    const versions = (await this.texts.list(ids)).filter(({ state }) => state === 'approved' || state === 'superseded');
    const figures = await this.figures.listOfAll(versions.map(({ vignetteId }) => vignetteId));
    return versions.map((version) => toVignette(version, figures));
  }
}

function toVignette(version: VignetteVersion, files: readonly Figure[]): SectionVignette {
  const { id: versionId, vignetteId, case: caseText, figures: shown, questions } = version;
  return {
    vignetteId,
    versionId,
    case: caseText,
    figures: shown.flatMap(({ number, description, caption }) => {
      const file = files.find((one) => one.vignetteId === vignetteId && one.number === number);
      if (!file) return [];
      const { fileKey: key, smallFileKey: smallKey, width, height } = file;
      return [{ number, key, smallKey, width, height, description, caption }];
    }),
    questions: questions.map(({ id, stem, options }) => ({ id, stem, options })),
  };
}
