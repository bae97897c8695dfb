import type { Clock } from '../../kernel/clock.ts';
import type { DomainError } from '../../kernel/errors.ts';
import type { SittingId } from '../../kernel/ids.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { earlierSection, noExamAccess, noSuchSection, sectionOver, sittingOver, takenOver } from '../errors.ts';
import { extraTimeOf } from '../extra-time.ts';
import type { ExamAccess } from '../link-ports.ts';
import { mayPractise, refusalToSit } from '../make-sitting.ts';
import { ownSitting } from '../own-sitting.ts';
import type { ExtraTimes, MockExamRepository, SittingRepository } from '../ports.ts';
import { deadlineOf, isOpen, sectionState, sittingState } from '../section-clock.ts';
import type { Sitting } from '../sitting.ts';

export interface StartedSection {
  readonly viewer: Viewer;
  readonly sittingId: SittingId;
  readonly number: number;
  readonly writer: number;
}

/**
 * Begins the next section, whose deadline is stored here. Access is asked now and not in the middle. A section that
 * runs already stays as it is.
 */
export class StartSection {
  constructor(
    private readonly sittings: Pick<SittingRepository, 'find' | 'startSection' | 'raiseExtraTime'>,
    private readonly mockExams: Pick<MockExamRepository, 'find'>,
    private readonly extraTimes: Pick<ExtraTimes, 'find'>,
    private readonly access: ExamAccess,
    private readonly clock: Clock,
  ) {}

  async run({ viewer, sittingId, number, writer }: StartedSection): Promise<void> {
    const { sitting, sections } = await ownSitting(this.sittings, sittingId, viewer.userId);
    const section = sections.find((one) => one.number === number);
    if (!section) throw noSuchSection();
    const now = this.clock.now();
    if (section.writer !== writer) throw takenOver();
    const state = sectionState(section, now);
    if (isOpen(state)) return;
    if (state === 'over') throw sectionOver();
    if (sittingState(sitting, sections, now) === 'over') throw sittingOver();
    if (sections.some((one) => one.number < number && sectionState(one, now) !== 'over')) throw earlierSection();
    const refusal = await this.refusal(viewer, sitting);
    if (refusal) throw refusal;

    const percent = await this.extraTime(sitting, now);
    const start = { writer, startedAt: now, deadlineAt: deadlineOf(now, section.minutes, percent) };
    if (await this.sittings.startSection(sittingId, number, start)) return;
    // Another request was first: a second start of this device, a take-over or the end of the sitting.
    const after = await ownSitting(this.sittings, sittingId, viewer.userId);
    if (after.sections.find((one) => one.number === number)?.writer !== writer) throw takenOver();
    if (after.sitting.endedAt) throw sittingOver();
  }

  /** By the courses of the mock exam as they are now; practice is opened by any course. */
  private async refusal(viewer: Viewer, { mockExamId }: Sitting): Promise<DomainError | undefined> {
    if (mockExamId !== null) return refusalToSit(viewer, await this.mockExams.find(mockExamId), this.access);
    return mayPractise(viewer, await this.access.courses(viewer.userId)) ? undefined : noExamAccess();
  }

  /** The higher one of what the sitting has and what the school gives now; practice has what its candidate chose. */
  private async extraTime({ id, kind, userId, extraTimePercent: had }: Sitting, now: Date): Promise<number> {
    if (kind !== 'mock') return had;
    const percent = Math.max(had, extraTimeOf(await this.extraTimes.find(userId), now));
    if (percent > had) await this.sittings.raiseExtraTime(id, percent);
    return percent;
  }
}
