import type { Clock } from '../../kernel/clock.ts';
import type { EventLoopYield } from '../../kernel/event-loop-yield.ts';
import type { MockExamId, SittingId, UserId } from '../../kernel/ids.ts';
import { noSuchMockExam } from '../errors.ts';
import type { AnswerKeySource } from '../link-ports.ts';
import type { MockExamRepository, SittingRepository } from '../ports.ts';
import { type ClusterScore, scoreOf } from '../score.ts';
import { sittingEnd, sittingState } from '../section-clock.ts';
import { versionIdsOf } from '../sitting.ts';

/** Candidates of one list, the newest: a larger class is read by its courses. */
export const MAX_RESULTS = 500;

export interface CandidateResult {
  readonly sittingId: SittingId;
  readonly userId: UserId;
  readonly name: string;
  readonly endedAt: Date;
  readonly clusters: readonly ClusterScore[];
  /** Clusters below their mark. */
  readonly below: number;
  /** On all questions. */
  readonly seconds: number;
  /** Every section was started. */
  readonly isComplete: boolean;
}

export interface MockResults {
  readonly title: string;
  /** Newest end first. */
  readonly results: readonly CandidateResult[];
  /** There are older ones that are not in the list. */
  readonly hasMore: boolean;
}

/** Results of a mock exam for teachers, each from its end on, released or not. Previews count nowhere. */
export class ListMockResults {
  constructor(
    private readonly mockExams: Pick<MockExamRepository, 'find'>,
    private readonly sittings: Pick<SittingRepository, 'listOfMock'>,
    private readonly keys: Pick<AnswerKeySource, 'keys'>,
    private readonly eventLoop: EventLoopYield,
    private readonly clock: Clock,
  ) {}

  async run({ mockExamId }: { mockExamId: MockExamId }): Promise<MockResults> {
    const mockExam = await this.mockExams.find(mockExamId);
    if (!mockExam) throw noSuchMockExam();
    const found = await this.sittings.listOfMock(mockExamId, MAX_RESULTS + 1);
    const keys = await this.keys.keys([...new Set(found.flatMap(({ sections }) => versionIdsOf(sections)))]);
    const now = this.clock.now();
    const results: CandidateResult[] = [];
    for (const { name, ...whole } of found.slice(0, MAX_RESULTS)) {
      const { sitting, sections } = whole;
      if (sittingState(sitting, sections, now) !== 'over') continue;
      await this.eventLoop.yield();
      const { clusters, sections: worked, isComplete } = scoreOf(whole, keys, [], now);
      results.push({
        ...{ sittingId: sitting.id, userId: sitting.userId, name, clusters, isComplete },
        endedAt: sittingEnd(sitting, sections, now),
        below: clusters.filter(({ isPassed }) => isPassed === false).length,
        seconds: worked.reduce((sum, { seconds }) => sum + seconds, 0),
      });
    }
    results.sort((one, other) => other.endedAt.getTime() - one.endedAt.getTime());
    return { title: mockExam.title, results, hasMore: found.length > MAX_RESULTS };
  }
}
