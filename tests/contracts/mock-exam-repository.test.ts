import { describe, expect, it } from 'vitest';
import { KnexMockExamRepository } from '../../src/adapters/knex/exam/mock-exam-repository.ts';
import type { MockExam } from '../../src/domain/exam/mock-exam.ts';
import { inParallel } from './in-parallel.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { friday, monday, ODD_TEXT, tuesday } from './samples.ts';

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

    it('writes all of it again, over the revision that was read', async () => {
      const mockExams = await opened();
      await mockExams.add(aMockExam());
      const changed = published({
        title: 'Other',
        sections: [{ minutes: 90, places: 1, vignettes: [place('v3', { versionId: 'v3-1', isScored: false })] }],
        courseIds: ['course-c'],
        releaseAt: null,
      });
      await mockExams.save(changed);
      expect(await mockExams.find('mock')).toEqual({ ...changed, revision: 2 });
      await expect(mockExams.save(aMockExam())).rejects.toMatchObject({
        kind: 'conflict',
        code: 'exam/stale-mock-exam',
        isStale: true,
      });
      expect(await mockExams.find('mock')).toEqual({ ...changed, revision: 2 });
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

    it('lists by state and course, newest first', async () => {
      const mockExams = await opened();
      await mockExams.add(aMockExam({ id: 'a', createdAt: monday }));
      await mockExams.add(published({ id: 'b', createdAt: friday, courseIds: ['course-b'] }));
      await mockExams.add(published({ id: 'c', createdAt: tuesday }));
      await mockExams.add(published({ id: 'd', createdAt: tuesday, courseIds: [] }));
      const ids = async (filter: Parameters<typeof mockExams.list>[0]) =>
        (await mockExams.list(filter)).map(({ id }) => id);
      expect(await ids({ states: ['draft', 'published', 'closed'] })).toEqual(['b', 'd', 'c', 'a']);
      expect(await ids({ states: ['published'], courseIds: ['course-a', 'course-b'] })).toEqual(['b', 'c']);
      expect(await ids({ states: ['published'], courseIds: [] })).toEqual([]);
      expect((await mockExams.list({ states: ['draft'] }))[0]).toEqual(aMockExam({ id: 'a' }));
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
  });
});
