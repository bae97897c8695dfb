import type { VersionId } from '../../../domain/kernel/ids.ts';
import { VersionedCache } from '../../../domain/kernel/versioned-cache.ts';
import type { SectionSource, SectionVignette } from '../../../domain/kernel/vignettes.ts';
import type { Figure } from '../../../domain/questions/figure.ts';
import type { FigureRepository, VersionTexts } from '../../../domain/questions/ports.ts';
import type { VignetteVersion } from '../../../domain/questions/vignette-version.ts';

/** Some 8 kB each: the cases of ten mock exams. */
const MAX_KEPT = 600;
/** Version of every entry: approved texts never change. */
const ONLY = 1;
const GONE = new Error('This version is not in the question bank.');

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
    const reading = missing.length === 0 ? NOTHING : this.read(missing);
    const found = await Promise.all(versionIds.map((id) => this.one(id, reading)));
    return found.filter((vignette) => vignette !== undefined);
  }

  /** A version that is not there is not kept: it may be approved later. */
  private async one(id: VersionId, reading: Reading): Promise<SectionVignette | undefined> {
    try {
      return await this.kept.of(id, ONLY, async () => {
        const vignette = (await reading).get(id);
        if (!vignette) throw GONE;
        return vignette;
      });
    } catch (error) {
      if (error === GONE) return undefined;
      throw error;
    }
  }

  private async read(ids: readonly VersionId[]): Reading {
    const versions = (await this.texts.list(ids)).filter(({ state }) => state === 'approved' || state === 'superseded');
    const figures = await this.figures.listOfAll(versions.map(({ vignetteId }) => vignetteId));
    return new Map(versions.map((version) => [version.id, toVignette(version, figures)]));
  }
}

type Reading = Promise<ReadonlyMap<VersionId, SectionVignette>>;
const NOTHING: Reading = Promise.resolve(new Map());

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
