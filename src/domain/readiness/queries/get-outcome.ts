import type { CalendarDay } from '../../kernel/calendar.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { UserId } from '../../kernel/ids.ts';
import { plannedExam, refusalToTell } from '../outcome.ts';
import type { ExamDays, ExamShapes, Outcomes } from '../ports.ts';
import type { ExamShape } from '../readiness.ts';

export interface OutcomeToAsk {
  /** Null without an exam in the study plan. */
  readonly examOn: CalendarDay | null;
  /** Clusters whose result is asked for; null where nothing is asked. */
  readonly clusters: ExamShape['clusters'] | null;
}

/** Whether a person is asked for the result of their exam: after its day, until it is told. */
export class GetOutcome {
  constructor(
    private readonly outcomes: Pick<Outcomes, 'find'>,
    private readonly examDays: ExamDays,
    private readonly shapes: ExamShapes,
    private readonly clock: Clock,
  ) {}

  async run({ userId }: { userId: UserId }): Promise<OutcomeToAsk> {
    const exam = plannedExam(await this.examDays.of(userId));
    const examOn = exam?.examOn ?? null;
    if (!exam || refusalToTell(exam, this.clock.now())) return { examOn, clusters: null };
    if (await this.outcomes.find(userId, exam.examOn)) return { examOn, clusters: null };
    return { examOn, clusters: (await this.shapes.current()).clusters };
  }
}
