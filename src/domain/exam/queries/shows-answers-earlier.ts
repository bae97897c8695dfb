import type { MockExamId } from '../../kernel/ids.ts';
import type { MockExamRepository } from '../ports.ts';

/** Answers whether this time of release would show candidates what is right sooner than they were told. */
export class ShowsAnswersEarlier {
  constructor(private readonly mockExams: Pick<MockExamRepository, 'find'>) {}

  /** `releaseAt`: null shows it when a sitting ends. */
  async run({ mockExamId, releaseAt }: { mockExamId: MockExamId; releaseAt: Date | null }): Promise<boolean> {
    const known = await this.mockExams.find(mockExamId);
    if (!known || known.state === 'draft' || known.releaseAt === null) return false;
    return releaseAt === null || releaseAt < known.releaseAt;
  }
}
