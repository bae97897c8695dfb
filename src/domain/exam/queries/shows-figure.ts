import type { FileKey, UserId, VignetteId } from '../../kernel/ids.ts';
import { hasFigure, type SectionSource } from '../../kernel/vignettes.ts';
import type { SittingRepository } from '../ports.ts';

/** Whether a section that has started for this person shows a figure, in either size. */
export class ShowsFigure {
  constructor(
    private readonly sittings: Pick<SittingRepository, 'startedVersions'>,
    private readonly source: SectionSource,
  ) {}

  async run({ userId, vignetteId, key }: { userId: UserId; vignetteId: VignetteId; key: FileKey }): Promise<boolean> {
    const shown = await this.source.vignettes(await this.sittings.startedVersions(userId, vignetteId));
    return hasFigure(shown, key);
  }
}
