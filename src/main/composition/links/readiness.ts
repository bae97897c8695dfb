import { targetsOf } from '../../../domain/exam/balance.ts';
import { scoredQuestions, secondsAllowed } from '../../../domain/exam/blueprint.ts';
import type { TaughtPlaces, VignettePool } from '../../../domain/exam/link-ports.ts';
import type { GetBlueprint } from '../../../domain/exam/queries/get-blueprint.ts';
import type { PooledVignette, SectionSource } from '../../../domain/kernel/vignettes.ts';
import type { StudyGoalRepository } from '../../../domain/learning/ports.ts';
import type { ApprovedQuestions, ExamDays, ExamShapes, TaughtLessons } from '../../../domain/readiness/ports.ts';

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
  async current() {
    const [mock, practice] = await Promise.all([pool.of('mock'), pool.of('practice')]);
    const ratings = new Map<string, Map<number, number>>();
    for (const { cluster, rating } of [...mock, ...practice].flatMap(({ questions }) => questions)) {
      if (rating === null) continue;
      const ofCluster = ratings.get(cluster) ?? new Map<number, number>();
      ratings.set(cluster, ofCluster.set(rating, (ofCluster.get(rating) ?? 0) + 1));
    }
    return { ratings, perCase: perCase(practice) };
  },
});

/** Mean number of questions of each cluster in the cases that have any. */
function perCase(vignettes: readonly Pick<PooledVignette, 'questions'>[]): Map<string, number> {
  const counts = new Map<string, { questions: number; cases: number }>();
  for (const { questions } of vignettes)
    for (const [at, { cluster }] of questions.entries()) {
      const { questions: before, cases } = counts.get(cluster) ?? { questions: 0, cases: 0 };
      const isFirst = questions.findIndex((one) => one.cluster === cluster) === at;
      counts.set(cluster, { questions: before + 1, cases: cases + (isFirst ? 1 : 0) });
    }
  return new Map([...counts].map(([cluster, { questions, cases }]) => [cluster, questions / cases]));
}

export const taughtLessons = (places: TaughtPlaces): TaughtLessons => ({
  of: (viewer, questionIds) => places.of(viewer, questionIds),
});

export const cardTexts = (source: SectionSource): SectionSource => ({
  vignettes: (versionIds) => source.vignettes(versionIds),
});

export const examDays = (goals: Pick<StudyGoalRepository, 'find'>): ExamDays => ({
  of: (userId) => goals.find(userId),
});
