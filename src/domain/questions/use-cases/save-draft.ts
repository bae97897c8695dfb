import type { Clock } from '../../kernel/clock.ts';
import type { Ids, UserId, VignetteId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { takeApart, type WrittenVersion } from '../draft.ts';
import { faultyDraft } from '../errors.ts';
import { authorsWith, type BankStores, heldDraft } from '../open-version.ts';
import type { ShownFigure } from '../vignette-version.ts';

export interface SavedDraft {
  readonly vignetteId: VignetteId;
  /** Revision of the draft that the author read. */
  readonly revision: number;
  readonly written: WrittenVersion;
  readonly by: UserId;
}

/** Keeps what an author wrote, complete or not. Ids of questions and options stay. */
export class SaveDraft {
  constructor(
    private readonly work: UnitOfWork<BankStores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run({ vignetteId, revision, written, by }: SavedDraft): Promise<void> {
    await this.work.run(async (stores) => {
      const { version, keys: before } = await heldDraft(stores, vignetteId, revision);
      const approved = await stores.versions.findIn(vignetteId, ['approved']);
      const known = [{ version, keys: before }, ...(approved ? [approved] : [])];
      const { text, keys } = takeApart(written, known, () => this.ids.next());
      const figures = reworded(version.figures, written.figures);
      const authorIds = authorsWith(version, by);
      await stores.versions.save({
        version: { ...version, ...text, figures, authorIds, revision: revision + 1, updatedAt: this.clock.now() },
        keys,
      });
    });
  }
}

/** The draft's figures with what was written about them. They come and go by calls of their own. */
function reworded(shown: readonly ShownFigure[], written: readonly ShownFigure[]): ShownFigure[] {
  const faults: Record<string, string> = {};
  for (const [at, { number }] of written.entries()) {
    const isRepeated = written.findIndex((one) => one.number === number) !== at;
    if (!shown.some((one) => one.number === number))
      faults[`figures[${at}].number`] = 'This figure is not in this case.';
    else if (isRepeated) faults[`figures[${at}].number`] = 'This figure is listed twice.';
  }
  if (Object.keys(faults).length > 0) throw faultyDraft(faults);
  return shown.map((figure) => written.find(({ number }) => number === figure.number) ?? figure);
}
