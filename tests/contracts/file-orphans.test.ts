import { beforeEach, describe, expect, it } from 'vitest';
import { KnexCatalogReader } from '../../src/adapters/knex/catalog/catalog-reader.ts';
import { KnexCourseRepository } from '../../src/adapters/knex/catalog/course-repository.ts';
import { keysInUse } from '../../src/adapters/knex/catalog/file-use.ts';
import { KnexFileRepository } from '../../src/adapters/knex/media/file-repository.ts';
import { KnexFigureRepository } from '../../src/adapters/knex/questions/figure-repository.ts';
import { KnexVersionRepository } from '../../src/adapters/knex/questions/version-repository.ts';
import { KnexVignetteRepository } from '../../src/adapters/knex/questions/vignette-repository.ts';
import { KnexUnitOfWork } from '../../src/adapters/knex/unit-of-work.ts';
import type { CourseRepository } from '../../src/domain/catalog/ports.ts';
import type { FileRepository } from '../../src/domain/media/ports.ts';
import { CountingIds } from '../doubles/counting-ids.ts';
import { FixedClock } from '../doubles/fixed-clock.ts';
import { schoolTables } from '../support/database.ts';
import { inParallel } from './in-parallel.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aVersion, aVignette } from './question-samples.ts';
import { aContent, aCourse, aDay, aDocument, aFile, aModule, friday, monday, tuesday } from './samples.ts';

/** Keys of requests and of sorting, and of files that what was made of them, or read in them, names once more. */
const NO_USE = [
  ...['idempotency_key', 'directory_key', 'source_key', 'document_texts.file_key', 'caption_texts.file_key'],
  // The file that a lesson showed then: it may be gone.
  'lesson_places.file_key',
];

/**
 * What every FileRepository promises of files that nobody wants. `open` hands over an empty one and what uses files.
 */
function fileOrphansContract(
  adapter: string,
  open: () => Promise<{ files: FileRepository; courses: CourseRepository }>,
): void {
  describe(`orphans in FileRepository on ${adapter}`, () => {
    let files: FileRepository;
    let courses: CourseRepository;
    beforeEach(async () => {
      ({ files, courses } = await open());
    });

    it('takes an upload out of reach: nobody finds it, verifies it or attaches it', async () => {
      for (const status of ['pending', 'verified'] as const) {
        await files.add(aFile({ key: status, status }));
        expect([await files.giveUp(status), await files.giveUp(status)]).toEqual([true, true]);
        await files.setVerified([{ key: status, bytes: 1, etag: 'e', contentType: 'video/mp4' }]);
        expect([await files.find(status), await files.attach([status])]).toEqual([undefined, []]);
      }
    });

    it('keeps why a file was refused, for whoever asks again', async () => {
      const refusal = { code: 'media/empty', message: 'It is empty.', fields: { thumbnail: 'It is empty.' } };
      for (const key of ['refused', 'left']) await files.add(aFile({ key, status: 'pending' }));
      await files.giveUp('refused', refusal);
      await files.giveUp('left');
      await files.giveUp('refused');
      expect([await files.refusalOf('refused'), await files.refusalOf('left'), await files.refusalOf('none')]).toEqual([
        refusal,
        undefined,
        undefined,
      ]);
    });

    it('does not give up what is attached, nor what it never had', async () => {
      await files.add(aFile({ key: 'attached', status: 'attached' }));
      expect([await files.giveUp('attached'), await files.giveUp('unknown')]).toEqual([false, false]);
      expect((await files.find('attached'))?.status).toBe('attached');
    });

    it('finds old orphans of every kind, and leaves alone whatever anything uses', async () => {
      for (const status of ['pending', 'verified', 'attached'] as const) {
        await files.add(aFile({ key: `old-${status}`, status }));
        await files.add(aFile({ key: `new-${status}`, status, createdAt: friday }));
      }
      for (const key of ['shown', 'shown-small', 'played', 'captions', 'chapters', 'poster', 'poster-small', 'paper'])
        await files.add(aFile({ key, status: 'attached' }));
      await courses.add(aCourse({ thumbnailKey: 'shown', smallThumbnailKey: 'shown-small' }), [aModule()], [aDay()]);
      await courses.addContent(
        'course',
        aContent({
          fileKey: 'played',
          captionsKey: 'captions',
          chaptersKey: 'chapters',
          posterKey: 'poster',
          smallPosterKey: 'poster-small',
        }),
      );
      await courses.addDocuments('course', [aDocument({ fileKey: 'paper' })]);

      expect(await files.giveUpOrphans(tuesday, 100)).toEqual(['old-attached', 'old-pending', 'old-verified']);
      expect(await files.find('old-attached')).toBeUndefined();
      for (const key of [
        'new-pending',
        'new-verified',
        'new-attached',
        'shown',
        'shown-small',
        'played',
        'captions',
        'chapters',
        'poster',
        'poster-small',
        'paper',
      ]) {
        expect(await files.find(key), key).toBeDefined();
      }
    });

    it('names what was given up until it is removed, and at most so many at once', async () => {
      for (const index of [1, 2, 3, 4, 5]) await files.add(aFile({ key: `file-${index}` }));
      await files.giveUp('file-5');
      const first = await files.giveUpOrphans(tuesday, 2);
      expect(first).toHaveLength(2);
      expect(await files.giveUpOrphans(tuesday, 2)).toHaveLength(2);
      const seen = new Set(first);
      for (let round = 0; round < 10 && seen.size < 5; round += 1) {
        for (const key of await files.giveUpOrphans(tuesday, 2)) {
          seen.add(key);
          await files.remove(key);
        }
      }
      expect([...seen].toSorted()).toEqual(['file-1', 'file-2', 'file-3', 'file-4', 'file-5']);
      for (const key of first) await files.remove(key);
      expect(await files.giveUpOrphans(tuesday, 2)).toEqual([]);
    });

    it('leaves what was discarded a short while ago for later: its bytes may still be on their way', async () => {
      await files.add(aFile({ createdAt: friday }));
      await files.giveUp(aFile().key);
      expect(await files.giveUpOrphans(tuesday, 10)).toEqual([]);
      expect(await files.giveUpOrphans(new Date(friday.getTime() + 1), 10)).toEqual([aFile().key]);
    });

    it('tells which keys have no row, given up or not', async () => {
      for (const key of ['kept', 'given-up']) await files.add(aFile({ key }));
      await files.giveUp('given-up');
      expect(await files.withoutRow(['given-up', 'unknown', 'kept', 'KEPT'])).toEqual(['unknown', 'KEPT']);
      expect(await files.withoutRow([])).toEqual([]);
    });

    it('is the same for two who sweep at once, and a file is either attached or given up', async () => {
      const keys = Array.from({ length: 30 }, (_, index) => `file-${index}`);
      for (const key of keys) await files.add(aFile({ key, status: 'verified', createdAt: monday }));
      const [attached] = await Promise.all([
        Promise.all(keys.map(async (key) => ({ key, isAttached: (await files.attach([key])).length > 0 }))),
        inParallel(2, () => files.giveUpOrphans(tuesday, 10)),
      ]);
      for (const { key, isAttached } of attached) {
        // Nothing uses these files, so that one attached early enough may be given up afterwards.
        if (!isAttached) expect(await files.find(key), key).toBeUndefined();
      }
    });
  });
}

