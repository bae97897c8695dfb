import type { FileKey, UserId, VignetteId } from '../../kernel/ids.ts';
import type { SectionSource, SectionVignette } from '../../kernel/vignettes.ts';
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

/** Whether one of these cases shows the figure of this file, in either size. */
export const hasFigure = (vignettes: readonly SectionVignette[], key: FileKey): boolean =>
  vignettes.some(({ figures }) => figures.some((figure) => figure.key === key || figure.smallKey === key));
