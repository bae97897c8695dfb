import type { Viewer } from '../../kernel/viewer.ts';
import type { BlueprintContent, ExamSection } from '../blueprint.ts';
import { inForce } from '../default-blueprint.ts';
import { noExamAccess } from '../errors.ts';
import type { ExamAccess, VignettePool } from '../link-ports.ts';
import { mayPractise } from '../make-sitting.ts';
import type { AnsweredQuestions, BlueprintRepository } from '../ports.ts';
import { historyOf, type PracticeChoice, type PracticeCounts, practiceCounts } from '../practice.ts';

export interface CountedPractice extends PracticeCounts {
  readonly clusters: BlueprintContent['clusters'];
  readonly subjects: BlueprintContent['subjects'];
  /** A section of the exam, by which the minutes of a timed test are counted. */
  readonly pace: ExamSection;
}

/** Counts the cases that fit a choice, before anything starts, for viewers who may start it. */
export class CountPractice {
  constructor(
    private readonly blueprints: Pick<BlueprintRepository, 'newest'>,
    private readonly answered: Pick<AnsweredQuestions, 'history'>,
    private readonly pool: Pick<VignettePool, 'of'>,
    private readonly access: ExamAccess,
  ) {}

  async run({ viewer, ...choice }: PracticeChoice & { viewer: Viewer }): Promise<CountedPractice> {
    const { userId } = viewer;
    if (!mayPractise(viewer, await this.access.courses(userId))) throw noExamAccess();
    const { content } = inForce(await this.blueprints.newest());
    const { clusters, subjects, sections } = content;
    const history = historyOf(await this.answered.history(userId));
    const ids = { clusters: clusters.map(({ id }) => id), subjects: subjects.map(({ id }) => id) };
    const counts = practiceCounts(await this.pool.of('practice'), choice, history, ids);
    return { ...counts, clusters, subjects, pace: sections[0] ?? { vignettes: 1, minutes: 1 } };
  }
}
