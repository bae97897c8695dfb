import type { AnsweredQuestion } from '../../../src/domain/exam/answered-question.ts';
import type { MockExam } from '../../../src/domain/exam/mock-exam.ts';
import { CountPractice } from '../../../src/domain/exam/queries/count-practice.ts';
import { GetExam } from '../../../src/domain/exam/queries/get-exam.ts';
import { ListSittings } from '../../../src/domain/exam/queries/list-sittings.ts';
import { type StartedPractice, StartPractice } from '../../../src/domain/exam/use-cases/start-practice.ts';
import { StartSitting } from '../../../src/domain/exam/use-cases/start-sitting.ts';
import type { CourseId } from '../../../src/domain/kernel/ids.ts';
import type { Viewer } from '../../../src/domain/kernel/viewer.ts';
import { sectionSource, vignettePool } from '../../../src/main/composition/links/exam.ts';
import { aUser } from '../../contracts/samples.ts';
import { sqlWorld } from '../../doubles/sql-world.ts';
import { aPlan, aSitting } from './sitting-samples.ts';

const SECTION = { minutes: 60, plan: aPlan(1, 1) };

export const ada: Viewer = { userId: 'ada', role: 'student', roles: [] };
export const admin: Viewer = { userId: 'admin', role: 'admin', roles: ['owner'] };

/** What a candidate asks before a sitting, in a school whose bank is empty; Ada may enter the course `sprint`. */
export async function candidateWorld() {
  const world = sqlWorld();
  const { stores, work, ids, clock } = world;
  const { sittings, blueprints, answeredQuestions, mockExams, extraTimes } = stores;
  for (const id of ['ada', 'bob']) await stores.users.add(aUser({ id, email: `${id}@example.org` }));
  await stores.users.add(aUser({ id: 'admin', email: 'admin@example.org', role: 'admin' }));

  const unconfirmed = new Set<string>();
  const enterable = new Map<string, readonly CourseId[]>([['ada', ['sprint']]]);
  const access = {
    courses: async (userId: string) => [...(enterable.get(userId) ?? [])],
    isConfirmed: async (userId: string) => !unconfirmed.has(userId),
  };
  const source = sectionSource(stores.versionTexts, stores.vignetteFigures);
  const pool = vignettePool(stores.poolReader);
  const getExam = new GetExam(mockExams, sittings, blueprints, source, access, clock);
  const count = new CountPractice(blueprints, answeredQuestions, pool, access);
  const list = new ListSittings(sittings, clock);
  const practise = new StartPractice(work, sittings, blueprints, answeredQuestions, pool, source, access, ids, clock);
  const sit = new StartSitting(work, sittings, mockExams, blueprints, extraTimes, source, access, ids, clock);
  let requests = 0;

  return {
    ...world,
    enter: (userId: string, ...courseIds: CourseId[]) => void enterable.set(userId, courseIds),
    unconfirmed,
    exam: (viewer = ada) => getExam.run(viewer),
    sittingsOf: (userId = 'ada', before?: string) => list.run({ userId, before }),
    count: (choice: Partial<Parameters<CountPractice['run']>[0]> = {}) =>
      count.run({ viewer: ada, clusters: [], subjects: [], status: 'all', ...choice }),
    practise: (facts: Partial<StartedPractice> = {}) =>
      practise.run({
        viewer: ada,
        idempotencyKey: `practice-${(requests += 1)}`,
        kind: 'timed',
        vignettes: 2,
        clusters: [],
        subjects: [],
        status: 'all',
        extraTimePercent: 0,
        device: 'Chrome, Windows',
        ...facts,
      }),
    sit: (mockExamId = 'mock', viewer = ada, idempotencyKey = `mock-${(requests += 1)}`) =>
      sit.run({ viewer, idempotencyKey, mockExamId, device: 'Chrome, Windows' }),
    /** Starts the first section, and hands it in ten minutes later. */
    async finish(sittingId: string): Promise<void> {
      const startedAt = clock.now();
      const deadlineAt = new Date(startedAt.getTime() + 3_600_000);
      await sittings.startSection(sittingId, 1, { writer: 1, startedAt, deadlineAt });
      clock.advance(600_000);
      await stores.answerSheets.submitStored(sittingId, 1, clock.now());
    },
    /** Notes answers of Ada to these questions of the bank (approved-vignettes.ts), in a sitting that is over. */
    async note(questionIds: readonly string[], facts: Partial<AnsweredQuestion> = {}): Promise<void> {
      const sittingId = `noted-${questionIds.join('-')}`;
      const at = clock.now();
      await sittings.add({
        sitting: aSitting({ id: sittingId, endedAt: at }),
        idempotencyKey: sittingId,
        sections: [SECTION],
      });
      await answeredQuestions.add(
        questionIds.map((questionId) => ({
          sittingId,
          questionId,
          userId: 'ada',
          versionId: 'any',
          vignetteId: 'any',
          cluster: 'c1',
          subject: 'endodontics',
          optionId: null,
          isRight: true,
          isFlagged: false,
          isReached: true,
          isFirst: true,
          pace: 'exam' as const,
          seconds: 60,
          at,
          ...facts,
        })),
      );
    },
    /** Stores a published mock exam of these vignettes of the bank, a section each, for the course `sprint`. */
    publish: async (sections: readonly (readonly string[])[], facts: Partial<MockExam> = {}): Promise<void> =>
      mockExams.add({
        id: 'mock',
        title: 'Mock exam 1',
        blueprintVersion: 0,
        state: 'published',
        revision: 1,
        sections: sections.map((vignettes) => ({
          minutes: 60,
          places: vignettes.length,
          vignettes: vignettes.map((vignetteId) => ({
            vignetteId,
            versionId: `${vignetteId}-v1`,
            isScored: true,
            isFixed: false,
          })),
        })),
        courseIds: ['sprint'],
        releaseAt: null,
        isDemo: false,
        isFree: false,
        createdAt: clock.now(),
        publishedAt: clock.now(),
        closedAt: null,
        ...facts,
      }),
  };
}
