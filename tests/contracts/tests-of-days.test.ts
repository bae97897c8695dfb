import type { Knex } from 'knex';
import { expect, it } from 'vitest';
import { KnexCatalogReader } from '../../src/adapters/knex/catalog/catalog-reader.ts';
import { KnexCourseRepository } from '../../src/adapters/knex/catalog/course-repository.ts';
import { KnexLessonFiles } from '../../src/adapters/knex/catalog/lesson-files.ts';
import { KnexMockExamRepository } from '../../src/adapters/knex/exam/mock-exam-repository.ts';
import { KnexSittingRepository } from '../../src/adapters/knex/exam/sitting-repository.ts';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import { KnexUnitOfWork } from '../../src/adapters/knex/unit-of-work.ts';
import { RandomIds } from '../../src/adapters/node-crypto/random-ids.ts';
import { SystemClock } from '../../src/adapters/node-crypto/system-clock.ts';
import { aMockExam } from '../domain/exam/mock-exam-samples.ts';
import { aPlan, aSitting } from '../domain/exam/sitting-samples.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aContent, aCourse, aDay, aModule, aPaper, aTest, aUser, monday, tuesday } from './samples.ts';

const MOCK = { kind: 'mock', mockExamId: 'mock' } as const;

/** A course with a day of a video, practice, a mock exam and a paper, and another one with nothing. */
async function opened(open: () => Promise<Knex>) {
  const db = await open();
  const courses = new KnexCourseRepository(db);
  const catalog = new KnexCatalogReader(db);
  await courses.add(aCourse(), [aModule()], [aDay(), aDay({ id: 'other-day', number: 2 })]);
  await courses.add(aCourse({ id: 'other', createdAt: tuesday }), [], []);
  await courses.addContent('course', aContent({ id: 'video', fileKey: 'videos/1' }));
  await courses.addContent('course', aTest({ id: 'quiz' }));
  await courses.addContent('course', aTest({ id: 'mock-test', title: 'Mock test', test: MOCK }));
  await courses.addContent('course', aPaper({ id: 'paper', fileKey: 'documents/1' }));
  return { db, courses, catalog };
}

