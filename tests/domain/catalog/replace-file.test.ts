import { describe, expect, it } from 'vitest';
import { aFile } from '../../contracts/samples.ts';
import { library } from './library.ts';

/** A course with a video, a paper and a document of its first module, their jobs done. */
async function filled() {
  const world = library();
  const course = await world.courseWith();
  const { courseId } = course;
  const at = { ...course, type: 'video' as const };
  const { id: contentId } = await world.addContent.run({
    ...at,
    title: 'Lesson',
    fileKey: 'videos/1.mp4',
    captionsKey: 'videos/1.vtt',
    durationSeconds: 60,
  });
  const { id: paperId } = await world.addContent.run({
    ...course,
    type: 'pdf',
    title: 'Notes',
    fileKey: 'documents/1.pdf',
  });
  const { id: documentId } = await world.addDocument({ ...course, title: 'Mock paper', fileKey: 'documents/2.pdf' });
  const before = (await world.jobs.left()).length;
  return {
    ...world,
    ...course,
    jobsSince: async () => (await world.jobs.left()).slice(before),
    /** The files that lie in the trash, in the order in which they came there. */
    trashed: async () => (await world.stores.trash.list({ limit: 99 })).map(({ file }) => file?.key).toReversed(),
    video: { kind: 'content' as const, courseId, contentId },
    paper: { kind: 'content' as const, courseId, contentId: paperId },
    document: { kind: 'document' as const, courseId, documentId },
  };
}

