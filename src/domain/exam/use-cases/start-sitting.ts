import type { Clock } from '../../kernel/clock.ts';
import type { ContentId, Ids, MockExamId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { SectionSource } from '../../kernel/vignettes.ts';
import { noSuchMockExam } from '../errors.ts';
import { extraTimeOf } from '../extra-time.ts';
import type { ExamAccess } from '../link-ports.ts';
import { type MadeSitting, makeSitting, planOf, refusalToSit, type SittingStores, shapeOf } from '../make-sitting.ts';
import { isShortOf } from '../mock-exam.ts';
import type { BlueprintRepository, ExtraTimes, MockExamRepository, SittingRepository } from '../ports.ts';
import { blueprintOf } from '../seen-mock-exam.ts';

export interface StartedSitting {
  readonly viewer: Viewer;
  readonly idempotencyKey: string;
  readonly mockExamId: MockExamId;
  /** Where it is begun from a day of a course. */
  readonly contentId?: ContentId;
  readonly device: string;
}

/** One person's way through a published mock exam, whose plan is copied. The same request makes it once. */
export class StartSitting {
  constructor(
    private readonly work: UnitOfWork<SittingStores>,
    private readonly sittings: Pick<SittingRepository, 'findRequested' | 'findOpen'>,
    private readonly mockExams: Pick<MockExamRepository, 'find'>,
    private readonly blueprints: Pick<BlueprintRepository, 'find' | 'newest'>,
    private readonly extraTimes: Pick<ExtraTimes, 'find'>,
    private readonly source: SectionSource,
    private readonly access: ExamAccess,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run({ viewer, idempotencyKey, mockExamId, contentId, device }: StartedSitting): Promise<MadeSitting> {
    const { userId } = viewer;
    const before = await this.sittings.findRequested(userId, idempotencyKey);
    if (before !== undefined) return { sittingId: before, isNew: false };
    const mockExam = await this.mockExams.find(mockExamId);
    if (mockExam?.state !== 'published') throw noSuchMockExam();
    const refusal = await refusalToSit(viewer, mockExam, this.access);
    if (refusal) throw refusal;

    const { content } = await blueprintOf(mockExam, this.blueprints);
    const sections = [];
    for (const { minutes, vignettes } of mockExam.sections) {
      const pinned = vignettes.flatMap(({ vignetteId, versionId, isScored }) =>
        versionId === null ? [] : [{ vignetteId, versionId, isScored }],
      );
      sections.push({ minutes, plan: await planOf(this.source, pinned) });
    }
    const now = this.clock.now();
    const sitting = {
      id: this.ids.next(),
      userId,
      kind: 'mock' as const,
      mockExamId,
      contentId: contentId ?? null,
      title: mockExam.title,
      shape: shapeOf(content, isShortOf(mockExam, content)),
      extraTimePercent: extraTimeOf(await this.extraTimes.find(userId), now),
      isPreview: viewer.role === 'admin',
      isDemo: mockExam.isDemo,
      isFree: mockExam.isFree,
      device,
      releaseAt: mockExam.releaseAt,
      createdAt: now,
      endedAt: null,
    };
    const { work, sittings, clock } = this;
    return makeSitting({ work, sittings, clock }, { sitting, idempotencyKey, sections });
  }
}
