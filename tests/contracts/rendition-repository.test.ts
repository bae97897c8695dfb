import { describe, expect, it } from 'vitest';
import { KnexCatalogReader } from '../../src/adapters/knex/catalog/catalog-reader.ts';
import { KnexCourseRepository } from '../../src/adapters/knex/catalog/course-repository.ts';
import { KnexConversionRepository } from '../../src/adapters/knex/media/conversion-repository.ts';
import { KnexFileRepository } from '../../src/adapters/knex/media/file-repository.ts';
import { KnexRenditionRepository } from '../../src/adapters/knex/media/rendition-repository.ts';
import type { CatalogReader, CourseRepository } from '../../src/domain/catalog/ports.ts';
import type { FileRepository } from '../../src/domain/media/ports.ts';
import type { ConversionRepository, RenditionRepository } from '../../src/domain/media/renditions/ports.ts';
import type { StoredFile } from '../../src/domain/media/stored-file.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aContent, aCourse, aDay, aFile, aModule, friday, monday, tuesday } from './samples.ts';

interface Opened {
  renditions: RenditionRepository;
  conversions: ConversionRepository;
  files: FileRepository;
  courses: CourseRepository;
  catalog: CatalogReader;
}

const SOURCE = 'videos/202603/lecture.mov';
const QUICKTIME = 'video/quicktime';
const of = (height: number, sourceKey = SOURCE) => ({
  sourceKey,
  height,
  fileKey: `videos/202603/${sourceKey.at(15)}-${height}.mp4`,
});

