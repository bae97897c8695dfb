import { describe, expect, it } from 'vitest';
import { stateOf } from '../../../src/domain/catalog/course-tree.ts';
import { UNREAD } from '../../../src/domain/catalog/document.ts';
import { ShowsFreeLesson } from '../../../src/domain/catalog/queries/shows-free-lesson.ts';
import { RestoreFromTrash } from '../../../src/domain/catalog/use-cases/restore-from-trash.ts';
import { CheckAccess } from '../../../src/domain/enrolment/queries/check-access.ts';
import type { GetSample } from '../../../src/domain/exam/queries/get-sample.ts';
import type { ShowsFigure } from '../../../src/domain/exam/queries/shows-figure.ts';
import type { DocumentReader, Unreadable } from '../../../src/domain/media/document-reader.ts';
import { DOC, DOCX } from '../../../src/domain/media/file-types.ts';
import { isWithheld } from '../../../src/domain/media/inspection.ts';
import { InspectFile } from '../../../src/domain/media/jobs/inspect-file.ts';
import { JudgeFile } from '../../../src/domain/media/use-cases/judge-file.ts';
import { type ScanResult, scannerUnavailable } from '../../../src/domain/media/virus-scanner.ts';
import type { ShowsCardFigure } from '../../../src/domain/readiness/queries/shows-card-figure.ts';
import { fileRights } from '../../../src/main/composition/links/media.ts';
import { aCourse, aDay, aDocument, aFile, aModule, aPaper } from '../../contracts/samples.ts';
import { CountingIds } from '../../doubles/counting-ids.ts';
import { type PlainDocument, PlainDocumentReader, plainDocument } from '../../doubles/media/document-reader.ts';
import { MemoryStorage } from '../../doubles/media/memory-storage.ts';
import { PlainOfficeReader, plainWordFile } from '../../doubles/media/office-reader.ts';
import { sqlWorld } from '../../doubles/sql-world.ts';
import { storeObject } from '../../support/store-object.ts';
import { wholeOf } from '../../support/whole-of.ts';

const KEY = 'documents/202603/paper.pdf';
const PICTURE = 'documents/202603/paper.webp';
const PAPER: PlainDocument = {
  pages: ['Enamel\0 and\r', 'dentine', ''],
  title: 'Mock Paper 1',
  preview: Buffer.from('picture'),
};

/** The row tells the bytes of its file, and they stay as they are. */
const ofSameLength = (body: Buffer): Buffer =>
  Buffer.concat([body, Buffer.alloc(plainDocument(PAPER).length - body.length, ' ')]);

/** A document that waits, its file in the storage, and a reader that the test may watch and disturb. */
async function waitingDocument(as: 'document' | 'content' = 'document') {
  const world = sqlWorld();
  const { stores, catalog, clock } = world;
  const storage = new MemoryStorage();
  await stores.courses.add(aCourse(), [aModule()], [aDay()]);
  if (as === 'document')
    await stores.courses.addDocuments('course', [aDocument({ fileKey: KEY, pageCount: null, ...UNREAD })]);
  else await stores.courses.addContent('course', aPaper({ fileKey: KEY }));
  /** Stores the file, in place of an earlier one; what a look into that came to stays. */
  const store = async (body: Uint8Array, contentType = 'application/pdf') => {
    await storage.delete(KEY);
    await storeObject(storage, KEY, body);
    await stores.files.addMissing(aFile({ key: KEY, folder: 'documents', status: 'attached' }));
    const { etag } = (await storage.stat(KEY)) ?? {};
    await world.db('files').where({ key: KEY }).update({ content_type: contentType, bytes: body.length, etag });
  };
  await store(plainDocument(PAPER));

  const plain = new PlainDocumentReader();
  const watch = { during: async () => {}, readings: 0 };
  const reader: DocumentReader = {
    async read(open, bytes) {
      watch.readings += 1;
      const reading = await plain.read(open, bytes);
      await watch.during();
      return reading;
    },
  };
  const noSample = { run: async () => ({ vignettes: [], isDemo: false }) } as unknown as GetSample;
  const noFigures = { run: async () => false } as unknown as ShowsFigure & ShowsCardFigure;
  const rights = fileRights(
    catalog,
    stores.vignetteFigures,
    stores.schoolSettings,
    new CheckAccess(stores.enrolments, clock),
    noFigures,
    noFigures,
    noSample,
    new ShowsFreeLesson(catalog),
  );
  const scans: { result: ScanResult | 'away' } = { result: 'clean' };
  const scanner = {
    scan: async () => {
      if (scans.result === 'away') throw scannerUnavailable();
      return scans.result;
    },
  };
  const judge = new JudgeFile(storage, reader, new PlainOfficeReader(), scanner);
  const inspect = new InspectFile(world.work, stores.files, storage, rights, judge, clock);
  /** What the admin is told of what shows the file. */
  const shown = async () => {
    const module = (await catalog.courseTree('course'))?.modules[0];
    const entry = as === 'document' ? module?.documents[0] : module?.days[0]?.contents[0];
    return entry && { ...entry, state: stateOf(entry), refusal: entry.file?.refusal ?? null };
  };
  const document = shown;
  /** As deleting the document does, before its files are erased. */
  const removeDocument = () => world.db('documents').where({ id: 'document' }).delete();
  return { ...world, storage, store, reader: plain, watch, scans, inspect, rights, document, shown, removeDocument };
}

