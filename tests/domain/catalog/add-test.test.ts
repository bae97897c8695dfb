import { describe, expect, it } from 'vitest';
import { heldIn, holdingsOfTree, keptPromises } from '../../../src/domain/catalog/promises.ts';
import { aMockExam } from '../exam/mock-exam-samples.ts';
import { ADMIN, library } from './library.ts';

const QUIZ = { kind: 'practice', mode: 'tutor', vignettes: 5, clusters: ['c2', 'c1'], subjects: [] } as const;
const MOCK = { kind: 'mock', mockExamId: 'mock' } as const;

async function withMockExam(facts: Parameters<typeof aMockExam>[0] = {}) {
  const world = library();
  const place = await world.courseWith();
  const { courseId, moduleId, dayId } = place;
  await world.stores.mockExams.add(aMockExam({ courseIds: [courseId], ...facts }));
  const contents = async () => (await world.catalog.courseTree(courseId))?.modules[0]?.days[0]?.contents;
  return { ...world, courseId, moduleId, dayId, contents, day: { courseId, moduleId, dayId } };
}

describe('a test of a day', () => {
  it('is practice or a mock exam, and takes the next place', async () => {
    const { addTest, contents, day } = await withMockExam();
    await addTest.run({ ...day, title: ' Practice Quiz ', test: QUIZ });
    await addTest.run({ ...day, title: 'Mock Test', test: MOCK });
    expect(await contents()).toMatchObject([
      { type: 'test', title: 'Practice Quiz', position: 1, test: { ...QUIZ, clusters: ['c1', 'c2'] } },
      { type: 'test', title: 'Mock Test', position: 2, test: MOCK },
    ]);
  });

  it('is there once, however often and in whichever order it is sent; another title is another test', async () => {
    const { addTest, contents, day } = await withMockExam();
    const first = await addTest.run({ ...day, title: 'Quiz', test: QUIZ });
    expect(first.isNew).toBe(true);
    const again = { ...QUIZ, clusters: ['c1', 'c2', 'c1'] };
    expect(await addTest.run({ ...day, title: 'Quiz', test: again })).toEqual({ id: first.id, isNew: false });
    expect((await addTest.run({ ...day, title: 'Quiz 2', test: QUIZ })).isNew).toBe(true);
    expect(await contents()).toHaveLength(2);
  });

  it.each([
    ['of another course', { courseIds: ['another'] }, 'This mock exam is not one of this course.'],
    ['that is closed', { state: 'closed' }, 'This mock exam is closed. Nobody can start it any more.'],
  ] as const)('is refused with a mock exam %s', async (_which, facts, message) => {
    const { addTest, contents, day } = await withMockExam(facts);
    await expect(addTest.run({ ...day, title: 'Mock', test: MOCK })).rejects.toMatchObject({
      kind: 'invalid',
      code: 'exam/day-test',
      fields: { mockExamId: message },
    });
    expect(await contents()).toEqual([]);
  });

  it('may be a mock exam that is not published yet', async () => {
    const { addTest, day } = await withMockExam({ state: 'draft' });
    expect(await addTest.run({ ...day, title: 'Mock', test: MOCK })).toMatchObject({ isNew: true });
  });

  it('is refused with what the blueprint does not have, each at its path', async () => {
    const { addTest, day } = await withMockExam();
    const test = { ...QUIZ, clusters: ['c1', 'x'], subjects: ['alchemy'] };
    const refusal = await addTest.run({ ...day, title: 'Quiz', test }).catch((error: unknown) => error);
    expect(Object.keys((refusal as { fields: object }).fields)).toEqual(['clusters[1]', 'subjects[0]']);
  });

  it('is refused in a day of another course, and without a title', async () => {
    const { addTest, courseWith, day } = await withMockExam();
    const other = await courseWith();
    await expect(addTest.run({ ...day, dayId: other.dayId, title: 'Quiz', test: QUIZ })).rejects.toMatchObject({
      code: 'catalog/no-day',
    });
    await expect(addTest.run({ ...day, title: ' ', test: QUIZ })).rejects.toMatchObject({
      code: 'catalog/title-empty',
    });
  });

  it('is renamed, moved, deleted and restored as everything else of a day', async () => {
    const { addContent, addTest, contents, day, deleteNode, moveNode, purge, renameNode, restore } =
      await withMockExam();
    const { id } = await addTest.run({ ...day, title: 'Quiz', test: QUIZ });
    await addContent.run({ ...day, type: 'video', title: 'Lesson', fileKey: 'videos/1.mp4' });
    const ref = { kind: 'content', ...day, contentId: id } as const;
    await renameNode.run({ ref, title: 'Practice quiz', seenRevision: 1 });
    await moveNode.run({ ref, direction: 'down' });
    const before = await contents();
    expect(before).toMatchObject([{ title: 'Lesson' }, { title: 'Practice quiz', revision: 2 }]);
    const { entryId } = await deleteNode.run(ref);
    expect(await contents()).toMatchObject([{ title: 'Lesson' }]);
    await restore.run({ entryId, by: ADMIN.userId });
    expect(await contents()).toEqual(before);
    const again = await deleteNode.run(ref);
    await purge.run({ entryId: again.entryId, by: ADMIN.userId });
    expect(await contents()).toMatchObject([{ title: 'Lesson' }]);
  });

  it('has no file to replace, and no poster', async () => {
    const { addTest, courseId, day, replaceFile, setPoster } = await withMockExam();
    const { id } = await addTest.run({ ...day, title: 'Quiz', test: QUIZ });
    const ref = { kind: 'content', courseId, contentId: id } as const;
    const absent = { code: 'catalog/no-content' };
    await expect(replaceFile.run({ ref, fileKey: 'videos/2.mp4' })).rejects.toMatchObject(absent);
    await expect(setPoster.run({ ref, pictureKey: null })).rejects.toMatchObject(absent);
  });

  it('is no study material, and a published mock exam is promised whether a day shows it or not', async () => {
    const { addTest, catalog, courseId, day } = await withMockExam();
    const promised = async () => {
      const tree = (await catalog.courseTree(courseId))!;
      return keptPromises(holdingsOfTree(tree, tree.modules.map(heldIn))).map(({ promise }) => promise);
    };
    expect(await promised()).toEqual(['mock-exams']);
    await addTest.run({ ...day, title: 'Quiz', test: QUIZ });
    expect(await promised()).toEqual(['mock-exams']);
  });
});
