import type { Clock } from '../../kernel/clock.ts';
import { atField } from '../../kernel/errors.ts';
import type { FileKey, UserId, VignetteId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { figureInUse, tooManyFigures } from '../errors.ts';
import { QUESTION_LIMITS } from '../literals.ts';
import { authorsWith, type BankStores, heldDraft } from '../open-version.ts';
import type { FigureFiles, FigurePictures, FigureRepository } from '../ports.ts';

export interface AddedFigure {
  readonly vignetteId: VignetteId;
  /** Key of an uploaded picture. */
  readonly key: FileKey;
  readonly description: string;
  readonly caption: string;
  readonly by: UserId;
}

/** Gives the draft a figure, encoded anew: hidden data of the upload stays behind. */
export class AddFigure {
  constructor(
    private readonly work: UnitOfWork<BankStores & { vignetteFigures: FigureRepository; files: FigureFiles }>,
    private readonly pictures: FigurePictures,
    private readonly clock: Clock,
  ) {}

  /** Answers the figure's number. */
  async run({ vignetteId, key, description, caption, by }: AddedFigure): Promise<number> {
    const picture = await this.pictures.prepare(key).catch((error: unknown) => {
      throw atField(error, 'key');
    });
    return this.work.run(async (stores) => {
      const { versions, vignetteFigures: figures, files } = stores;
      const { version, keys } = await heldDraft(stores, vignetteId);
      // Sent again, because an answer was lost.
      const known = (await figures.listOf(vignetteId)).find(({ fileKey }) => fileKey === picture.fileKey);
      const isShown = version.figures.some(({ number }) => number === known?.number);
      if (known && isShown) return known.number;
      if (version.figures.length >= QUESTION_LIMITS.figures) throw tooManyFigures(QUESTION_LIMITS.figures);
      const taken = [picture.fileKey, picture.smallFileKey];
      if (!known && (await files.attach(taken)).length < taken.length) throw figureInUse();
      const now = this.clock.now();
      const number = known?.number ?? (await figures.add({ ...picture, vignetteId, createdAt: now }));
      await versions.save({
        version: {
          ...version,
          figures: [...version.figures, { number, description, caption }],
          authorIds: authorsWith(version, by),
          revision: version.revision + 1,
          updatedAt: now,
        },
        keys,
      });
      return number;
    });
  }
}