onEveryDatabase((name, open) => {
  it(`keeps tests among the items of a day on ${name}, and no file with them`, async () => {
    const { db, catalog } = await opened(open);
    const tree = await catalog.courseTree('course');
    const [day] = tree?.modules[0]?.days ?? [];
    expect(day?.contents.map(({ id, position }) => [id, position])).toEqual([
      ['video', 1],
      ['quiz', 2],
      ['mock-test', 3],
      ['paper', 4],
    ]);
    expect(day?.contents[1]).toEqual({ ...aTest({ id: 'quiz' }), position: 2, revision: 1 });
    expect((await catalog.content('mock-test'))?.content).toEqual({
      ...aTest({ id: 'mock-test', title: 'Mock test', test: MOCK }),
      position: 3,
      revision: 1,
    });
    expect((await catalog.studyItems(['course'])).map(({ contentId, type }) => [contentId, type])).toContainEqual([
      'quiz',
      'test',
    ]);
    expect(await catalog.placedTests(['course', 'other'])).toEqual([
      { courseId: 'course', contentId: 'mock-test', test: MOCK },
      { courseId: 'course', contentId: 'quiz', test: aTest().test },
    ]);
    expect(await catalog.placedTests([])).toEqual([]);
    const ref = { kind: 'content', courseId: 'course', contentId: 'quiz' } as const;
    expect(await new KnexLessonFiles(db).find(ref)).toBeUndefined();
  });

  it(`counts them apart on ${name}, and the mock exams that are published`, async () => {
    const { db, catalog } = await opened(open);
    const mockExams = new KnexMockExamRepository(db);
    const counts = async () => (await catalog.allOutlines()).map(({ mockExamCount }) => Number(mockExamCount));
    expect((await catalog.outline('course'))?.modules[0]?.days[0]).toMatchObject({
      itemCount: 4,
      videoCount: 1,
      testCount: 2,
    });
    await mockExams.add(aMockExam());
    await mockExams.add(aMockExam({ id: 'draft', state: 'draft' }));
    await mockExams.add(aMockExam({ id: 'closed', state: 'closed' }));
    await mockExams.add(aMockExam({ id: 'both', courseIds: ['course', 'other'] }));
    expect(await counts()).toEqual([2, 1]);
    expect((await catalog.courseTree('course'))?.mockExamCount).toBe(2);
  });

  it(`finds the very same test of a day on ${name}, under its title`, async () => {
    const { courses } = await opened(open);
    const { dayId, title, test } = aTest();
    expect(await courses.findTestOf({ dayId, title, test })).toBe('quiz');
    expect(await courses.findTestOf({ dayId, title: 'Another', test })).toBeUndefined();
    expect(await courses.findTestOf({ dayId: 'other-day', title, test })).toBeUndefined();
    expect(await courses.findTestOf({ dayId, title, test: { ...test, vignettes: 6 } as never })).toBeUndefined();
  });

  it(`renews the versions of courses on ${name}, those that are gone left out`, async () => {
    const { courses, catalog } = await opened(open);
    const versions = async () => [
      (await courses.find('course'))?.version,
      (await courses.find('other'))?.version,
      await catalog.catalogueVersion(),
    ];
    const [course = 0, other = 0, catalogue = 0] = await versions();
    await courses.renew(['other', 'gone']);
    expect(await versions()).toEqual([course, other + 1, catalogue + 1]);
    await courses.renew([]);
    expect(await versions()).toEqual([course, other + 1, catalogue + 1]);
  });

  it(`has a test back out of the trash on ${name} as it was, without a file to erase`, async () => {
    const { db, catalog } = await opened(open);
    const work = new KnexUnitOfWork(db, new RandomIds(), new SystemClock());
    const ref = { kind: 'content', courseId: 'course', moduleId: 'module', dayId: 'day', contentId: 'quiz' } as const;
    const before = await catalog.content('quiz');
    await work.run(async ({ trash, nodes }) => {
      await trash.keep(ref, { id: 'entry', deletedBy: 'boss', deletedAt: monday });
      await nodes.delete(ref);
    });
    expect(await catalog.content('quiz')).toBeUndefined();
    await work.run(async ({ trash }) => {
      expect(await trash.fileKeys('entry')).toEqual([]);
      expect(await trash.unfinishedFiles('entry')).toEqual({ uninspected: [], unconverted: [] });
      expect(await trash.take('entry')).toMatchObject({ counts: { contents: 1 }, bytes: 0 });
      await trash.restore({ id: 'entry', kind: 'content', courseId: 'course', nodeId: 'quiz' });
    });
    expect(await catalog.content('quiz')).toEqual(before);
  });

  it(`lists who sat a test on ${name}: begun from its content, or of its mock exam`, async () => {
    const { db } = await opened(open);
    const users = new KnexUserRepository(db);
    for (const id of ['ada', 'bob']) await users.add(aUser({ id, email: `${id}@example.org` }));
    const sittings = new KnexSittingRepository(db);
    const add = (id: string, facts: Partial<Parameters<typeof aSitting>[0]>) =>
      sittings.add({
        sitting: aSitting({ id, endedAt: tuesday, createdAt: monday, ...facts }),
        idempotencyKey: id,
        sections: [{ minutes: 60, plan: aPlan(1, 1) }],
      });
    await add('from-day', { contentId: 'mock-test', createdAt: tuesday });
    await add('elsewhere', {});
    await add('other-mock', { mockExamId: 'other', contentId: null });
    await add('practice', { kind: 'timed', mockExamId: null, contentId: 'quiz' });
    await add('of-bob', { userId: 'bob', contentId: 'mock-test' });
    const listed = async (contentId: string, mockExamId: string | null) =>
      (await sittings.listOfTest('ada', { contentId, mockExamId })).map(({ sitting }) => sitting.id);
    expect(await listed('mock-test', 'mock')).toEqual(['from-day', 'elsewhere']);
    expect(await listed('quiz', null)).toEqual(['practice']);
    expect(await listed('nothing', null)).toEqual([]);
    expect((await sittings.find('practice'))?.sitting).toMatchObject({ contentId: 'quiz' });
  });
});
