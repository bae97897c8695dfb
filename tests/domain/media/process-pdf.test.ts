import { describe, expect, it } from 'vitest';
import { unread } from '../../../src/domain/catalog/document.ts';
import { CheckAccess } from '../../../src/domain/enrolment/queries/check-access.ts';
import type { DocumentReader, Unreadable } from '../../../src/domain/media/document-reader.ts';
import { ProcessPdf } from '../../../src/domain/media/jobs/process-pdf.ts';
import { fileRights } from '../../../src/main/composition/links/media.ts';
import { aContent, aCourse, aDay, aDocument, aFile, aModule } from '../../contracts/samples.ts';
import { type PlainDocument, PlainDocumentReader, plainDocument } from '../../doubles/media/document-reader.ts';
import { MemoryStorage } from '../../doubles/media/memory-storage.ts';
import { outsideWorld } from '../../doubles/outside-world.ts';
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
  const world = outsideWorld();
  const { stores, catalog, clock } = world;
  const storage = new MemoryStorage();
  await stores.courses.add(aCourse(), [aModule()], [aDay()]);
  if (as === 'document')
    await stores.courses.addDocuments('course', [aDocument({ fileKey: KEY, pageCount: null, ...unread(KEY) })]);
  else await stores.courses.addContent('course', aContent({ type: 'pdf', fileKey: KEY }));
  /** Stores the file, in place of an earlier one. */
  const store = async (body: Uint8Array) => {
    await storage.delete(KEY);
    await storeObject(storage, KEY, body);
    await stores.files.add(
      aFile({
        key: KEY,
        folder: 'documents',
        status: 'attached',
        contentType: 'application/pdf',
        bytes: body.length,
        etag: (await storage.stat(KEY))?.etag ?? '',
      }),
    );
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
  const rights = fileRights(catalog, new CheckAccess(stores.enrolments, clock));
  const process = new ProcessPdf(world.work, stores.files, storage, rights, reader, clock);
  const document = async () => (await catalog.courseTree('course'))?.modules[0]?.documents[0];
  /** As deleting the document does, before its files are erased. */
  const removeDocument = async () => void stores.courses.tables.documents.delete('document');
  return { ...world, storage, store, reader: plain, watch, process, rights, document, removeDocument };
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
    const { process, store, document, stores } = await waitingDocument();
    await store(plainDocument({ ...PAPER, preview: undefined }));
    await process.run({ key: KEY });
    expect(await document()).toMatchObject({ state: 'ready', previewKey: null });
    expect(await stores.files.find(PICTURE)).toBeUndefined();
  });

  it.each<[Unreadable, string, Buffer]>([
    [
      'encrypted',
      'This PDF is protected by a password. Please upload it without one.',
      plainDocument({ ...PAPER, isEncrypted: true }),
    ],
    ['broken', 'damaged', plainDocument(PAPER).subarray(0, 60)],
    ['empty', 'no pages', plainDocument({ pages: [] })],
    ['too-many-pages', '3,000', plainDocument({ pages: Array(3001).fill('') })],
    ['too-demanding', 'time or memory', plainDocument({ ...PAPER, isDemanding: true })],
    ['active-content', 'script', plainDocument({ ...PAPER, hasScript: true })],
  ])(
    'refuses what is %s, keeps the file for the admin and withholds it from students',
    async (_refused, words, body) => {
      const { process, store, document, stores, storage, rights } = await waitingDocument();
      await store(body);
      await process.run({ key: KEY });
      expect(await document()).toMatchObject({
        state: 'refused',
        refusal: expect.stringContaining(words),
        previewKey: null,
      });
      expect(await storage.stat(KEY)).toBeDefined();
      expect(await rights.use(KEY)).toEqual({ courseId: 'course', isPublic: false, isWithheld: true });
      expect(await stores.documentTexts.find(KEY)).toBeUndefined();
    },
  );

  it('changes nothing when it runs again', async () => {
    const { process, store, document, stores, storage } = await waitingDocument();
    await process.run({ key: KEY });
    const before = [await document(), await storage.stat(PICTURE), (await stores.courses.find('course'))?.version];
    await store(ofSameLength(plainDocument({ pages: Array(9).fill(''), preview: Buffer.from('another') })));
    await process.run({ key: KEY });
    await store(ofSameLength(Buffer.from('broken')));
    await process.run({ key: KEY });
    // The document tells the ETag of its file.
    await store(plainDocument(PAPER));
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
    const { process, watch, removeDocument, stores, storage } = await waitingDocument();
    await stores.files.add(aFile({ key: PICTURE }));
    await storeObject(storage, PICTURE, 'half');
    await removeDocument();
    await process.run({ key: KEY });
    expect([watch.readings, await storage.stat(PICTURE), await stores.files.find(PICTURE)]).toEqual([
      0,
      undefined,
      undefined,
    ]);
    await process.run({ key: 'documents/202603/unknown.pdf' });
    expect(watch.readings).toBe(0);
  });

  it('leaves nothing behind when the document and its file go while it is read', async () => {
    const { process, watch, removeDocument, stores, storage } = await waitingDocument();
    watch.during = async () => {
      await removeDocument();
      await storage.delete(KEY);
      await stores.files.remove(KEY);
    };
    await process.run({ key: KEY });
    expect(await stores.documentTexts.find(KEY)).toBeUndefined();
    expect([await storage.stat(PICTURE), await stores.files.find(PICTURE)]).toEqual([undefined, undefined]);
  });

  it('leaves the document waiting when it cannot be read this time', async () => {
    const { process, watch, reader, document, storage } = await waitingDocument();
    watch.during = async () => {
      throw new Error('The reader is away.');
    };
    await expect(process.run({ key: KEY })).rejects.toThrow('The reader is away.');
    reader.close();
    await expect(process.run({ key: KEY })).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await document()).toMatchObject({ state: 'processing' });
    expect(await storage.stat(PICTURE)).toBeUndefined();
  });

  it('keeps the picture of the quicker one of two workers', async () => {
    const { process, watch, document, storage } = await waitingDocument();
    let isFirst = true;
    watch.during = async () => {
      if (!isFirst) return;
      isFirst = false;
      await process.run({ key: KEY });
    };
    await process.run({ key: KEY });
    expect(await document()).toMatchObject({ state: 'ready', previewKey: PICTURE });
    expect(await storage.stat(PICTURE)).toBeDefined();
  });
});
