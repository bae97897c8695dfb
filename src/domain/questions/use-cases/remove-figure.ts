import type { Clock } from '../../kernel/clock.ts';
import type { VignetteId } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { noSuchFigure } from '../errors.ts';
import { keysOfFigure } from '../figure.ts';
import { type BankStores, heldDraft } from '../open-version.ts';
import type { FigureRepository } from '../ports.ts';

/** Takes a figure out of the draft. Its files go too, unless a submitted version shows them. */
export class RemoveFigure {
  constructor(
    private readonly work: UnitOfWork<BankStores & { vignetteFigures: FigureRepository; outbox: Outbox }>,
    private readonly clock: Clock,
  ) {}

  async run({ vignetteId, number }: { vignetteId: VignetteId; number: number }): Promise<void> {
    await this.work.run(async (stores) => {
      const { versions, vignetteFigures: figures, outbox } = stores;
      const { version, keys } = await heldDraft(stores, vignetteId);
      if (!version.figures.some((shown) => shown.number === number)) throw noSuchFigure();
      const left = version.figures.filter((shown) => shown.number !== number);
      await versions.save({
        version: { ...version, figures: left, revision: version.revision + 1, updatedAt: this.clock.now() },
        keys,
      });
      if ((await figures.submittedNumbers(vignetteId)).includes(number)) return;
      const unused = (await figures.listOf(vignetteId)).filter((figure) => figure.number === number);
      await figures.remove(vignetteId, [number]);
      await outbox.add('media/erase-files', { keys: unused.flatMap(keysOfFigure) });
    });
  }
}
