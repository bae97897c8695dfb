import { describe, expect, it } from 'vitest';
import { ShowsFreeLesson } from '../../../src/domain/catalog/queries/shows-free-lesson.ts';
import { CheckAccess } from '../../../src/domain/enrolment/queries/check-access.ts';
import type { GetSample } from '../../../src/domain/exam/queries/get-sample.ts';
import type { ShowsFigure } from '../../../src/domain/exam/queries/shows-figure.ts';
import { after, DAY_MS, MINUTE_MS } from '../../../src/domain/kernel/clock.ts';
import { DomainError } from '../../../src/domain/kernel/errors.ts';
import { storageUnavailable } from '../../../src/domain/media/errors.ts';
import { ConvertOlderVideos } from '../../../src/domain/media/jobs/convert-older-videos.ts';
import { ConvertVideo } from '../../../src/domain/media/jobs/convert-video.ts';
import { EraseFiles } from '../../../src/domain/media/jobs/erase-files.ts';
import type { VideoConverter } from '../../../src/domain/media/renditions/video-converter.ts';
import type { ShowsCardFigure } from '../../../src/domain/readiness/queries/shows-card-figure.ts';
import { fileRights } from '../../../src/main/composition/links/media.ts';
import { aContent, aCourse, aDay, aFile, aModule, monday } from '../../contracts/samples.ts';
import { MemoryStorage } from '../../doubles/media/memory-storage.ts';
import { type PlainVideo, PlainVideoConverter, plainVideo } from '../../doubles/media/video-converter.ts';
import { sqlWorld } from '../../doubles/sql-world.ts';
import { storeObject } from '../../support/store-object.ts';
import { wholeOf } from '../../support/whole-of.ts';

const KEY = 'videos/202603/lecture.mov';
const FILM: PlainVideo = { width: 1280, height: 720, isSilent: true };
/** Of 8 Mbit/s in the 12.4 seconds that the file tells; what lies in the storage is smaller, and nothing adds it up. */
const BYTES = 12_400_000;
/** Of 1.2 Mbit/s, which is not above it. */
const LIGHT_BYTES = 1_860_000;
const MADE = [720, 480, 360, 240];

