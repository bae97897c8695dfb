import type { Clock } from '../../kernel/clock.ts';
import type { Ids, MockExamId, UserId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { inForce } from '../default-blueprint.ts';
import { mockExamMadeAlready } from '../errors.ts';
import type { MockExam } from '../mock-exam.ts';
import type { BlueprintRepository, MockExamRepository } from '../ports.ts';

export interface CreatedMockExam {
  readonly title: string;
  readonly by: UserId;
  /** Absent: each call makes a mock exam. */
  readonly idempotencyKey?: string | undefined;
}

/**
 * A draft with the sections of the blueprint and nothing in them. A request that is repeated, since its answer was
 * lost, makes no second one.
 */
export class CreateMockExam {
  constructor(
    private readonly work: UnitOfWork<{ mockExams: MockExamRepository }>,
    private readonly mockExams: Pick<MockExamRepository, 'findRequested'>,
    private readonly blueprints: Pick<BlueprintRepository, 'newest'>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run(given: CreatedMockExam): Promise<MockExamId> {
    const known = await this.madeBefore(given);
    if (known !== undefined) return known;
    try {
      return await this.make(given);
    } catch (error) {
      // Race of two equal requests: the loser answers what the winner made.
      const winner = await this.madeBefore(given);
      if (winner !== undefined) return winner;
      throw error;
    }
  }

  private async madeBefore({ by, idempotencyKey: key, title }: CreatedMockExam): Promise<MockExamId | undefined> {
    const mockExam = key === undefined ? undefined : await this.mockExams.findRequested({ by, key });
    if (!mockExam) return undefined;
    // Its title may have been edited since; then the request is an old one all the same.
    if (mockExam.revision === 1 && mockExam.title !== title) throw mockExamMadeAlready();
    return mockExam.id;
  }

  private async make({ title, by, idempotencyKey: key }: CreatedMockExam): Promise<MockExamId> {
    const { version, content } = inForce(await this.blueprints.newest());
    const id = this.ids.next();
    const draft: MockExam = {
      id,
      title,
      blueprintVersion: version,
      state: 'draft',
      revision: 1,
      sections: content.sections.map(({ minutes, vignettes }) => ({ minutes, places: vignettes, vignettes: [] })),
      courseIds: [],
      isFree: false,
      releaseAt: null,
      isDemo: false,
      createdAt: this.clock.now(),
      publishedAt: null,
      closedAt: null,
    };
    const request = key === undefined ? undefined : { by, key };
    await this.work.run(({ mockExams }) => mockExams.add(draft, request));
    return id;
  }
}
