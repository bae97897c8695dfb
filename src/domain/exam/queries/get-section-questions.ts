import type { Clock } from '../../kernel/clock.ts';
import type { SittingId, UserId } from '../../kernel/ids.ts';
import type { SectionSource, SectionVignette } from '../../kernel/vignettes.ts';
import { noSuchSection, notStarted, sectionOver } from '../errors.ts';
import { ownSitting } from '../own-sitting.ts';
import type { SittingRepository } from '../ports.ts';
import { isReleased } from '../release.ts';
import { isOpen, sectionState, sittingState } from '../section-clock.ts';
import { versionIdsOf } from '../sitting.ts';

/** Cases and questions of a section, while it runs, and again when the sitting is released. */
export class GetSectionQuestions {
  constructor(
    private readonly sittings: Pick<SittingRepository, 'find'>,
    private readonly source: SectionSource,
    private readonly clock: Clock,
  ) {}

  async run({
    userId,
    sittingId,
    number,
  }: {
    userId: UserId;
    sittingId: SittingId;
    number: number;
  }): Promise<SectionVignette[]> {
    const { sitting, sections } = await ownSitting(this.sittings, sittingId, userId);
    const section = sections.find((one) => one.number === number);
    if (!section) throw noSuchSection();
    const now = this.clock.now();
    const state = sectionState(section, now);
    if (!isOpen(state) && !(section.startedAt && isReleased(sitting, sittingState(sitting, sections, now), now)))
      throw state === 'waiting' ? notStarted() : sectionOver();
    return this.source.vignettes(versionIdsOf([section]));
  }
}
