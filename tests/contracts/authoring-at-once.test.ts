import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { KnexCatalogReader } from '../../src/adapters/knex/catalog/catalog-reader.ts';
import { KnexCourseRepository } from '../../src/adapters/knex/catalog/course-repository.ts';
import { KnexEnrolmentRepository } from '../../src/adapters/knex/enrolment/enrolment-repository.ts';
import { isDatabaseUnavailable } from '../../src/adapters/knex/faults.ts';
import { KnexFileRepository } from '../../src/adapters/knex/media/file-repository.ts';
import { KnexUnitOfWork } from '../../src/adapters/knex/unit-of-work.ts';
import { RandomIds } from '../../src/adapters/node-crypto/random-ids.ts';
import { SystemClock } from '../../src/adapters/node-crypto/system-clock.ts';
import { AddContent } from '../../src/domain/catalog/use-cases/add-content.ts';
import { AddDay } from '../../src/domain/catalog/use-cases/add-day.ts';
import { CreateCourse } from '../../src/domain/catalog/use-cases/create-course.ts';
import { DeleteCourse } from '../../src/domain/catalog/use-cases/delete-course.ts';
import { MoveNode } from '../../src/domain/catalog/use-cases/move-node.ts';
import { pictureKeysOf } from '../../src/domain/media/object-key.ts';
import { DiscardUpload } from '../../src/domain/media/use-cases/discard-upload.ts';
import { PreparePicture } from '../../src/domain/media/use-cases/prepare-picture.ts';
import { pictures, studentCounts } from '../../src/main/composition/links/catalog.ts';
import { MemoryStorage } from '../doubles/media/memory-storage.ts';
import { PlainPictureEncoder } from '../doubles/media/picture-encoder.ts';
import { storeObject } from '../support/store-object.ts';
import { inParallel } from './in-parallel.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aCourse, aDay, aFile, aModule } from './samples.ts';

/** Two courses with a module of five days each, and every use case that may meet another one there. */
async function desk(db: Knex) {
  const work = new KnexUnitOfWork(db, new RandomIds(), new SystemClock());
  const files = new KnexFileRepository(db);
  const storage = new MemoryStorage();
  const verifyAll = async (keys: readonly string[]) => {
    const etagOf = async (key: string) => (await storage.stat(key))?.etag ?? 'x';
    const seen = keys.map(async (key) => ({ key, bytes: 1, etag: await etagOf(key), contentType: 'video/mp4' }));
    await files.setVerified(await Promise.all(seen));
    return new Map();
  };
  const verified = { verifyAll, verify: async (key: string) => void (await verifyAll([key])) };
  await work.run(async ({ courses }) => {
    for (const prefix of ['', 'other-']) {
      const module = aModule({ id: `${prefix}module`, courseId: `${prefix}course` });
      const days = [1, 2, 3, 4, 5].map((number) =>
        aDay({ id: `${prefix}day-${number}`, moduleId: module.id, number, title: `Day ${number}` }),
      );
      await courses.add(aCourse({ id: module.courseId }), [module], days);
    }
  });
  const preparePicture = new PreparePicture(
    files,
    storage,
    { run: ({ key }) => verified.verify(key) },
    new DiscardUpload(files, storage),
    new PlainPictureEncoder(),
    { raise: () => undefined },
    new SystemClock(),
  );
  return {
    files,
    upload: (key: string) => files.add(aFile({ key })),
    uploadPicture: async (key: string) => {
      await files.add(aFile({ key }));
      await storeObject(storage, key, 'a picture');
    },
    reader: new KnexCatalogReader(db),
    addContent: new AddContent(work, verified, new RandomIds()),
    addDay: new AddDay(work, new RandomIds()),
    createCourse: new CreateCourse(
      work,
      new KnexCourseRepository(db),
      pictures(preparePicture),
      new RandomIds(),
      new SystemClock(),
    ),
    moveNode: new MoveNode(work),
    deleteCourse: new DeleteCourse(
      work,
      studentCounts(new KnexEnrolmentRepository(db, new SystemClock())),
      new RandomIds(),
      new SystemClock(),
    ),
  };
}

const lessonIn = (prefix: string, day: number, fileKey: string) => ({
  courseId: `${prefix}course`,
  moduleId: `${prefix}module`,
  dayId: `${prefix}day-${day}`,
  type: 'video' as const,
  title: 'Lesson',
  fileKey,
});
/** What became of it; whoever is told that the database is too busy asks again. */
async function outcome(work: () => Promise<unknown>): Promise<string> {
  for (;;) {
    try {
      await work();
      return 'done';
    } catch (error) {
      if (!isDatabaseUnavailable(error)) return (error as { code: string }).code;
    }
  }
}

