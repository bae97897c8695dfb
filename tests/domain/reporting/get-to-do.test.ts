import { beforeEach, expect, it } from 'vitest';
import { noteBackup } from '../../../src/adapters/knex/backups.ts';
import { CountUnfinishedCourses } from '../../../src/domain/catalog/queries/count-unfinished-courses.ts';
import { after, DAY_MS } from '../../../src/domain/kernel/clock.ts';
import type { TeamRole } from '../../../src/domain/kernel/literals.ts';
import { GetToDo } from '../../../src/domain/reporting/queries/get-to-do.ts';
import { NO_MATTERS } from '../../../src/domain/reporting/to-do.ts';
import { CountWaitingThreads } from '../../../src/domain/support/queries/count-waiting-threads.ts';
import { NO_SUBJECT, newThread } from '../../../src/domain/support/threads/thread.ts';
import { aContent, aCourse, aDay, aFile, aModule, aUser, LASTING, monday } from '../../contracts/samples.ts';
import { sqlWorld } from '../../doubles/sql-world.ts';

let world: ReturnType<typeof sqlWorld>;
let isExposed: boolean;
let convertsHeavyVideos: boolean;
beforeEach(() => {
  world = sqlWorld();
  isExposed = true;
  convertsHeavyVideos = true;
});

const run = (roles: readonly TeamRole[] = ['owner']) => {
  const courses = new CountUnfinishedCourses(world.catalog);
  const settings = { isExposed, convertsHeavyVideos };
  const waiting = new CountWaitingThreads(world.stores.threads, world.clock);
  const threads = { count: (of: readonly TeamRole[]) => waiting.run({ roles: of }) };
  return new GetToDo(world.stores.toDo, { count: () => courses.run() }, threads, settings, world.clock).run({
    viewer: { userId: 'ada', roles },
  });
};

it('calls a backup late after two days without one, and when there never was any', async () => {
  expect(await run()).toMatchObject({ newestBackupAt: null, isBackupLate: true });
  const two = after(world.clock.now(), -2 * DAY_MS);
  await noteBackup(world.db, two);
  expect(await run()).toMatchObject({ newestBackupAt: two, isBackupLate: false });
  await noteBackup(world.db, after(two, -1));
  expect((await run()).isBackupLate).toBe(true);
});

it('has access that ends within a week from now', async () => {
  await world.stores.courses.add(aCourse(), [], []);
  const now = world.clock.now();
  for (const [userId, until] of [
    ['ada', after(now, 7 * DAY_MS - 1)],
    ['bob', after(now, 7 * DAY_MS)],
    ['cleo', LASTING.until],
  ] as const)
    await world.stores.enrolments.add({ userId, courseId: 'course', since: monday, orderId: null, term: { until } });
  expect((await run()).endingAccess).toBe(1);
});

it('asks for two-factor sign-in only where others reach the school', async () => {
  await world.stores.users.add(aUser({ role: 'admin' }));
  expect((await run()).passwordOnlyAdmins).toBe(1);
  isExposed = false;
  expect((await run()).passwordOnlyAdmins).toBe(0);
});

it('tells the owner of heavy videos that nothing converts, where lighter steps are wanted', async () => {
  const { stores, clock } = world;
  await stores.courses.add(aCourse(), [aModule()], [aDay()]);
  await stores.courses.addContent('course', aContent({ fileKey: 'videos/202603/a.mp4' }));
  const facts = { folder: 'videos', status: 'attached', bytes: 8_000_000, lengthSeconds: 8 } as const;
  await stores.files.add(aFile({ key: 'videos/202603/a.mp4', ...facts, createdAt: after(clock.now(), -DAY_MS) }));
  expect([(await run()).unconvertedVideos, (await run(['teacher'])).unconvertedVideos]).toEqual([1, 0]);
  convertsHeavyVideos = false;
  expect((await run()).unconvertedVideos).toBe(0);
});

it('counts live courses with something missing, and no drafts', async () => {
  expect((await run()).unfinishedCourses).toBe(0);
  await world.stores.courses.add(aCourse(), [], []);
  await world.stores.courses.add(aCourse({ id: 'draft', isLive: false }), [], []);
  expect((await run()).unfinishedCourses).toBe(1);
});

it('counts for each role the messages that it answers, once they have waited longer than a day', async () => {
  const { stores, clock } = world;
  for (const [id, kind] of [
    ['a', 'item'],
    ['b', 'nothing'],
    ['c', 'order'],
  ] as const) {
    const from = { id, userId: null, contactId: null, requestId: id };
    const message = { id, threadId: id, number: 1, by: 'asker', authorId: null, requestId: id, text: 'Why?' } as const;
    await stores.threads.add(
      newThread(from, { ...NO_SUBJECT, kind }, clock.now()),
      { ...message, at: clock.now() },
      '',
    );
  }
  const counts = async () =>
    Promise.all(
      (['owner', 'teacher', 'office', 'author'] as const).map(async (role) => (await run([role])).waitingThreads),
    );
  clock.advance(DAY_MS);
  expect(await counts()).toEqual([0, 0, 0, 0]);
  clock.advance(1);
  expect(await counts()).toEqual([3, 2, 1, 0]);
});

it('tells each role only of what it can do something about', async () => {
  await world.stores.courses.add(aCourse(), [], []);
  await world.stores.users.add(aUser({ role: 'admin' }));
  const [owner, teacher, office] = [await run(), await run(['teacher']), await run(['office'])];
  expect(owner).toMatchObject({ unfinishedCourses: 1, passwordOnlyAdmins: 1, isBackupLate: true });
  expect(teacher).toMatchObject({ unfinishedCourses: 1, passwordOnlyAdmins: 0, isBackupLate: false });
  expect(office).toMatchObject({ unfinishedCourses: 0, passwordOnlyAdmins: 0, isBackupLate: false });
  expect(await run(['office', 'teacher'])).toMatchObject({ unfinishedCourses: 1 });
});

it('tells authors and teachers of open reports, and authors of reviews and returned drafts', async () => {
  const waiting = { openReports: 3, waitingReviews: 2, returnedDrafts: 1 };
  const told = async (...roles: TeamRole[]) => {
    const { openReports, waitingReviews, returnedDrafts } = await run(roles);
    return { openReports, waitingReviews, returnedDrafts };
  };
  world.stores.toDo.openMatters = async () => ({ ...NO_MATTERS, ...waiting });
  expect([await told('owner'), await told('author')]).toEqual([waiting, waiting]);
  expect(await told('teacher')).toEqual({ openReports: 3, waitingReviews: 0, returnedDrafts: 0 });
  expect(await told('office')).toEqual({ openReports: 0, waitingReviews: 0, returnedDrafts: 0 });
});