onEveryDatabase((name, open) => {
  fileOrphansContract(name, async () => {
    const db = await open();
    return { files: new KnexFileRepository(db), courses: new KnexCourseRepository(db) };
  });

  it('leaves alone the figures of an approved version, in both sizes', async () => {
    const db = await open();
    const files = new KnexFileRepository(db);
    await files.add(aFile({ key: 'orphan', status: 'attached' }));
    const [fileKey, smallFileKey] = ['figure', 'figure-small'];
    for (const key of [fileKey, smallFileKey]) await files.add(aFile({ key, status: 'attached' }));
    await new KnexVignetteRepository(db).add([aVignette()]);
    const size = { width: 800, height: 600 };
    const figure = { vignetteId: 'vignette', fileKey, smallFileKey, ...size, createdAt: monday };
    const number = await new KnexFigureRepository(db).add(figure);
    const figures = [{ number, description: 'A drawing', caption: '' }];
    await new KnexVersionRepository(db).add([aVersion({ state: 'approved', figures })]);
    expect(await files.giveUpOrphans(tuesday, 100)).toEqual(['orphan']);
    const used = await new KnexCatalogReader(db).usedFiles([fileKey, 'orphan', smallFileKey]);
    expect(used.toSorted()).toEqual([fileKey, smallFileKey]);
  });

  it('asks every column that names a file', async () => {
    const db = await open();
    const asked = keysInUse(db).toString();
    const unasked: string[] = [];
    for (const table of await schoolTables(db))
      for (const column of Object.keys(await db(table).columnInfo()))
        if (column.endsWith('_key') && !NO_USE.includes(column) && !NO_USE.includes(`${table}.${column}`))
          if (!asked.includes(db(table).whereNotNull(column).select({ key: column }).toString()))
            unasked.push(`${table}.${column}`);
    expect(unasked).toEqual([]);
  });

  it('never sweeps a file that is being saved at this moment, however old its upload is', async () => {
    const db = await open();
    const [files, work] = [
      new KnexFileRepository(db),
      new KnexUnitOfWork(db, new CountingIds(), new FixedClock(monday)),
    ];
    await new KnexCourseRepository(db).add(aCourse(), [aModule()], [aDay()]);
    for (const start of ['verified', 'pending'] as const) {
      const file = aFile({ key: `videos/202603/${start}.mp4`, status: start });
      await files.add(file);
      await files.setVerified([{ key: file.key, bytes: 1, etag: 'e', contentType: 'video/mp4' }]);
      let sweeping: Promise<unknown> | undefined;
      await work.run(async (stores) => {
        expect(await stores.files.attach([file.key])).toEqual([file.key]);
        sweeping = files.giveUpOrphans(friday, 100);
        await new Promise((resolve) => setTimeout(resolve, 150));
        await stores.courses.addContent('course', aContent({ id: start, fileKey: file.key }));
      });
      await sweeping;
      expect(await files.giveUpOrphans(friday, 100)).toEqual([]);
      expect((await files.find(file.key))?.status).toBe('attached');
    }
  });
});