onEveryDatabase((name, open) => {
  describe(`admins at once on ${name}`, () => {
    it('move the days of one module, and each number is still there once', async () => {
      const { moveNode, addDay, reader } = await desk(await open());
      const place = { kind: 'day' as const, courseId: 'course', moduleId: 'module' };
      const moves = inParallel(20, (index) =>
        outcome(() =>
          moveNode.run({
            ref: { ...place, dayId: `day-${(index % 5) + 1}` },
            direction: index % 2 === 0 ? 'up' : 'down',
          }),
        ),
      );
      const additions = inParallel(3, () => outcome(() => addDay.run({ ...place, title: '' })));
      expect(new Set([...(await moves), ...(await additions)])).toEqual(new Set(['done']));
      const days = (await reader.courseTree('course'))?.modules[0]?.days.map(({ day }) => `${day.number} ${day.title}`);
      expect(days).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((n) => `${n} Day ${n}`));
    });

    it('move the modules of one course, and each number is still there once', async () => {
      const { createCourse, moveNode, reader } = await desk(await open());
      const facts = {
        title: 'Five',
        description: '',
        priceCents: 100,
        durationMonths: 5,
        moduleCount: 5,
        thumbnailKey: null,
      };
      const { id: courseId } = await createCourse.run(facts);
      const modules = async () => (await reader.courseTree(courseId))?.modules.map(({ module }) => module) ?? [];
      const before = await modules();
      const moves = await inParallel(20, (index) => {
        const ref = { kind: 'module' as const, courseId, moduleId: before[index % 5]?.id ?? '' };
        return outcome(() => moveNode.run({ ref, direction: index % 2 === 0 ? 'up' : 'down' }));
      });
      expect(new Set(moves)).toEqual(new Set(['done']));
      expect((await modules()).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    });

    it('claim one file for ten places, and one place gets it', async () => {
      const { addContent, upload, reader } = await desk(await open());
      await upload('videos/wanted.mp4');
      const ends = await inParallel(10, (index) =>
        outcome(() => addContent.run(lessonIn(index < 5 ? '' : 'other-', (index % 5) + 1, 'videos/wanted.mp4'))),
      );
      expect(ends.toSorted()).toEqual(['done', ...Array.from({ length: 9 }, () => 'media/in-use')]);
      expect(
        (await reader.studyItems(['course', 'other-course'])).filter(({ contentId }) => contentId !== null),
      ).toHaveLength(1);
    });

    it('repeat one save, and it is one item', async () => {
      const { addContent, upload, reader } = await desk(await open());
      await upload('videos/once.mp4');
      const added = await inParallel(10, () => addContent.run(lessonIn('', 1, 'videos/once.mp4')));
      expect(new Set(added.map(({ id }) => id)).size).toBe(1);
      expect(added.filter(({ isNew }) => isNew)).toHaveLength(1);
      expect((await reader.studyItems(['course'])).filter(({ contentId }) => contentId !== null)).toHaveLength(1);
    });

    it('send one request for a course ten times, and it is one course with its picture', async () => {
      const { createCourse, uploadPicture, reader, files } = await desk(await open());
      const thumbnailKey = 'thumbnails/202608/one.png';
      await uploadPicture(thumbnailKey);
      const input = {
        title: 'Asked for',
        description: '',
        priceCents: 100,
        durationMonths: 5,
        moduleCount: 2,
        thumbnailKey,
        request: { by: 'boss', key: 'one-request' },
      };
      const made = await inParallel(10, () => createCourse.run(input));
      expect(new Set(made.map(({ id }) => id)).size).toBe(1);
      expect((await reader.listCourses()).filter(({ title }) => title === 'Asked for')).toHaveLength(1);
      for (const key of Object.values(pictureKeysOf(thumbnailKey)))
        expect((await files.find(key))?.status).toBe('attached');
    });

    it('delete what others are saving into: each file is either in the trash or free again', async () => {
      const { addContent, deleteCourse, upload, files, reader } = await desk(await open());
      const keys = Array.from({ length: 12 }, (_, index) => `videos/${index}.mp4`);
      for (const key of keys) await upload(key);
      const ends = await inParallel(13, (index) =>
        index === 6
          ? outcome(() => deleteCourse.run({ courseId: 'course', by: 'boss' }))
          : outcome(() => addContent.run(lessonIn('', 1, keys[index > 6 ? index - 1 : index] ?? ''))),
      );
      expect(ends.every((end) => ['done', 'catalog/no-day', 'catalog/no-course'].includes(end))).toBe(true);
      expect(ends[6]).toBe('done');
      const kept = await reader.usedFiles(keys);
      for (const [index, key] of keys.entries()) {
        const isSaved = ends[index < 6 ? index : index + 1] === 'done';
        expect(kept.includes(key), key).toBe(isSaved);
        expect(await reader.fileUse(key), key).toBeUndefined();
        expect((await files.find(key))?.status === 'attached', key).toBe(isSaved);
      }
    });
  });
});
