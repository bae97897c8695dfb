import type { VignetteId } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { keysOfFigure } from '../figure.ts';
import { type BankStores, heldDraft } from '../open-version.ts';
import type { FigureRepository } from '../ports.ts';

/** Throws a draft away, with the figures that no submitted version shows. What was never submitted is gone then. */
export class DiscardDraft {
  constructor(private readonly work: UnitOfWork<BankStores & { vignetteFigures: FigureRepository; outbox: Outbox }>) {}

  /** Answers whether something is left of the vignette. */
  run({ vignetteId }: { vignetteId: VignetteId }): Promise<boolean> {
    return this.work.run(async (stores) => {
      const { vignettes, versions, vignetteFigures: figures, outbox } = stores;
      const { version } = await heldDraft(stores, vignetteId);
      await versions.remove(version.id);
      const submitted = new Set(await figures.submittedNumbers(vignetteId));
      const unused = (await figures.listOf(vignetteId)).filter(({ number }) => !submitted.has(number));
      if (unused.length > 0) {
        await figures.remove(
          vignetteId,
          unused.map(({ number }) => number),
        );
        await outbox.add('media/erase-files', { keys: unused.flatMap(keysOfFigure) });
      }
      const isLeft = (await versions.listOf(vignetteId)).length > 0;
      if (!isLeft) await vignettes.remove(vignetteId);
      return isLeft;
    });
  }
}
