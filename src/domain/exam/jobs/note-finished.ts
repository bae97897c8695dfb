import type { Clock } from '../../kernel/clock.ts';
import type { SittingId } from '../../kernel/ids.ts';
import { isFinished } from '../day-test.ts';
import type { FinishedTests } from '../link-ports.ts';
import type { SittingRepository } from '../ports.ts';
import { sittingEnd } from '../section-clock.ts';

/** Job: tells the courses that show a test that a person has finished it. Idempotent. */
export class NoteFinished {
  constructor(
    private readonly sittings: Pick<SittingRepository, 'find'>,
    private readonly finishedTests: FinishedTests,
    private readonly clock: Clock,
  ) {}

  async run({ sittingId }: { sittingId: SittingId }): Promise<void> {
    const whole = await this.sittings.find(sittingId);
    const now = this.clock.now();
    if (!whole || !isFinished(whole.sitting, whole.sections, now)) return;
    const { sitting, sections } = whole;
    const { userId, contentId, mockExamId } = sitting;
    if (contentId === null && mockExamId === null) return;
    await this.finishedTests.note({ userId, contentId, mockExamId, at: sittingEnd(sitting, sections, now) });
  }
}
