import { describe, expect, it } from 'vitest';
import { DomainError } from '../../../src/domain/kernel/errors.ts';
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
    const { id: first } = await addContent.run({
      ...a,
      ...LESSON,
      captionsKey: 'videos/1.vtt',
      chaptersKey: 'videos/1-chapters.vtt',
      durationSeconds: 9.5,
    });
    await addContent.run({ ...a, type: 'pdf', title: 'Notes', fileKey: 'documents/1.pdf' });
    expect(uploads.checked).toEqual([
      'videos/1.mp4 as video',
      'videos/1.vtt as captions',
      'videos/1-chapters.vtt as captions',
      'documents/1.pdf as document',
    ]);
    const tree = await catalog.courseTree(a.courseId);
    expect(tree?.modules[0]?.days[0]?.contents).toMatchObject([
      {
        id: first,
        title: 'Lesson',
        position: 1,
        captionsKey: 'videos/1.vtt',
        chaptersKey: 'videos/1-chapters.vtt',
        durationSeconds: 9.5,
      },
      { type: 'pdf', title: 'Notes', position: 2, fileKey: 'documents/1.pdf' },
    ]);
  });

  it('refuses a day of another module or course, and leaves the file alone', async () => {
    const { addContent, wrongPlaces, uploads, catalog, a, b } = await twoCourses();
    const before = await catalog.catalogueVersion();
    for (const ref of wrongPlaces) {
      await expect(addContent.run({ ...ref, ...LESSON })).rejects.toMatchObject({
        kind: 'not-found',
        message: 'Could not find selected week or day',
      });
    }
    expect(uploads.checked).toEqual([]);
    expect(await catalog.catalogueVersion()).toBe(before);
    expect((await catalog.studyItems([a.courseId, b.courseId])).every((item) => item.contentId === null)).toBe(true);
  });

  it.each([{ fileKey: 'bad.mp4' }, { captionsKey: 'bad.vtt' }, { chaptersKey: 'bad.vtt' }])(
    'shows nothing of a file that was refused: %j',
    async (keys) => {
      const { addContent, a, catalog } = await twoCourses();
      await expect(addContent.run({ ...a, ...LESSON, ...keys })).rejects.toMatchObject({ code: 'media/type' });
      expect((await catalog.studyItems([a.courseId])).every((item) => item.contentId === null)).toBe(true);
    },
  );

  it.each(['captionsKey', 'chaptersKey'])(
    'says that it is the %s which is refused, and not the video',
    async (field) => {
      const { addContent, a } = await twoCourses();
      const refused = addContent.run({ ...a, ...LESSON, [field]: 'bad.vtt' });
      await expect(refused).rejects.toMatchObject({ fields: { [field]: expect.stringMatching(/\w/) } });
    },
  );

  it('answers the item that is there when the same file comes to the same day again', async () => {
    const { addContent, a, b, uploads, catalog } = await twoCourses();
    const first = await addContent.run({ ...a, ...LESSON });
    expect(first.isNew).toBe(true);
    expect(await addContent.run({ ...a, ...LESSON, title: 'Another title' })).toEqual({ id: first.id, isNew: false });
    expect(uploads.checked).toHaveLength(1);
    const [x, y] = await Promise.all([1, 2].map(() => addContent.run({ ...a, ...LESSON, fileKey: 'videos/2.mp4' })));
    expect([x?.id === y?.id, [x?.isNew, y?.isNew].toSorted()]).toEqual([true, [false, true]]);
    await expect(addContent.run({ ...b, ...LESSON })).rejects.toMatchObject({ kind: 'conflict', code: 'media/in-use' });
    await expect(addContent.run({ ...a, ...LESSON, fileKey: 'videos/3.mp4', title: ' ' })).rejects.toMatchObject({
      message: 'Title cannot be empty',
    });
    expect((await catalog.studyItems([a.courseId, b.courseId])).filter((item) => item.contentId !== null)).toHaveLength(
      2,
    );
  });

  it('takes all files of an item into use or none', async () => {
    const { addContent, a, stores } = await twoCourses();
    await addContent.run({ ...a, ...LESSON, captionsKey: 'videos/1.vtt' });
    await expect(
      addContent.run({ ...a, ...LESSON, fileKey: 'videos/2.mp4', captionsKey: 'videos/1.vtt' }),
    ).rejects.toMatchObject({ code: 'media/in-use' });
    expect((await stores.files.find('videos/2.mp4'))?.status).toBe('verified');
  });

  it('gives twenty that come at once a place each', async () => {
    const { addContent, a, catalog } = await twoCourses();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => addContent.run({ ...a, ...LESSON, fileKey: `videos/${index}.mp4` })),
    );
    const tree = await catalog.courseTree(a.courseId);
    const positions = tree?.modules[0]?.days[0]?.contents.map(({ position }) => position);
    expect(positions).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });
});

