import { expect, it } from 'vitest';
import { KnexCourseRepository } from '../../src/adapters/knex/catalog/course-repository.ts';
import { KnexFileRepository } from '../../src/adapters/knex/media/file-repository.ts';
import { KnexUnitOfWork } from '../../src/adapters/knex/unit-of-work.ts';
import { CountingIds, FixedClock, outsideWorld } from '../doubles/outside-world.ts';
import { fileOrphansContract } from './file-orphans.contract.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aContent, aCourse, aDay, aFile, aModule, friday, monday } from './samples.ts';

fileOrphansContract('memory', async () => {
  const { stores } = outsideWorld();
  return { files: stores.files, courses: stores.courses };
});

onEveryDatabase((name, open) => {
  fileOrphansContract(name, async () => {
    const db = await open();
    return { files: new KnexFileRepository(db), courses: new KnexCourseRepository(db) };
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
