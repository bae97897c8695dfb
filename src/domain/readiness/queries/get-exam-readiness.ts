import type { Clock } from '../../kernel/clock.ts';
import type { UserId } from '../../kernel/ids.ts';
import type { ApprovedQuestions, EvidenceReader, ExamShapes } from '../ports.ts';
import { type Readiness, readinessOf } from '../readiness.ts';

/** Works out anew what one person's answers tell, in four statements for any number of them. */
export class GetExamReadiness {
  constructor(
    private readonly evidence: EvidenceReader,
    private readonly shapes: ExamShapes,
    private readonly approved: ApprovedQuestions,
    private readonly clock: Clock,
  ) {}

  async run({ userId }: { userId: UserId }): Promise<Readiness> {
    const now = this.clock.now();
    const [rows, shape, bank] = await Promise.all([
      this.evidence.atSight(userId, now),
      this.shapes.current(),
      this.approved.current(),
    ]);
    return readinessOf(rows, shape, bank, now);
  }
}
