import { describe, expect, it } from 'vitest';
import { KnexMockExamRepository } from '../../src/adapters/knex/exam/mock-exam-repository.ts';
import { KnexSittingRepository } from '../../src/adapters/knex/exam/sitting-repository.ts';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import type { MockExam } from '../../src/domain/exam/mock-exam.ts';
import type { Sitting } from '../../src/domain/exam/sitting.ts';
import { aPlan, aSitting } from '../domain/exam/sitting-samples.ts';
import { inParallel } from './in-parallel.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aUser, friday, monday, ODD_TEXT, tuesday } from './samples.ts';

const place = (vignetteId: string, facts: object = {}) => ({
  vignetteId,
  versionId: null,
  isScored: true,
  isFixed: false,
  ...facts,
});

const aMockExam = (facts: Partial<MockExam> = {}): MockExam => ({
  id: 'mock',
  title: ODD_TEXT,
  blueprintVersion: 3,
  state: 'draft',
  revision: 1,
  sections: [
    { minutes: 120, places: 14, vignettes: [place('v1', { isFixed: true }), place('v2')] },
    { minutes: 60, places: 7, vignettes: [] },
  ],
  courseIds: ['course-a', 'course-b'],
  releaseAt: friday,
  isDemo: false,
  isFree: false,
  createdAt: monday,
  publishedAt: null,
  closedAt: null,
  ...facts,
});

const published = (facts: Partial<MockExam> = {}) => aMockExam({ state: 'published', publishedAt: tuesday, ...facts });

onEveryDatabase((name, open) => {
  describe(`MockExamRepository on ${name}`, () => {
    const opened = async () => new KnexMockExamRepository(await open());

    it('gives a mock exam back as it was written', async () => {
      const mockExams = await opened();
      await mockExams.add(aMockExam());
      await mockExams.add(aMockExam({ id: 'other', courseIds: [], releaseAt: null, isDemo: true, sections: [] }));
      expect(await mockExams.find('mock')).toEqual(aMockExam());
      expect(await mockExams.find('other')).toMatchObject({ courseIds: [], releaseAt: null, isDemo: true });
      expect(await mockExams.find('nothing')).toBeUndefined();
    });

    it('lists what a person of these courses has not finished, oldest first, each once', async () => {
      const db = await open();
      const mockExams = new KnexMockExamRepository(db);
      const sittings = new KnexSittingRepository(db);
      for (const id of ['ada', 'bob']) await new KnexUserRepository(db).add(aUser({ id, email: `${id}@example.com` }));
      await mockExams.add(published({ id: 'new', createdAt: tuesday }));
      await mockExams.add(published({ id: 'old' }));
      await mockExams.add(published({ id: 'other', courseIds: ['course-c'] }));
      await mockExams.add(aMockExam({ id: 'draft' }));
      const left = async () => (await mockExams.listUnfinished('ada', ['course-a', 'course-b'])).map(({ id }) => id);
      expect(await left()).toEqual(['old', 'new']);
      const sit = async (id: string, facts: Partial<Sitting>, isEnded: boolean) => {
        await sittings.add({
          sitting: aSitting({ id, ...facts }),
          idempotencyKey: id,
          sections: [{ minutes: 60, plan: aPlan(1, 1) }],
        });
        if (isEnded) await sittings.end(id, monday);
      };
      await sit('runs', { mockExamId: 'old' }, false);
      await sit('preview', { mockExamId: 'new', isPreview: true }, true);
      await sit('practice', { kind: 'tutor', mockExamId: null }, true);
      await sit('bob', { mockExamId: 'new', userId: 'bob' }, true);
      expect(await left()).toEqual(['old', 'new']);
      await sit('done', { mockExamId: 'new' }, true);
      expect(await left()).toEqual(['old']);
      expect(await mockExams.listUnfinished('ada', [])).toEqual([]);
      expect((await mockExams.listUnfinished('ada', ['course-b']))[0]).toEqual({
        ...{ id: 'old', title: ODD_TEXT, courseId: 'course-b', sections: aMockExam().sections },
      });
    });

    it('lets one of several equal requests in', async () => {
      const mockExams = await opened();
      const request = { by: 'ada', key: 'key' };
      const results = await Promise.allSettled(['a', 'b', 'c'].map((id) => mockExams.add(aMockExam({ id }), request)));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(results.find((one) => one.status === 'rejected')).toMatchObject({
        reason: { kind: 'conflict', code: 'exam/mock-made-already' },
      });
      expect(await mockExams.findRequested(request)).toMatchObject({ courseIds: ['course-a', 'course-b'] });
      expect(await mockExams.findRequested({ by: 'bob', key: 'key' })).toBeUndefined();
    });

    it('lets one of several saves at once in', async () => {
      const mockExams = await opened();
      await mockExams.add(aMockExam());
      const saves = await inParallel(4, (at) =>
        mockExams.save(aMockExam({ title: `Title ${at}` })).then(
          () => true,
          () => false,
        ),
      );
      expect(saves.filter(Boolean)).toHaveLength(1);
      expect(await mockExams.find('mock')).toMatchObject({ revision: 2, courseIds: ['course-a', 'course-b'] });
    });

    it('knows the vignettes that a published one holds', async () => {
      const mockExams = await opened();
      await mockExams.add(aMockExam({ id: 'draft' }));
      const ids = ['v1', 'v2', 'v9'];
      expect(await mockExams.heldVignettes(ids)).toEqual([]);
      await mockExams.add(published({ id: 'open' }));
      await mockExams.add(published({ id: 'second' }));
      expect(await mockExams.heldVignettes(ids)).toEqual(['v1', 'v2']);
      for (const id of ['open', 'second']) await mockExams.save(published({ id, state: 'closed', closedAt: friday }));
      expect(await mockExams.heldVignettes(ids)).toEqual([]);
    });

    it('keeps vignettes from practice while one is published, or anybody sits it or waits for its release', async () => {
      const db = await open();
      const mockExams = new KnexMockExamRepository(db);
      const sittings = new KnexSittingRepository(db);
      await new KnexUserRepository(db).add(aUser());
      const kept = (now = monday) => mockExams.keptVignettes(['v1', 'v2', 'v9'], now);
      await mockExams.add(aMockExam());
      expect(await kept()).toEqual([]);
      const exam = published({ id: 'open', releaseAt: null });
      await mockExams.add(exam);
      expect(await kept()).toEqual(['v1', 'v2']);
      await mockExams.save({ ...exam, state: 'closed', closedAt: monday });
      expect(await kept()).toEqual([]);
      const sit = (id: string, facts: Partial<Sitting>) =>
        sittings.add({
          sitting: aSitting({ id, mockExamId: 'open', ...facts }),
          idempotencyKey: id,
          sections: [{ minutes: 60, plan: aPlan(1, 1) }],
        });
      await sit('preview', { isPreview: true });
      await sittings.end('preview', monday);
      await sit('practice', { kind: 'tutor', mockExamId: null });
      expect(await kept()).toEqual([]);
      await sit('sat', { releaseAt: tuesday });
      expect(await kept(friday)).toEqual(['v1']);
      await sittings.end('sat', monday);
      expect(await kept()).toEqual(['v1']);
      expect(await kept(tuesday)).toEqual([]);
      await db('mock_exams').where({ id: 'open' }).update({ release_at: friday.getTime() });
      expect(await kept(tuesday)).toEqual(['v1']);
      expect(await kept(friday)).toEqual([]);
    });
  });
});
