import { describe, expect, it } from 'vitest';
import { FILE_PARTS, type FilePart, TRASH_DAYS } from '../../../src/domain/catalog/literals.ts';
import { type TrashEntry } from '../../../src/domain/catalog/trash/trash-entry.ts';
import { DAY_MS } from '../../../src/domain/kernel/clock.ts';
import { aFile } from '../../contracts/samples.ts';
import { library } from './library.ts';

const WEBVTT = Buffer.from('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nOpen wide\n');

/** A course with a video that has all a video can have, a paper and a document. */
async function filled() {
  const world = library();
  const at = await world.courseWith({ thumbnailKey: 'thumbnails/0.png' });
  const { courseId } = at;
  const { id: contentId } = await world.addContent.run({
    ...at,
    type: 'video',
    title: 'Lesson',
    fileKey: 'videos/0.mp4',
  });
  const { id: documentId } = await world.addDocument({ ...at, title: 'Paper', fileKey: 'documents/0.pdf' });
  const ref = { kind: 'content', courseId, contentId } as const;
  const document = { kind: 'document', courseId, documentId } as const;
  const track = (kind: 'captions' | 'chapters', n: number) =>
    world.setTextTrack.run({ ref, kind, file: { fileName: `${kind}-${n}`, webVtt: WEBVTT } });
  /** Shows the nth of its kind. */
  const show: Readonly<Record<FilePart, (n: number) => Promise<void>>> = {
    content: (n) => world.replaceFile.run({ ref, fileKey: `videos/${n}.mp4` }),
    document: (n) => world.replaceFile.run({ ref: document, fileKey: `documents/${n}.pdf` }),
    poster: (n) => world.setPoster.run({ ref, pictureKey: `thumbnails/poster-${n}.png` }),
    captions: (n) => track('captions', n),
    chapters: (n) => track('chapters', n),
    thumbnail: (n) => world.editCourse.run({ courseId, thumbnailKey: `thumbnails/${n}.png` }),
  };
  for (const part of ['poster', 'captions', 'chapters'] as const) await show[part](0);
  const shown = async (part: FilePart) => {
    const content = await world.video(contentId);
    const course = await world.stores.courses.find(courseId);
    return {
      content: content.fileKey,
      document: (await world.stores.lessonFiles.find(document))?.fileKey,
      poster: content.posterKey,
      captions: content.captionsKey,
      chapters: content.chaptersKey,
      thumbnail: course?.thumbnailKey,
    }[part];
  };
  const jobs = async (name: string) =>
    (await world.jobs.left()).filter((job) => job.name === name).map(({ payload }) => payload);
  const entries = (): Promise<TrashEntry[]> => world.stores.trash.list({ limit: 99 });
  const restore = (entryId: string) => world.restore.run({ entryId, by: 'boss' });
  return { ...world, at, ref, document, show, shown, jobs, entries, restoreEntry: restore };
}

const NAMES: Readonly<Record<FilePart, string>> = {
  content: 'File of item “Lesson” of course “Ten months”',
  document: 'File of document “Paper” of course “Ten months”',
  poster: 'Poster of item “Lesson” of course “Ten months”',
  captions: 'Caption file of item “Lesson” of course “Ten months”',
  chapters: 'Chapter file of item “Lesson” of course “Ten months”',
  thumbnail: 'Picture of course “Ten months”',
};

describe.each(FILE_PARTS)('what was shown as %s', (part) => {
  it('lies in the trash once it was replaced, is in use and noted, and nothing erases it', async () => {
    const { show, shown, entries, jobs, catalog, stores } = await filled();
    const before = await shown(part);
    await show[part](1);
    expect(await shown(part)).not.toBe(before);
    expect(await entries()).toMatchObject([{ kind: 'file', file: { part, key: before }, deletedBy: 'boss' }]);
    expect(await jobs('media/erase-files')).toEqual([]);
    expect(await catalog.usedFiles([before ?? ''])).toEqual([before]);
    expect(await catalog.fileUse(before ?? '')).toBeUndefined();
    expect((await stores.auditLog.all()).at(-1)).toMatchObject({
      kind: 'trashed',
      actorId: 'boss',
      detail: NAMES[part],
    });
  });

  it('changes places with what is shown now when it is restored, there and back', async () => {
    const { show, shown, entries, restoreEntry, stores } = await filled();
    const before = await shown(part);
    await show[part](1);
    const after = await shown(part);
    for (const [present, other] of [
      [before, after],
      [after, before],
    ]) {
      const [entry] = await entries();
      expect(await restoreEntry(entry?.id ?? '')).toMatchObject({ kind: 'file', file: { part }, hasReplaced: true });
      expect(await shown(part)).toBe(present);
      expect(await entries()).toMatchObject([{ file: { part, key: other } }]);
    }
    expect((await stores.auditLog.all()).map(({ kind }) => kind)).toEqual([
      'trashed',
      'trashed',
      'restored',
      'trashed',
      'restored',
    ]);
  });

  it('is purged after thirty days, and its files are left to a job', async () => {
    const { show, shown, entries, jobs, purgeOld, clock } = await filled();
    const before = await shown(part);
    await show[part](1);
    clock.advance(TRASH_DAYS * DAY_MS);
    await purgeOld.run();
    expect(await entries()).toEqual([]);
    const keys = ((await jobs('media/erase-files')) as { keys: string[] }[]).flatMap((job) => job.keys);
    expect(keys).toContain(before);
    expect(keys).toHaveLength(part === 'poster' || part === 'thumbnail' ? 2 : 1);
  });

  it('names what showed it while that is in the trash, and is refused when that is gone for good', async () => {
    const { show, entries, restoreEntry, deleteNode, deleteCourse, purge, at, ref, document } = await filled();
    await show[part](1);
    const [entry] = await entries();
    const { entryId } = await (part === 'thumbnail'
      ? deleteCourse.run({ courseId: at.courseId })
      : part === 'document'
        ? deleteNode.run({ ...at, ...document })
        : deleteNode.run({ ...at, ...ref }));
    await expect(restoreEntry(entry?.id ?? '')).rejects.toMatchObject({
      code: 'catalog/parent-in-trash',
      message: expect.stringMatching(
        /in (?:Item “Lesson”|Document “Paper”|Course “Ten months”), which is deleted too\. Please/,
      ),
    });
    await purge.run({ entryId, by: 'boss' });
    await expect(restoreEntry(entry?.id ?? '')).rejects.toMatchObject({
      kind: 'conflict',
      code: 'catalog/parent-gone',
      message: 'The item that used this file has been deleted for good, so the file cannot be restored.',
    });
  });
});