/** A lecture that a course shows, and a converter that the test may watch and disturb. */
async function lecture(video = FILM, contentType = 'video/quicktime') {
  const world = sqlWorld();
  const { stores, catalog, clock, ids } = world;
  const storage = new MemoryStorage();
  const body = plainVideo(video);
  await stores.courses.add(aCourse(), [aModule()], [aDay()]);
  await stores.courses.addContent('course', aContent({ fileKey: KEY }));
  await storeObject(storage, KEY, body);
  const etag = (await storage.stat(KEY))?.etag ?? '';
  const facts = { originalName: 'Lecture 1.mov', contentType, bytes: BYTES, etag, lengthSeconds: 12.4 };
  await stores.files.add(aFile({ key: KEY, folder: 'videos', status: 'attached', ...facts }));

  const plain = new PlainVideoConverter(world.written);
  const watch = { afterStep: async (_step: number) => {}, made: [] as number[] };
  const converter: VideoConverter = {
    version: () => plain.version(),
    convert: (source, events) =>
      plain.convert(source, {
        ...events,
        onStep: async (step) => {
          watch.made.push(step.height);
          await events.onStep(step);
          await watch.afterStep(step.height);
        },
      }),
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
  const { files, renditions, conversions } = stores;
  const convert = new ConvertVideo(world.work, files, storage, rights, renditions, conversions, converter, ids, clock);
  const stored = async () => {
    const keys: string[] = [];
    for await (const page of storage.storedBefore(new Date(8e15))) keys.push(...page);
    return keys;
  };
  const percent = async () => (await conversions.percentsOf([KEY])).get(KEY);
  /** As deleting the lesson does. */
  const deleteLesson = async () => {
    await world.db('contents').delete();
    await new EraseFiles(files, storage, rights, renditions, clock).run({ keys: [KEY] });
  };
  const older = (settings = { convertsHeavyVideos: true }) =>
    new ConvertOlderVideos(world.work, conversions, world.jobs, converter, settings, clock).run();
  /** Keys of the videos whose conversion waits or runs, the first asked first. */
  const asked = async () =>
    (await world.db('jobs').where({ name: 'media/convert-video' }).orderBy(['created_at', 'id'])).map(
      ({ payload }: { payload: string }) => (JSON.parse(payload) as { key: string }).key,
    );
  return { ...world, storage, plain, watch, converter, convert, rights, stored, percent, deleteLesson, older, asked };
}

describe('ConvertVideo', () => {
  it("keeps each step as a file of its own with its source's rights, and the original as it was", async () => {
    const { convert, stores, storage, rights, percent } = await lecture();
    const before = (await stores.courses.find('course'))?.version ?? 0;
    await convert.run({ key: KEY });
    const made = await stores.renditions.listOf([KEY]);
    expect(made.map(({ height }) => height)).toEqual(MADE);
    for (const { height, fileKey } of made) {
      expect(await stores.files.find(fileKey)).toMatchObject({
        folder: 'videos',
        status: 'attached',
        originalName: `Lecture 1 ${height}p.mp4`,
        contentType: 'video/mp4',
        lengthSeconds: 12.4,
        width: { 720: 1280, 480: 852, 360: 640, 240: 426 }[height],
        height,
        ...(await storage.stat(fileKey)),
      });
      expect(String(await wholeOf(await storage.read(fileKey)))).toMatch(new RegExp(`^${height}p of`));
      expect(await rights.use(fileKey)).toEqual(await rights.use(KEY));
    }
    expect(await stores.files.find(KEY)).toMatchObject({ status: 'attached', contentType: 'video/quicktime' });
    expect(await percent()).toBe(100);
    expect((await stores.courses.find('course'))?.version).toBeGreaterThan(before);
  });

  it('converts an MP4 with a codec inside that most browsers cannot play, and no other light MP4', async () => {
    const { convert, stores, db } = await lecture(FILM, 'video/mp4');
    await db('files').where({ key: KEY }).update({ bytes: LIGHT_BYTES });
    await convert.run({ key: KEY });
    expect(await stores.renditions.listOf([KEY])).toEqual([]);
    await db('files').where({ key: KEY }).update({ rare_codec: 'HEVC', bytes: BYTES });
    await convert.run({ key: KEY });
    const made = await stores.renditions.listOf([KEY]);
    expect(made.map(({ height }) => height)).toEqual(MADE);
    // What was made is known: nobody reads it anew.
    const facts = await Promise.all(made.map(async ({ fileKey }) => (await stores.files.find(fileKey))?.rareCodec));
    expect(facts).toEqual(MADE.map(() => ''));
  });

  it('makes lighter steps and sound alone of what plays and is heavy; its own bits go on being the best', async () => {
    const { convert, stores } = await lecture({ ...FILM, isSilent: false }, 'video/webm');
    await convert.run({ key: KEY });
    const made = await stores.renditions.listOf([KEY]);
    expect(made.map(({ height }) => height)).toEqual([...MADE, 0]);
    const sound = await stores.files.find(made.at(-1)?.fileKey ?? '');
    expect(sound).toMatchObject({ originalName: 'Lecture 1 sound.mp4', width: 0, height: 0, lengthSeconds: 12.4 });
    expect(await stores.files.listUnmeasured(9)).toEqual([await stores.files.find(KEY)]);
  });

  it('tells how far it is, each percent once, over all of its steps', async () => {
    const { convert, stores } = await lecture();
    const told: number[] = [];
    const setPercent = stores.conversions.setPercent.bind(stores.conversions);
    stores.conversions.setPercent = (key, percent) => (told.push(percent), setPercent(key, percent));
    await convert.run({ key: KEY });
    // A step weighs as much as it has pixels: 4, 9, 16 and 36.
    expect(told).toEqual([0, 3, 6, 13, 20, 32, 44, 72, 99, 100]);
  });

  it('opens no step that the storage refuses before its first byte', async () => {
    const { convert, storage, converter, plain } = await lecture();
    let opened = 0;
    converter.convert = (source, events) =>
      plain.convert(source, {
        ...events,
        onStep: (step) => events.onStep({ ...step, open: () => ((opened += 1), step.open()) }),
      });
    storage.put = () => Promise.reject(storageUnavailable());
    await expect(convert.run({ key: KEY })).rejects.toMatchObject({ kind: 'unavailable' });
    expect(opened).toBe(0);
  });

  it('has the smallest step first, and goes on where it broke off', async () => {
    const { convert, stores, watch, stored } = await lecture();
    watch.afterStep = () => Promise.reject(new Error('The worker was stopped.'));
    await expect(convert.run({ key: KEY })).rejects.toThrow('The worker was stopped.');
    expect((await stores.renditions.listOf([KEY])).map(({ height }) => height)).toEqual([240]);
    watch.afterStep = async () => {};
    await convert.run({ key: KEY });
    await convert.run({ key: KEY });
    expect(watch.made).toEqual(MADE.toReversed());
    expect(await stored()).toHaveLength(5);
  });

  it.each([
    ['broken', 'This video is damaged and cannot be opened.'],
    ['no-picture', 'This file has sound but no picture.'],
    ['too-demanding', 'This video takes too much time or memory to convert.'],
  ] as const)('refuses with a sentence what is %s', async (trouble, sentence) => {
    const { convert, stored } = await lecture({ ...FILM, trouble });
    const refusal = { kind: 'invalid', code: `media/${trouble}`, message: expect.stringContaining(sentence) as string };
    await expect(convert.run({ key: KEY })).rejects.toMatchObject(refusal);
    expect(await stored()).toEqual([KEY]);
  });

  it.each([
    ['of today, whose row the sweep removes', 0],
    ['of two days ago', 2],
  ])('leaves nothing of a lesson %s, that is deleted while it works', async (_age, days) => {
    const { convert, watch, deleteLesson, stored, clock, db } = await lecture();
    clock.advance(days * DAY_MS);
    watch.afterStep = deleteLesson;
    await convert.run({ key: KEY });
    expect(watch.made).toEqual([240]);
    expect(await stored()).toEqual([]);
    expect(await db('files').whereNot({ status: 'given-up' })).toEqual([]);
  });

  it('erases a step that comes when the lesson is gone, or that another worker made already', async () => {
    const { convert, stores, stored, storage, deleteLesson } = await lecture();
    const put = storage.put.bind(storage);
    storage.put = async (...args) => {
      await put(...args);
      await deleteLesson();
    };
    await convert.run({ key: KEY });
    expect(await stored()).toEqual([]);
    expect(await stores.renditions.listOf([KEY])).toEqual([]);
  });

  it('leaves nothing of a step that could not be stored', async () => {
    const { convert, storage, stored } = await lecture();
    storage.put = () => Promise.reject(new Error('The storage is away.'));
    await expect(convert.run({ key: KEY })).rejects.toThrow('The storage is away.');
    expect(await stored()).toEqual([KEY]);
  });

  it('does nothing for what is gone, what nothing shows, and what browsers play', async () => {
    const gone = await lecture();
    await gone.convert.run({ key: 'videos/202603/other.mov' });
    await gone.deleteLesson();
    await gone.convert.run({ key: KEY });
    const playable = await lecture(FILM, 'video/mp4');
    await playable.db('files').update({ bytes: LIGHT_BYTES });
    await playable.convert.run({ key: KEY });
    expect([...gone.watch.made, ...playable.watch.made]).toEqual([]);
  });

  it('is asked for by the clock once there is a converter, and once only', async () => {
    const { convert, plain, stores, asked, older } = await lecture();
    await stores.conversions.expect(KEY);
    plain.found = undefined;
    await convert.run({ key: KEY });
    await older();
    expect(await asked()).toEqual([]);
    plain.found = 'plain 1.0';
    await older();
    await older();
    expect(await asked()).toEqual([KEY]);
  });

  it('is asked for where it is heavy and the school wants that: one at a time, the next once that has begun', async () => {
    const { stores, asked, older, jobs, clock } = await lecture(FILM, 'video/mp4');
    const add = async (id: string, contentType: string) => {
      const key = `videos/202603/${id}`;
      await stores.courses.addContent('course', aContent({ id, fileKey: key }));
      const facts = { contentType, bytes: BYTES, lengthSeconds: 12.4, createdAt: after(monday, -DAY_MS) };
      await stores.files.add(aFile({ key, folder: 'videos', status: 'attached', ...facts }));
    };
    await add('older.webm', 'video/webm');
    await add('rare.mov', 'video/quicktime');
    await older({ convertsHeavyVideos: false });
    expect(await asked()).toEqual(['videos/202603/rare.mov']);
    await older();
    expect(await asked()).toHaveLength(1);
    const begin = () => jobs.lease(clock.now(), after(clock.now(), MINUTE_MS), 1);
    for (const key of [KEY, 'videos/202603/older.webm']) {
      await begin();
      const before = await asked();
      await older();
      expect((await asked()).filter((one) => !before.includes(one))).toEqual([key]);
    }
    await begin();
    await older();
    expect(await asked()).toHaveLength(3);
  });

  it('is asked for anew when it comes back out of the trash in the middle', async () => {
    const { convert, db, stores } = await lecture(FILM, 'video/mp4');
    await stores.conversions.expect(KEY);
    await db('contents').delete();
    await convert.run({ key: KEY });
    await stores.courses.addContent('course', aContent({ fileKey: KEY }));
    expect(await stores.conversions.nextUnasked({ heavy: true })).toBe(KEY);
  });

  it('is tried again, and stays expected, while nobody can tell whether there is a converter', async () => {
    const { convert, plain, stores, percent } = await lecture();
    await stores.conversions.expect(KEY);
    plain.version = () => Promise.reject(new DomainError('unavailable', 'media/test', 'It does not answer.'));
    await expect(convert.run({ key: KEY })).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await percent()).toBe(0);
  });
});
