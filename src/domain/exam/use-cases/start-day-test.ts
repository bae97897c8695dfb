import type { Clock } from '../../kernel/clock.ts';
import type { ContentId, SittingId } from '../../kernel/ids.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { availabilityOf, type DayTest, type FoundDayTest } from '../day-test.ts';
import { mockExamNotOpen, noSuchTest } from '../errors.ts';
import { extraTimeOf } from '../extra-time.ts';
import type { DayTests } from '../link-ports.ts';
import type { MadeSitting } from '../make-sitting.ts';
import type { ExtraTimes, MockExamRepository, SittingRepository } from '../ports.ts';
import type { StartPractice } from './start-practice.ts';
import type { StartSitting } from './start-sitting.ts';

export interface StartedDayTest {
  readonly viewer: Viewer;
  readonly contentId: ContentId;
  readonly idempotencyKey: string;
  readonly device: string;
  /** The open practice test that a practice test is begun instead of. */
  readonly ends?: SittingId | undefined;
}

/** Starts the test of a course's day, for people who may enter the course. Idempotent by request. */
export class StartDayTest {
  constructor(
    private readonly dayTests: DayTests,
    private readonly sittings: Pick<SittingRepository, 'findRequested'>,
    private readonly mockExams: Pick<MockExamRepository, 'find'>,
    private readonly extraTimes: Pick<ExtraTimes, 'find'>,
    private readonly startSitting: StartSitting,
    private readonly startPractice: StartPractice,
    private readonly clock: Clock,
  ) {}

  async run({ contentId, ...request }: StartedDayTest): Promise<MadeSitting> {
    const { viewer, idempotencyKey } = request;
    const found = await foundDayTest(this.dayTests, viewer, contentId);
    const before = await this.sittings.findRequested(viewer.userId, idempotencyKey);
    if (before !== undefined) return { sittingId: before, isNew: false };
    const { test, courseId, title } = found;
    if (test.kind === 'practice') return this.practise(request, test, { contentId, title });
    const { mockExamId } = test;
    const availability = availabilityOf(await this.mockExams.find(mockExamId), courseId);
    if (availability !== 'open') throw mockExamNotOpen(availability);
    const { device } = request;
    return this.startSitting.run({ viewer, idempotencyKey, device, mockExamId, contentId });
  }

  private async practise(
    request: Omit<StartedDayTest, 'contentId'>,
    { mode, vignettes, clusters, subjects }: Extract<DayTest, { kind: 'practice' }>,
    from: { contentId: ContentId; title: string },
  ): Promise<MadeSitting> {
    const own = extraTimeOf(await this.extraTimes.find(request.viewer.userId), this.clock.now());
    const choice = { vignettes, clusters, subjects, status: 'all' as const };
    return this.startPractice.run({ ...request, ...choice, kind: mode, extraTimePercent: own, from });
  }
}

/** Refuses a content that is not a test as it refuses a missing one. */
export async function foundDayTest(dayTests: DayTests, viewer: Viewer, contentId: ContentId): Promise<FoundDayTest> {
  const found = await dayTests.find(viewer, contentId);
  if (!found) throw noSuchTest();
  return found;
}
