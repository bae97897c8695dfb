import { LRUCache } from 'lru-cache';
import type { SectionSource, SectionVignette } from '../../../domain/exam/ports.ts';
import type { VersionId } from '../../../domain/kernel/ids.ts';
import type { FigureRepository, VersionTexts } from '../../../domain/questions/ports.ts';

/** Some 8 kB each: the cases of ten mock exams. */
const MAX_KEPT = 600;

/**
 * Texts of approved versions, which never change: five hundred candidates who start together read each once. Neither
 * of the two that it asks knows the table of answer keys.
 */
export class KeptSectionSource implements SectionSource {
  private readonly kept = new LRUCache<VersionId, SectionVignette>({ max: MAX_KEPT });

  constructor(
    private readonly texts: Pick<VersionTexts, 'list'>,
    private readonly figures: Pick<FigureRepository, 'listOfAll'>,
  ) {}

  async vignettes(versionIds: readonly VersionId[]): Promise<SectionVignette[]> {
    const found = new Map(versionIds.flatMap((id) => toEntry(this.kept.get(id))));
    const missing = versionIds.filter((id) => !found.has(id));
    for (const vignette of missing.length === 0 ? [] : await this.read(missing)) {
      this.kept.set(vignette.versionId, vignette);
      found.set(vignette.versionId, vignette);
    }
    return versionIds.flatMap((id) => found.get(id) ?? []);
  }

  private async read(ids: readonly VersionId[]): Promise<SectionVignette[]> {
    const versions = (await this.texts.list(ids)).filter(({ state }) => state === 'approved' || state === 'superseded');
    const figures = await this.figures.listOfAll(versions.map(({ vignetteId }) => vignetteId));
    return versions.map(({ id, vignetteId, case: caseText, figures: shown, questions }) => ({
      vignetteId,
      versionId: id,
      case: caseText,
      figures: shown.flatMap(({ number, description, caption }) => {
        const file = figures.find((one) => one.vignetteId === vignetteId && one.number === number);
        if (!file) return [];
        const { fileKey: key, smallFileKey: smallKey, width, height } = file;
        return [{ number, key, smallKey, width, height, description, caption }];
      }),
      questions: questions.map((question) => ({ id: question.id, stem: question.stem, options: question.options })),
    }));
  }
}

const toEntry = (vignette: SectionVignette | undefined): [VersionId, SectionVignette][] =>
  vignette ? [[vignette.versionId, vignette]] : [];
