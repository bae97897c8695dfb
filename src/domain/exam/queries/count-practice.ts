import type { UserId } from '../../kernel/ids.ts';
import type { BlueprintContent, ExamSection } from '../blueprint.ts';
import { inForce } from '../default-blueprint.ts';
import type { VignettePool } from '../link-ports.ts';
import type { AnsweredQuestions, BlueprintRepository } from '../ports.ts';
import { historyOf, type PracticeChoice, type PracticeCounts, practiceCounts } from '../practice.ts';

export interface CountedPractice extends PracticeCounts {
  readonly clusters: BlueprintContent['clusters'];
  readonly subjects: BlueprintContent['subjects'];
  /** A section of the exam, by which the minutes of a timed test are counted. */
  readonly pace: ExamSection;
}

/** How many cases fit a choice, before anything starts. */
export class CountPractice {
  constructor(
    private readonly blueprints: Pick<BlueprintRepository, 'newest'>,
    private readonly answered: Pick<AnsweredQuestions, 'history'>,
    private readonly pool: VignettePool,
  ) {}

  async run({ userId, ...choice }: PracticeChoice & { userId: UserId }): Promise<CountedPractice> {
    const { content } = inForce(await this.blueprints.newest());
    const { clusters, subjects, sections } = content;
    const history = historyOf(await this.answered.history(userId));
    const ids = { clusters: clusters.map(({ id }) => id), subjects: subjects.map(({ id }) => id) };
    const counts = practiceCounts(await this.pool.of('practice'), choice, history, ids);
    return { ...counts, clusters, subjects, pace: sections[0] ?? { vignettes: 1, minutes: 1 } };
  }
}