describe('what was taken away', () => {
  it.each(['poster', 'captions', 'chapters'] as const)('the %s comes back where there is none now', async (part) => {
    const { setPoster, setTextTrack, ref, shown, entries, restoreEntry } = await filled();
    const before = await shown(part);
    await (part === 'poster'
      ? setPoster.run({ ref, pictureKey: null })
      : setTextTrack.run({ ref, kind: part, file: null }));
    expect(await shown(part)).toBeNull();
    const [entry] = await entries();
    expect(await restoreEntry(entry?.id ?? '')).toMatchObject({ hasReplaced: false });
    expect([await shown(part), await entries()]).toEqual([before, []]);
  });
});

describe('a file that comes back', () => {
  it('is looked into anew where it is a paper: what was known of it went with it', async () => {
    const { show, entries, restoreEntry, stores, jobs } = await filled();
    await stores.files.settleInspection('documents/0.pdf', { state: 'ready' });
    await show.document(1);
    const before = (await jobs('media/inspect-file')).length;
    await restoreEntry((await entries())[0]?.id ?? '');
    expect((await stores.files.find('documents/0.pdf'))?.inspection).toBeUndefined();
    expect((await jobs('media/inspect-file')).slice(before)).toEqual([{ key: 'documents/0.pdf' }]);
  });

  it('is converted anew where it is the original of what took its place', async () => {
    const { addContent, replaceFile, at, stores, entries, restoreEntry, jobs } = await filled();
    const [fileKey, best] = ['videos/film.mov', 'videos/film-1080.mp4'];
    const { id } = await addContent.run({ ...at, type: 'video', title: 'Film', fileKey });
    await stores.files.add(aFile({ key: best, status: 'attached' }));
    await stores.renditions.add({ sourceKey: fileKey, height: 1080, fileKey: best });
    await stores.conversions.setPercent(fileKey, 100);
    await replaceFile.run({ ref: { kind: 'content', courseId: at.courseId, contentId: id }, fileKey: best });
    const before = (await jobs('media/convert-video')).length;
    await restoreEntry((await entries())[0]?.id ?? '');
    expect((await jobs('media/convert-video')).slice(before)).toEqual([{ key: fileKey }]);
    expect(await stores.conversions.isDone(fileKey)).toBe(false);
  });

  it('is not converted anew where all that was made of it is still there', async () => {
    const { addContent, replaceFile, at, stores, entries, restoreEntry, jobs } = await filled();
    const { id } = await addContent.run({ ...at, type: 'video', title: 'Film', fileKey: 'videos/film.mov' });
    await stores.conversions.setPercent('videos/film.mov', 100);
    const ref = { kind: 'content', courseId: at.courseId, contentId: id } as const;
    await replaceFile.run({ ref, fileKey: 'videos/other.mp4' });
    const before = (await jobs('media/convert-video')).length;
    await restoreEntry((await entries())[0]?.id ?? '');
    expect(await jobs('media/convert-video')).toHaveLength(before);
  });

  it('goes to what showed it, wherever that has been moved', async () => {
    const { show, entries, restoreEntry, placeNodes, at, ref, shown } = await filled();
    await show.content(1);
    await placeNodes.run({
      parent: { kind: 'day', courseId: at.courseId, moduleId: at.secondModuleId },
      ids: [at.dayId],
    });
    await restoreEntry((await entries())[0]?.id ?? '');
    expect([await shown('content'), ref.courseId]).toEqual(['videos/0.mp4', at.courseId]);
  });
});
