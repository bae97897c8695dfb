import type { Clock } from '../../kernel/clock.ts';
import type { UserId } from '../../kernel/ids.ts';
import {
  checkTold,
  plannedExam,
  predictionFor,
  refusalToTell,
  saySame,
  type ToldCluster,
  toldAlready,
} from '../outcome.ts';
import type { Estimates, ExamDays, ExamShapes, Outcomes } from '../ports.ts';

/** Keeps a candidate’s results of an exam, once, with the chances that were predicted. The same again is no fault. */
export class ReportOutcome {
  constructor(
    private readonly outcomes: Pick<Outcomes, 'keep'>,
    private readonly estimates: Pick<Estimates, 'historyOf'>,
    private readonly examDays: ExamDays,
    private readonly shapes: ExamShapes,
    private readonly clock: Clock,
  ) {}

  /** @param told clusters with their results; one that is missing is not said. */
  async run({ userId, told }: { userId: UserId; told: readonly ToldCluster[] }): Promise<void> {
    const now = this.clock.now();
    const exam = plannedExam(await this.examDays.of(userId));
    const refused = refusalToTell(exam, now);
    if (refused || !exam) throw refused;
    const { clusters } = await this.shapes.current();
    checkTold(told, clusters);
    const { chanceOf, all } = predictionFor(exam, await this.estimates.historyOf(userId));
    const outcome = {
      ...{ userId, examOn: exam.examOn, at: now },
      content: {
        clusters: clusters.map(({ id }) => ({
          id,
          result: told.find((one) => one.id === id)?.result ?? ('not-said' as const),
          chance: chanceOf(id),
        })),
        all,
      },
    };
    if (!saySame(await this.outcomes.keep(outcome), outcome)) throw toldAlready();
  }
}