describe('replacing a file', () => {
  it('keeps id, title, order and captions, takes the new file into use and moves the old one to the trash', async () => {
    const { replaceFile, video, getLesson, stores, jobsSince, trashed } = await filled();
    const before = (await getLesson.run(video)).node;
    await replaceFile.run({ ref: video, fileKey: 'videos/2.mp4', seenFileKey: 'videos/1.mp4' });
    expect((await getLesson.run(video)).node).toMatchObject({
      ...before,
      fileKey: 'videos/2.mp4',
      durationSeconds: null,
      revision: 2,
      file: expect.anything(),
    });
    expect((await stores.files.find('videos/2.mp4'))?.status).toBe('attached');
    expect([await trashed(), await jobsSince()]).toEqual([['videos/1.mp4'], []]);
  });

  it('has another paper looked into, of a day and of a module', async () => {
    const { replaceFile, paper, document, getLesson, jobsSince, trashed } = await filled();
    await replaceFile.run({ ref: paper, fileKey: 'documents/3.pdf' });
    await replaceFile.run({ ref: document, fileKey: 'documents/4.pdf' });
    await replaceFile.run({ ref: document, fileKey: 'documents/5.docx' });
    expect(await jobsSince()).toEqual([
      { name: 'media/inspect-file', payload: { key: 'documents/3.pdf' } },
      { name: 'media/inspect-file', payload: { key: 'documents/4.pdf' } },
      { name: 'media/inspect-file', payload: { key: 'documents/5.docx' } },
    ]);
    expect(await trashed()).toEqual(['documents/1.pdf', 'documents/2.pdf', 'documents/4.pdf']);
    expect((await getLesson.run(document)).node).toMatchObject({ title: 'Mock paper', revision: 3 });
  });

  it('checks the new file first, as what the old one is', async () => {
    const { replaceFile, video, paper, document, uploads, getLesson, jobsSince } = await filled();
    uploads.checked.length = 0;
    for (const [ref, fileKey] of [
      [video, 'videos/bad.mp4'],
      [paper, 'documents/bad.pdf'],
      [document, 'documents/bad.pdf'],
    ] as const)
      await expect(replaceFile.run({ ref, fileKey })).rejects.toMatchObject({ code: 'media/type' });
    expect(uploads.checked).toEqual([
      'videos/bad.mp4 as video',
      'documents/bad.pdf as document',
      'documents/bad.pdf as document',
    ]);
    expect((await getLesson.run(video)).node).toMatchObject({ fileKey: 'videos/1.mp4', revision: 1 });
    expect(await jobsSince()).toEqual([]);
  });

  it('changes nothing when the request is repeated, also by two at once', async () => {
    const { replaceFile, video, getLesson, trashed } = await filled();
    const request = { ref: video, fileKey: 'videos/2.mp4', seenFileKey: 'videos/1.mp4' };
    await Promise.all([replaceFile.run(request), replaceFile.run(request)]);
    await replaceFile.run(request);
    expect((await getLesson.run(video)).node).toMatchObject({ fileKey: 'videos/2.mp4', revision: 2 });
    expect(await trashed()).toEqual(['videos/1.mp4']);
  });

  it('lets one of two administrators win who saw the same file, and leaves the other one’s file alone', async () => {
    const { replaceFile, renameNode, video, getLesson, stores, moduleId, dayId } = await filled();
    const seen = { ref: video, seenFileKey: 'videos/1.mp4' };
    // A title that was corrected while the upload travelled is no conflict.
    await renameNode.run({ ref: { ...video, moduleId, dayId }, title: 'Corrected' });
    await replaceFile.run({ ...seen, fileKey: 'videos/2.mp4' });
    await expect(replaceFile.run({ ...seen, fileKey: 'videos/3.mp4' })).rejects.toMatchObject({
      kind: 'conflict',
      code: 'catalog/stale',
      isStale: true,
    });
    expect((await getLesson.run(video)).node).toMatchObject({ title: 'Corrected', fileKey: 'videos/2.mp4' });
    expect((await stores.files.find('videos/3.mp4'))?.status).not.toBe('attached');
    await replaceFile.run({ ref: video, fileKey: 'videos/3.mp4' });
    expect((await getLesson.run(video)).node).toMatchObject({ fileKey: 'videos/3.mp4' });
  });

  it('keeps the best that was made of a video once all of it is made, and moves the original to the trash', async () => {
    const { replaceFile, video, getLesson, stores, uploads, jobsSince, trashed } = await filled();
    const [sourceKey, best, lesser] = ['videos/1.mp4', 'videos/1-1080.mp4', 'videos/1-480.mp4'] as const;
    for (const [fileKey, height] of [[best, 1080] as const, [lesser, 480] as const]) {
      await stores.files.add(aFile({ key: fileKey, status: 'attached' }));
      await stores.renditions.add({ sourceKey, height, fileKey });
    }
    await stores.conversions.expect(sourceKey);
    uploads.checked.length = 0;
    const request = { ref: video, fileKey: best, seenFileKey: sourceKey };
    await expect(replaceFile.run(request)).rejects.toMatchObject({ code: 'catalog/still-converting' });
    await stores.conversions.setPercent(sourceKey, 100);
    // Of two steps only the better one may stand for the original.
    await expect(replaceFile.run({ ...request, fileKey: lesser })).rejects.toMatchObject({ code: 'media/in-use' });
    uploads.checked.length = 0;
    await Promise.all([replaceFile.run(request), replaceFile.run(request)]);
    await replaceFile.run(request);
    expect(uploads.checked).toEqual([]);
    expect((await getLesson.run(video)).node).toMatchObject({ fileKey: best, revision: 2 });
    expect(await stores.renditions.listOf([sourceKey, best])).toEqual([
      { sourceKey: best, height: 480, fileKey: lesser },
    ]);
    expect([await trashed(), await jobsSince()]).toEqual([[sourceKey], []]);
  });

  it('refuses a file that something else shows, and what is not in this course', async () => {
    const { replaceFile, video, paper, document, courseWith, getLesson, jobsSince } = await filled();
    await expect(replaceFile.run({ ref: document, fileKey: 'documents/1.pdf' })).rejects.toMatchObject({
      code: 'media/in-use',
    });
    const other = await courseWith();
    for (const ref of [video, paper, document])
      for (const courseId of [other.courseId, 'nowhere'])
        await expect(replaceFile.run({ ref: { ...ref, courseId }, fileKey: 'videos/2.mp4' })).rejects.toMatchObject({
          kind: 'not-found',
        });
    expect((await getLesson.run(document)).node).toMatchObject({ fileKey: 'documents/2.pdf' });
    expect(await jobsSince()).toEqual([]);
  });
});