describe('InspectFile', () => {
  it("records the pages, a suggested title, the text and a picture whose rights are the document's", async () => {
    const { inspect, document, stores, storage, rights } = await waitingDocument();
    await inspect.run({ key: KEY });
    expect(await document()).toMatchObject({
      state: 'ready',
      title: 'Mock paper',
      pageCount: 3,
      suggestedTitle: 'Mock Paper 1',
      previewKey: PICTURE,
      refusal: null,
    });
    expect(await stores.documentTexts.find(KEY)).toBe('Enamel and\ndentine');
    expect(await stores.files.find(PICTURE)).toMatchObject({
      status: 'attached',
      contentType: 'image/webp',
      ...(await storage.stat(PICTURE)),
    });
    expect(String(await wholeOf(await storage.read(PICTURE)))).toBe('picture');
    expect(await rights.use(PICTURE)).toEqual({ courseId: 'course', isPublic: false, isOfDraft: false });
    expect(isWithheld((await stores.files.find(KEY))!)).toBe(false);
  });

  it('raises the version of the course, so that nobody keeps what was before', async () => {
    const { inspect, stores } = await waitingDocument();
    const before = (await stores.courses.find('course'))?.version ?? 0;
    await inspect.run({ key: KEY });
    expect((await stores.courses.find('course'))?.version).toBeGreaterThan(before);
  });

  it('does without a picture where there is nothing to draw', async () => {
    const { inspect, store, document, stores } = await waitingDocument();
    await store(plainDocument({ ...PAPER, preview: undefined }));
    await inspect.run({ key: KEY });
    expect(await document()).toMatchObject({ state: 'ready', previewKey: null });
    expect(await stores.files.find(PICTURE)).toBeUndefined();
  });

  it.each<[Unreadable, string, Buffer]>([
    [
      'encrypted',
      'This PDF opens with a password or a special program only. Please upload it without protection.',
      plainDocument({ ...PAPER, isEncrypted: true }),
    ],
    ['broken', 'damaged', plainDocument(PAPER).subarray(0, 60)],
    ['empty', 'no pages', plainDocument({ pages: [] })],
    ['too-many-pages', '3,000', plainDocument({ pages: Array(3001).fill('') })],
    ['too-demanding', 'time or memory', plainDocument({ ...PAPER, isDemanding: true })],
    ['active-content', 'script', plainDocument({ ...PAPER, hasScript: true })],
    ['unclear', 'that we cannot check', plainDocument({ ...PAPER, isUnclear: true })],
  ])(
    'refuses what is %s, keeps the file for the admin and withholds it from students',
    async (_refused, words, body) => {
      const { inspect, store, document, stores, storage, rights } = await waitingDocument();
      await store(body);
      await inspect.run({ key: KEY });
      expect(await document()).toMatchObject({
        state: 'refused',
        refusal: expect.stringContaining(words),
        previewKey: null,
      });
      expect(await storage.stat(KEY)).toBeDefined();
      expect(await rights.use(KEY)).toEqual({ courseId: 'course', isPublic: false, isOfDraft: false });
      expect(await stores.documentTexts.find(KEY)).toBeUndefined();
      expect(isWithheld((await stores.files.find(KEY))!)).toBe(true);
    },
  );

  it('changes nothing when it runs again', async () => {
    const { inspect, store, document, stores, storage } = await waitingDocument();
    await inspect.run({ key: KEY });
    const before = [await document(), await storage.stat(PICTURE), (await stores.courses.find('course'))?.version];
    await store(ofSameLength(plainDocument({ pages: Array(9).fill(''), preview: Buffer.from('another') })));
    await inspect.run({ key: KEY });
    await store(ofSameLength(Buffer.from('broken')));
    await inspect.run({ key: KEY });
    // The document tells the ETag of its file.
    await store(plainDocument(PAPER));
    expect([await document(), await storage.stat(PICTURE), (await stores.courses.find('course'))?.version]).toEqual(
      before,
    );
  });

  it('goes on after a try that ended with the picture half recorded', async () => {
    const { inspect, stores, storage, document } = await waitingDocument();
    await stores.files.add(aFile({ key: PICTURE }));
    await storeObject(storage, PICTURE, 'half');
    await inspect.run({ key: KEY });
    expect(String(await wholeOf(await storage.read(PICTURE)))).toBe('picture');
    expect(await document()).toMatchObject({ previewKey: PICTURE });
  });

  it('keeps the text of an item of a day, draws no picture of it, and lets students have it then', async () => {
    const { inspect, stores, storage, shown } = await waitingDocument('content');
    expect([await shown(), isWithheld((await stores.files.find(KEY))!)]).toMatchObject([{ state: 'processing' }, true]);
    await inspect.run({ key: KEY });
    expect([await shown(), isWithheld((await stores.files.find(KEY))!)]).toMatchObject([{ state: 'ready' }, false]);
    expect(await stores.documentTexts.find(KEY)).toBe('Enamel and\ndentine');
    expect(await storage.stat(PICTURE)).toBeUndefined();
  });

  it('withholds an item of a day that is refused, with the reason on its row', async () => {
    const { inspect, store, stores, shown } = await waitingDocument('content');
    await store(plainDocument({ ...PAPER, hasScript: true }));
    const before = (await stores.courses.find('course'))?.version ?? 0;
    await inspect.run({ key: KEY });
    expect(await shown()).toMatchObject({ state: 'refused', refusal: expect.stringContaining('script') });
    expect(isWithheld((await stores.files.find(KEY))!)).toBe(true);
    expect((await stores.courses.find('course'))?.version).toBeGreaterThan(before);
  });

  it.each([
    ['a DOCX', DOCX, plainWordFile('text'), undefined],
    ['a DOCX that is broken', DOCX, Buffer.from('PK'), 'damaged'],
    ['a DOCX that loads a template', DOCX, plainWordFile('template'), 'loads a template'],
    ['a DOC', DOC, plainWordFile('text'), undefined],
    ['a DOC with macros', DOC, plainWordFile('macros'), 'macros'],
  ])('judges %s', async (_what, contentType, body, refusal) => {
    const { inspect, store, shown } = await waitingDocument('content');
    await store(body, contentType);
    await inspect.run({ key: KEY });
    expect(await shown()).toMatchObject(
      refusal ? { state: 'refused', refusal: expect.stringContaining(refusal) } : { state: 'ready', refusal: null },
    );
  });

  it('refuses what a scanner finds a virus in, and what it cannot take, before anything else opens it', async () => {
    for (const [result, words] of [
      [{ infectedWith: 'Win.Test.EICAR_HDB-1' }, 'Win.Test.EICAR_HDB-1'],
      ['too-large', 'larger than the virus scanner takes'],
    ] as const) {
      const { inspect, scans, watch, shown } = await waitingDocument();
      scans.result = result;
      await inspect.run({ key: KEY });
      expect(await shown()).toMatchObject({ state: 'refused', refusal: expect.stringContaining(words) });
      expect(watch.readings).toBe(0);
    }
  });

  it('waits as long as the scanner is away, withheld, and goes on when it is back', async () => {
    const { inspect, scans, shown, jobs, clock } = await waitingDocument();
    scans.result = 'away';
    for (let tries = 1; tries <= 20; tries += 1) {
      await inspect.run({ key: KEY });
      expect(await shown()).toMatchObject({ state: 'processing' });
      expect(await jobs.lease(clock.now(), clock.now(), 9)).toEqual([]);
      clock.advance(2 * 60_000);
      const due = await jobs.lease(clock.now(), clock.now(), 9);
      expect(due.map(({ name, payload }) => [name, payload])).toEqual([['media/inspect-file', { key: KEY }]]);
      for (const { id } of due) await jobs.done(id);
    }
    scans.result = 'clean';
    await inspect.run({ key: KEY });
    expect(await shown()).toMatchObject({ state: 'ready' });
  });

  it('does not read what nothing shows any more, and clears an earlier try away', async () => {
    const { inspect, watch, removeDocument, stores, storage } = await waitingDocument();
    await stores.files.add(aFile({ key: PICTURE }));
    await storeObject(storage, PICTURE, 'half');
    await removeDocument();
    await inspect.run({ key: KEY });
    expect([watch.readings, await storage.stat(PICTURE), await stores.files.find(PICTURE)]).toEqual([
      0,
      undefined,
      undefined,
    ]);
    await inspect.run({ key: 'documents/202603/unknown.pdf' });
    expect(watch.readings).toBe(0);
  });

  it('keeps the picture of a document in the trash, which is looked into once it is restored', async () => {
    const { inspect, watch, stores, storage, work, clock, db, shown, jobs } = await waitingDocument();
    // As what was taken in before is looked into once more.
    await stores.files.add(aFile({ key: PICTURE, status: 'attached' }));
    await storeObject(storage, PICTURE, 'picture');
    await db('documents').where({ id: 'document' }).update({ preview_key: PICTURE });
    const ref = { kind: 'document', courseId: 'course', moduleId: 'module', documentId: 'document' } as const;
    await work.run(async ({ trash, nodes }) => {
      await trash.keep(ref, { id: 'entry', deletedBy: 'boss', deletedAt: clock.now() });
      await nodes.delete(ref);
    });
    await inspect.run({ key: KEY });
    expect([watch.readings, await storage.stat(PICTURE)]).toEqual([0, expect.objectContaining({ bytes: 7 })]);
    await new RestoreFromTrash(work, new CountingIds(), clock).run({ entryId: 'entry', by: 'boss' });
    const due = await jobs.lease(clock.now(), clock.now(), 9);
    expect(due.map(({ name, payload }) => [name, payload])).toContainEqual(['media/inspect-file', { key: KEY }]);
    await inspect.run({ key: KEY });
    expect(await shown()).toMatchObject({ state: 'ready', previewKey: PICTURE });
    expect(await storage.stat(PICTURE)).toBeDefined();
  });

  it('leaves nothing behind when the document and its file go while it is read', async () => {
    const { inspect, watch, removeDocument, stores, storage } = await waitingDocument();
    watch.during = async () => {
      await removeDocument();
      await storage.delete(KEY);
      await stores.files.remove(KEY);
    };
    await inspect.run({ key: KEY });
    expect(await stores.documentTexts.find(KEY)).toBeUndefined();
    expect([await storage.stat(PICTURE), await stores.files.find(PICTURE)]).toEqual([undefined, undefined]);
  });

  it('leaves the document waiting when it cannot be read this time', async () => {
    const { inspect, watch, reader, document, storage } = await waitingDocument();
    watch.during = async () => {
      throw new Error('The reader is away.');
    };
    await expect(inspect.run({ key: KEY })).rejects.toThrow('The reader is away.');
    reader.close();
    await expect(inspect.run({ key: KEY })).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await document()).toMatchObject({ state: 'processing' });
    expect(await storage.stat(PICTURE)).toBeUndefined();
  });

  it('keeps the picture of the quicker one of two workers', async () => {
    const { inspect, watch, document, storage } = await waitingDocument();
    let isFirst = true;
    watch.during = async () => {
      if (!isFirst) return;
      isFirst = false;
      await inspect.run({ key: KEY });
    };
    await inspect.run({ key: KEY });
    expect(await document()).toMatchObject({ state: 'ready', previewKey: PICTURE });
    expect(await storage.stat(PICTURE)).toBeDefined();
  });
});
