import { describe, expect, it } from 'vitest';
import { unread } from '../../../src/domain/catalog/document.ts';
import { CheckAccess } from '../../../src/domain/enrolment/queries/check-access.ts';
import type {
  DocumentFacts,
  DocumentReader,
  DocumentReading,
  Unreadable,
} from '../../../src/domain/media/document-reader.ts';
import { ProcessPdf } from '../../../src/domain/media/jobs/process-pdf.ts';
import { fileRights } from '../../../src/main/composition/links/media.ts';
import { aContent, aCourse, aDay, aDocument, aFile, aModule } from '../../contracts/samples.ts';
import { MemoryStorage } from '../../doubles/media/memory-storage.ts';
import { outsideWorld } from '../../doubles/outside-world.ts';
import { storeObject } from '../../support/store-object.ts';
import { wholeOf } from './world.ts';

const KEY = 'documents/202603/paper.pdf';
const PICTURE = 'documents/202603/paper.webp';
const FACTS: DocumentFacts = {
  pageCount: 3,
  title: 'Mock Paper 1',
  text: 'Enamel\0 and\r\ndentine',
  preview: Buffer.from('picture'),
};

/** A document that waits, its file, and a reader that finds what the test says. */
async function waitingDocument(as: 'document' | 'content' = 'document') {
  const world = outsideWorld();
  const { stores, catalog, clock } = world;
  const storage = new MemoryStorage();
  await stores.courses.add(aCourse(), [aModule()], [aDay()]);
  if (as === 'document')
    await stores.courses.addDocuments('course', [aDocument({ fileKey: KEY, pageCount: null, ...unread(KEY) })]);
  else await stores.courses.addContent('course', aContent({ type: 'pdf', fileKey: KEY }));
  await stores.files.add(
    aFile({ key: KEY, folder: 'documents', status: 'attached', contentType: 'application/pdf', bytes: 4 }),
  );
  await storeObject(storage, KEY, '%PDF');

  const found = { reading: { facts: FACTS } as DocumentReading, during: async () => {}, readings: 0 };
  const reader: DocumentReader = {
    async read(open, bytes) {
      found.readings += 1;
      expect((await wholeOf(await open())).length).toBe(bytes);
      await found.during();
      return found.reading;
    },
  };
  const rights = fileRights(catalog, new CheckAccess(stores.enrolments, clock));
  const process = new ProcessPdf(world.work, stores.files, storage, rights, reader, clock);
  const document = async () => (await catalog.courseTree('course'))?.modules[0]?.documents[0];
  /** As deleting the document does, before its files are erased. */
  const removeDocument = async () => void stores.courses.tables.documents.delete('document');
  return { ...world, storage, found, process, rights, document, removeDocument };
}

