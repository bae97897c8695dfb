import { describe, expect, it } from 'vitest';
import { library } from './library.ts';

const LESSON = { type: 'video' as const, title: 'Lesson', fileKey: 'videos/1.mp4' };

/** Two courses, and every way to name a place that is not one of the first. */
async function twoCourses() {
  const world = library();
  const a = await world.courseWith();
  const b = await world.courseWith();
  const wrongPlaces = [
    { ...a, dayId: b.dayId },
    { ...a, moduleId: b.moduleId },
    { ...a, moduleId: a.secondModuleId },
    { ...a, moduleId: b.moduleId, dayId: b.dayId },
    { ...a, courseId: b.courseId },
    { ...a, courseId: 'nothing' },
    { ...a, dayId: 'nothing' },
    { ...a, dayId: '' },
  ];
  return { ...world, a, b, wrongPlaces };
}

describe('adding an item to a day', () => {
  it('takes the next place and the file into use', async () => {
    const { addContent, a, uploads, catalog } = await twoCourses();
    const { id: first } = await addContent.run({ ...a, ...LESSON, captionsKey: 'videos/1.vtt', chaptersKey: 'videos/1-chapters.vtt', durationSeconds: 9.5 });
    await addContent.run({ ...a, type: 'pdf', title: 'Notes', fileKey: 'documents/1.pdf' });
    expect(uploads.checked).toEqual([
      'videos/1.mp4 as video', 'videos/1.vtt as captions', 'videos/1-chapters.vtt as captions', 'documents/1.pdf as document',
    ]);
    const tree = await catalog.courseTree(a.courseId);
    expect(tree?.modules[0]?.days[0]?.contents).toMatchObject([
      { id: first, title: 'Lesson', position: 1, captionsKey: 'videos/1.vtt', chaptersKey: 'videos/1-chapters.vtt', durationSeconds: 9.5 },
      { title: 'Notes', position: 2, captionsKey: null, chaptersKey: null, durationSeconds: null },
    ]);
  });

  it('refuses a day of another module or course, and leaves the file alone', async () => {
    const { addContent, wrongPlaces, uploads, catalog, a, b } = await twoCourses();
    const before = await catalog.catalogueVersion();
    for (const place of wrongPlaces) {
      await expect(addContent.run({ ...place, ...LESSON })).rejects.toMatchObject({ kind: 'not-found', message: 'Could not find selected week or day' });
    }
    expect(uploads.checked).toEqual([]);
    expect(await catalog.catalogueVersion()).toBe(before);
    expect((await catalog.studyItems([a.courseId, b.courseId])).every((item) => item.contentId === null)).toBe(true);
  });

  it.each([{ fileKey: 'bad.mp4' }, { captionsKey: 'bad.vtt' }, { chaptersKey: 'bad.vtt' }])('shows nothing of a file that was refused: %j', async (keys) => {
    const { addContent, a, catalog } = await twoCourses();
    await expect(addContent.run({ ...a, ...LESSON, ...keys })).rejects.toMatchObject({ code: 'media/type' });
    expect((await catalog.studyItems([a.courseId])).every((item) => item.contentId === null)).toBe(true);
  });

  it('gives twenty that come at once a place each', async () => {
    const { addContent, a, catalog } = await twoCourses();
    await Promise.all(Array.from({ length: 20 }, (_, index) => addContent.run({ ...a, ...LESSON, fileKey: `videos/${index}.mp4` })));
    const tree = await catalog.courseTree(a.courseId);
    const positions = tree?.modules[0]?.days[0]?.contents.map(({ position }) => position);
    expect(positions).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });
});

describe('adding a document to a module', () => {
  const PAPER = { title: 'Mock paper', fileKey: 'documents/1.pdf' };

  it('takes the next place and the file into use', async () => {
    const { addDocument, a, uploads, catalog } = await twoCourses();
    await addDocument.run({ ...a, ...PAPER, pageCount: 2 });
    expect(uploads.checked).toEqual(['documents/1.pdf as document']);
    expect((await catalog.courseTree(a.courseId))?.modules[0]?.documents).toMatchObject([{ ...PAPER, pageCount: 2, position: 1 }]);
  });

  it('refuses a module of another course, and leaves the file alone', async () => {
    const { addDocument, a, b, uploads } = await twoCourses();
    for (const place of [{ ...a, moduleId: b.moduleId }, { ...a, courseId: b.courseId }, { ...a, moduleId: '' }]) {
      await expect(addDocument.run({ ...place, ...PAPER })).rejects.toMatchObject({ kind: 'not-found', code: 'catalog/no-module' });
    }
    expect(uploads.checked).toEqual([]);
  });
});