/** Every adapter of RenditionRepository and ConversionRepository. */
function renditionRepositoryContract(name: string, open: () => Promise<Opened>): void {
  async function lecture(): Promise<Opened> {
    const opened = await open();
    const { files, courses } = opened;
    await courses.add(aCourse(), [aModule()], [aDay()]);
    await courses.addContent('course', aContent({ fileKey: SOURCE }));
    const video = { folder: 'videos', status: 'attached', contentType: QUICKTIME } as const;
    await files.add(aFile({ key: SOURCE, ...video }));
    for (const height of [480, 720, 1080])
      await files.add(aFile({ ...video, key: of(height).fileKey, contentType: 'video/mp4' }));
    return opened;
  }

  describe(`RenditionRepository: ${name}`, () => {
    it('keeps one of each step, best first, and raises the versions of the course that shows the source', async () => {
      const { renditions, courses, catalog } = await lecture();
      const before = [(await courses.find('course'))?.version ?? 0, await catalog.catalogueVersion()];
      expect(await renditions.add(of(480))).toBe(true);
      const after = [(await courses.find('course'))?.version ?? 0, await catalog.catalogueVersion()];
      expect(after).toEqual(before.map((version) => version + 1));
      expect(await renditions.add(of(1080))).toBe(true);
      expect(await renditions.add({ ...of(480), fileKey: of(720).fileKey })).toBe(false);
      expect(await renditions.listOf([SOURCE])).toEqual([of(1080), of(480)]);
      expect(await renditions.listOf([])).toEqual([]);
      const steps = [of(1080), of(480)].map(({ height, fileKey }) => ({ height, fileKey }));
      const [first] = (await catalog.courseTree('course'))?.modules[0]?.days[0]?.contents ?? [];
      expect(first).toMatchObject({ renditions: steps });
      expect((await catalog.content('content'))?.content).toMatchObject({ renditions: steps });
    });

    it('keeps none of a source that is gone, and those that are there go with their source', async () => {
      const { renditions, files } = await lecture();
      await renditions.add(of(480));
      await files.remove(SOURCE);
      expect(await renditions.listOf([SOURCE])).toEqual([]);
      expect(await renditions.add(of(720))).toBe(false);
    });

    it("has a rendition in use as long as its source is there, with the source's rights", async () => {
      const { renditions, files, catalog } = await lecture();
      const { fileKey } = of(480);
      expect(await catalog.fileUse(fileKey)).toBeUndefined();
      await renditions.add(of(480));
      expect(await catalog.fileUse(fileKey)).toEqual(await catalog.fileUse(SOURCE));
      expect(await catalog.usedFiles([fileKey, of(720).fileKey])).toEqual([fileKey]);
      const later = new Date('2030-01-01');
      expect(await files.giveUpOrphans(later, 10)).toEqual([of(1080).fileKey, of(720).fileKey].toSorted());
    });

    it('hands what is left to the one that takes the place of the source', async () => {
      const { renditions } = await lecture();
      for (const height of [480, 720, 1080]) await renditions.add(of(height));
      const best = of(1080);
      await renditions.promote(best);
      expect(await renditions.listOf([SOURCE])).toEqual([]);
      const sourceKey = best.fileKey;
      expect(await renditions.listOf([sourceKey])).toEqual([
        { ...of(720), sourceKey },
        { ...of(480), sourceKey },
      ]);
    });
  });

  describe(`ConversionRepository: ${name}`, () => {
    it('notes a video once, until it is forgotten or the video goes', async () => {
      const { conversions, files } = await lecture();
      expect(await conversions.setPercent(SOURCE, 1)).toBe(false);
      expect([await conversions.expect(SOURCE), await conversions.expect(SOURCE)]).toEqual([true, false]);
      expect(await conversions.setPercent(SOURCE, 99)).toBe(true);
      expect(await conversions.isDone(SOURCE)).toBe(false);
      const others = [SOURCE, 'videos/202603/other.mov'];
      expect([...(await conversions.percentsOf(others))]).toEqual([[SOURCE, 99]]);
      expect([...(await conversions.percentsOf([]))]).toEqual([]);
      await conversions.setPercent(SOURCE, 100);
      expect([await conversions.isDone(SOURCE), await conversions.isDone('videos/202603/other.mov')]).toEqual([
        true,
        false,
      ]);
      await conversions.forget(SOURCE);
      expect(await conversions.expect(SOURCE)).toBe(true);
      await files.remove(SOURCE);
      expect(await conversions.setPercent(SOURCE, 50)).toBe(false);
      expect(await conversions.expect(SOURCE)).toBe(false);
    });

    it('is needed for what most browsers cannot play, by its container or by a codec', async () => {
      const { conversions, files } = await lecture();
      await files.add(aFile({ key: 'videos/202603/hevc.mp4', status: 'attached', rareCodec: 'HEVC' }));
      await files.add(aFile({ key: 'videos/202603/played.mp4', status: 'attached', rareCodec: '' }));
      const asked = [SOURCE, 'videos/202603/hevc.mp4', 'videos/202603/played.mp4', of(480).fileKey, 'videos/none.mov'];
      const answers = await Promise.all(asked.map((key) => conversions.isNeeded(key)));
      expect(answers).toEqual([true, true, false, false, false]);
    });

    it('has the next video in a rare format, by its container or a codec, that nobody asked for', async () => {
      const { conversions, files, courses } = await lecture();
      const key = 'videos/202603/hevc.mp4';
      await files.add(aFile({ key: 'videos/202603/nowhere.mov', status: 'attached', contentType: QUICKTIME }));
      await files.add(
        aFile({ key, status: 'attached', contentType: 'video/mp4', rareCodec: 'HEVC', createdAt: monday }),
      );
      await courses.addContent('course', aContent({ id: 'other', fileKey: key }));
      const next = () => conversions.nextUnasked({ heavy: false });
      const found = new Set([await next()]);
      for (let asked = 0; asked < 2; asked += 1) {
        await conversions.expect((await next()) ?? '');
        found.add(await next());
      }
      expect(found).toEqual(new Set([SOURCE, key, undefined]));
    });

    it('has the heavy ones that play where they are wanted, of live courses first, then the newest', async () => {
      const { conversions, files, courses } = await lecture();
      await conversions.expect(SOURCE);
      const draft = { ...aCourse({ id: 'unsold' }), isLive: false };
      await courses.add(draft, [aModule({ id: 'm2', courseId: 'unsold' })], [aDay({ id: 'd2', moduleId: 'm2' })]);
      const add = async (id: string, createdAt: Date, facts: Partial<StoredFile> = {}, courseId = 'course') => {
        const key = `videos/202603/${id}.mp4`;
        const heavy = { bytes: 1_500_001, lengthSeconds: 10, contentType: 'video/mp4', rareCodec: '' };
        await files.add(aFile({ key, folder: 'videos', status: 'attached', createdAt, ...heavy, ...facts }));
        const place = courseId === 'unsold' ? { dayId: 'd2' } : {};
        await courses.addContent(courseId, aContent({ id, ...place, fileKey: key }));
      };
      await add('draft', friday, {}, 'unsold');
      await add('old', monday);
      await add('new', tuesday);
      await add('light', friday, { bytes: 1_500_000 });
      await add('unknown', friday, { lengthSeconds: 0 });
      await add('unread', friday, { lengthSeconds: undefined, rareCodec: undefined });
      expect(await conversions.nextUnasked({ heavy: false })).toBeUndefined();
      for (const id of ['new', 'old', 'draft']) {
        const key = await conversions.nextUnasked({ heavy: true });
        expect(key).toBe(`videos/202603/${id}.mp4`);
        await conversions.expect(key ?? '');
      }
      expect(await conversions.nextUnasked({ heavy: true })).toBeUndefined();
    });
  });
}

onEveryDatabase((name, open) =>
  renditionRepositoryContract(name, async () => {
    const db = await open();
    return {
      renditions: new KnexRenditionRepository(db),
      conversions: new KnexConversionRepository(db),
      files: new KnexFileRepository(db),
      courses: new KnexCourseRepository(db),
      catalog: new KnexCatalogReader(db),
    };
  }),
);