describe('ProcessPdf', () => {
  it("records the pages, a suggested title, the text and a picture whose rights are the document's", async () => {
    const { process, document, stores, storage, rights } = await waitingDocument();
    await process.run({ key: KEY });
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
    expect(await rights.use(PICTURE)).toEqual({ courseId: 'course', isPublic: false, isWithheld: false });
  });

  it('raises the version of the course, so that nobody keeps what was before', async () => {
    const { process, stores } = await waitingDocument();
    const before = (await stores.courses.find('course'))?.version ?? 0;
    await process.run({ key: KEY });
    expect((await stores.courses.find('course'))?.version).toBeGreaterThan(before);
  });

  it('does without a picture where there is nothing to draw', async () => {
    const { process, found, document, stores } = await waitingDocument();
    found.reading = { facts: { ...FACTS, preview: undefined } };
    await process.run({ key: KEY });
    expect(await document()).toMatchObject({ state: 'ready', previewKey: null });
    expect(await stores.files.find(PICTURE)).toBeUndefined();
  });

  it.each<[Unreadable, string]>([
    ['encrypted', 'This PDF is protected by a password. Please upload it without one.'],
    ['broken', 'damaged'],
    ['empty', 'no pages'],
    ['too-many-pages', '3,000'],
    ['too-demanding', 'time or memory'],
    ['active-content', 'script'],
  ])('refuses what is %s, keeps the file for the admin and withholds it from students', async (refused, words) => {
    const { process, found, document, stores, storage, rights } = await waitingDocument();
    found.reading = { refused };
    await process.run({ key: KEY });
    expect(await document()).toMatchObject({
      state: 'refused',
      refusal: expect.stringContaining(words),
      previewKey: null,
    });
    expect(await storage.stat(KEY)).toBeDefined();
    expect(await rights.use(KEY)).toEqual({ courseId: 'course', isPublic: false, isWithheld: true });
    expect(await stores.documentTexts.find(KEY)).toBeUndefined();
  });

  it('changes nothing when it runs again', async () => {
    const { process, found, document, stores, storage } = await waitingDocument();
    await process.run({ key: KEY });
    const before = [await document(), await storage.stat(PICTURE), (await stores.courses.find('course'))?.version];
    found.reading = { facts: { ...FACTS, pageCount: 9, preview: Buffer.from('another') } };
    await process.run({ key: KEY });
    found.reading = { refused: 'broken' };
    await process.run({ key: KEY });
    expect([await document(), await storage.stat(PICTURE), (await stores.courses.find('course'))?.version]).toEqual(
      before,
    );
  });

  it('goes on after a try that ended with the picture half recorded', async () => {
    const { process, stores, storage, document } = await waitingDocument();
    await stores.files.add(aFile({ key: PICTURE }));
    await storeObject(storage, PICTURE, 'half');
    await process.run({ key: KEY });
    expect(String(await wholeOf(await storage.read(PICTURE)))).toBe('picture');
    expect(await document()).toMatchObject({ previewKey: PICTURE });
  });

  it('keeps the text of an item of a day, and draws no picture of it', async () => {
    const { process, stores, storage } = await waitingDocument('content');
    await process.run({ key: KEY });
    expect(await stores.documentTexts.find(KEY)).toBe('Enamel and\ndentine');
    expect(await storage.stat(PICTURE)).toBeUndefined();
  });

  it('does not read what nothing shows any more, and clears an earlier try away', async () => {
    const { process, found, removeDocument, stores, storage } = await waitingDocument();
    await stores.files.add(aFile({ key: PICTURE }));
    await storeObject(storage, PICTURE, 'half');
    await removeDocument();
    await process.run({ key: KEY });
    expect([found.readings, await storage.stat(PICTURE), await stores.files.find(PICTURE)]).toEqual([
      0,
      undefined,
      undefined,
    ]);
    await process.run({ key: 'documents/202603/unknown.pdf' });
    expect(found.readings).toBe(0);
  });

  it('leaves nothing behind when the document and its file go while it is read', async () => {
    const { process, found, removeDocument, stores, storage } = await waitingDocument();
    found.during = async () => {
      await removeDocument();
      await storage.delete(KEY);
      await stores.files.remove(KEY);
    };
    await process.run({ key: KEY });
    expect(await stores.documentTexts.find(KEY)).toBeUndefined();
    expect([await storage.stat(PICTURE), await stores.files.find(PICTURE)]).toEqual([undefined, undefined]);
  });

  it('leaves the document waiting when it cannot be read this time', async () => {
    const { process, found, document, storage } = await waitingDocument();
    found.during = async () => {
      throw new Error('The reader is away.');
    };
    await expect(process.run({ key: KEY })).rejects.toThrow('The reader is away.');
    expect(await document()).toMatchObject({ state: 'processing' });
    expect(await storage.stat(PICTURE)).toBeUndefined();
  });

  it('keeps the picture of the quicker one of two workers', async () => {
    const { process, found, document, storage } = await waitingDocument();
    let isFirst = true;
    found.during = async () => {
      if (!isFirst) return;
      isFirst = false;
      await process.run({ key: KEY });
    };
    await process.run({ key: KEY });
    expect(await document()).toMatchObject({ state: 'ready', previewKey: PICTURE });
    expect(await storage.stat(PICTURE)).toBeDefined();
  });
});