describe('adding a document to a module', () => {
  const PAPER = { title: 'Mock paper', fileKey: 'documents/1.pdf' };

  it('takes the next place and the file into use', async () => {
    const { addDocument, a, uploads, catalog } = await twoCourses();
    await addDocument({ ...a, ...PAPER, pageCount: 2 });
    expect(uploads.checked).toEqual(['documents/1.pdf as document']);
    expect((await catalog.courseTree(a.courseId))?.modules[0]?.documents).toMatchObject([
      { ...PAPER, pageCount: 2, position: 1 },
    ]);
  });

  it('leaves a job for each paper, with the record and not without it', async () => {
    const { addDocument, addContent, a, b, jobs, clock } = await twoCourses();
    await addDocument({ ...a, ...PAPER });
    await addDocument({ ...a, title: 'Guide', fileKey: 'documents/2.docx' });
    await addContent.run({ ...a, type: 'pdf', title: 'Notes', fileKey: 'documents/3.pdf' });
    await addContent.run({ ...a, ...LESSON });
    await expect(addDocument({ ...a, ...PAPER, moduleId: b.moduleId })).rejects.toMatchObject({
      code: 'catalog/no-module',
    });
    const left = await jobs.lease(clock.now(), clock.now(), 10);
    expect(left.map(({ name, payload }) => [name, payload])).toEqual([
      ['media/inspect-file', { key: 'documents/1.pdf' }],
      ['media/inspect-file', { key: 'documents/2.docx' }],
      ['media/inspect-file', { key: 'documents/3.pdf' }],
    ]);
  });

  it('refuses a module of another course, and leaves the file alone', async () => {
    const { addDocument, a, b, uploads } = await twoCourses();
    for (const ref of [
      { ...a, moduleId: b.moduleId },
      { ...a, courseId: b.courseId },
      { ...a, moduleId: '' },
    ]) {
      await expect(addDocument({ ...ref, ...PAPER })).rejects.toMatchObject({
        kind: 'not-found',
        code: 'catalog/no-module',
      });
    }
    expect(uploads.checked).toEqual([]);
  });

  it('judges many one by one, and answers those that are there by now', async () => {
    const { addDocuments, listDocuments, addDocument, a, b } = await twoCourses();
    await addDocument({ ...b, ...PAPER, fileKey: 'documents/used.pdf' });
    const documents = ['1.pdf', 'bad.pdf', 'used.pdf', '2.pdf', '1.pdf'].map((name) => ({
      title: name,
      fileKey: `documents/${name}`,
    }));
    documents.push({ title: ' ', fileKey: 'documents/nameless.pdf' });
    const { saved, refused } = await addDocuments.run({ ...a, documents });
    expect(saved.map(({ title, position }) => [title, position])).toEqual([
      ['1.pdf', 1],
      ['2.pdf', 2],
    ]);
    expect(refused.map(({ title, because }) => [title, because.code])).toEqual([
      ['bad.pdf', 'media/type'],
      ['used.pdf', 'media/in-use'],
      [' ', 'catalog/title-empty'],
    ]);
    expect((await addDocuments.run({ ...a, documents })).saved).toEqual(saved);
    expect(await listDocuments.run(a)).toEqual(saved);
    const elsewhere = { courseId: a.courseId, moduleId: b.moduleId };
    await expect(addDocuments.run({ ...elsewhere, documents })).rejects.toMatchObject({ code: 'catalog/no-module' });
    await expect(listDocuments.run(elsewhere)).rejects.toMatchObject({ code: 'catalog/no-module' });
  });

  it('ends a batch when the trouble is ours, saves nothing of it, and all of it when it is sent again', async () => {
    const { addDocuments, listDocuments, a, uploads } = await twoCourses();
    const verify = uploads.verify.bind(uploads);
    uploads.verify = async (key, purpose) =>
      key.includes('2')
        ? Promise.reject(new DomainError('unavailable', 'storage/away', 'The storage does not answer.'))
        : verify(key, purpose);
    const documents = ['1', '2', '3'].map((title) => ({ title, fileKey: `documents/${title}.pdf` }));
    await expect(addDocuments.run({ ...a, documents })).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await listDocuments.run(a)).toEqual([]);
    uploads.verify = verify;
    expect((await addDocuments.run({ ...a, documents })).saved.map(({ title }) => title)).toEqual(['1', '2', '3']);
  });
});
