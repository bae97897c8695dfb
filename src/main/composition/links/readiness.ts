import { targetsOf } from '../../../domain/exam/balance.ts';
import { scoredQuestions, secondsAllowed } from '../../../domain/exam/blueprint.ts';
import type { VignettePool } from '../../../domain/exam/link-ports.ts';
import type { GetBlueprint } from '../../../domain/exam/queries/get-blueprint.ts';
import type { ApprovedQuestions, ExamShapes } from '../../../domain/readiness/ports.ts';

export const examShapes = (getBlueprint: GetBlueprint): ExamShapes => ({
  async current() {
    const { content, confirmed } = await getBlueprint.run();
    const targets = targetsOf(content.clusters, scoredQuestions(content));
    return {
      clusters: content.clusters.map(({ id, short, title }, at) => ({
        ...{ id, short, title },
        questions: Math.round(targets[at] ?? 0),
      })),
      subjects: content.subjects.map(({ id, title }) => ({ id, title })),
      secondsAllowed: secondsAllowed(content),
      strictness: content.strictness,
      isConfirmed: confirmed !== null,
    };
  },
});

export const approvedQuestions = (pool: Pick<VignettePool, 'of'>): ApprovedQuestions => ({
  async ratings() {
    const vignettes = (await Promise.all([pool.of('mock'), pool.of('practice')])).flat();
    const ratings = new Map<string, Map<number, number>>();
    for (const { cluster, rating } of vignettes.flatMap(({ questions }) => questions)) {
      if (rating === null) continue;
      const ofCluster = ratings.get(cluster) ?? new Map<number, number>();
      ratings.set(cluster, ofCluster.set(rating, (ofCluster.get(rating) ?? 0) + 1));
    }
    return ratings;
  },
});
