import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { knexStores } from '../../src/adapters/knex/stores.ts';
import { KnexUnitOfWork } from '../../src/adapters/knex/unit-of-work.ts';
import { MarkedRichTextReader } from '../../src/adapters/marked/rich-text-reader.ts';
import { LeaveAnnouncement } from '../../src/domain/news/jobs/leave-announcement.ts';
import { SendAnnouncement } from '../../src/domain/news/use-cases/send-announcement.ts';
import { StopAnnouncement } from '../../src/domain/news/use-cases/stop-announcement.ts';
import { WriteAnnouncement } from '../../src/domain/news/use-cases/write-announcement.ts';
import { courseGuides } from '../../src/main/composition/links/news.ts';
import { CountingIds } from '../doubles/counting-ids.ts';
import { FixedClock } from '../doubles/fixed-clock.ts';
import { inParallel } from './in-parallel.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aCourse, aUser, LASTING, monday } from './samples.ts';

const RACES = 40;
const READERS = ['ada', 'bob', 'eve'];

async function school(db: Knex) {
  const [clock, ids] = [new FixedClock(monday), new CountingIds()];
  const { news, catalog, identity, enrolment } = knexStores(db, clock);
  const work = new KnexUnitOfWork(db, ids, clock);
  const guides = courseGuides(catalog.reader);
  await catalog.courses.add(aCourse(), [], []);
  for (const id of READERS) {
    await identity.users.add(aUser({ id, email: `${id}@example.org` }));
    await enrolment.enrolments.add({ userId: id, courseId: 'course', since: monday, orderId: null, term: LASTING });
  }
  const write = new WriteAnnouncement(work, guides, new MarkedRichTextReader(), ids, clock);
  const words = { audience: { kind: 'all' }, subject: 'Hello', body: 'Words', onSite: true, byMail: true } as const;
  return {
    ...news,
    write: () => write.run({ authorId: 'boss', words }),
    send: new SendAnnouncement(work, news.announcements, news.readerDirectory, guides, clock),
    stop: new StopAnnouncement(work),
    leave: new LeaveAnnouncement(work, news.deliveries, news.readerDirectory, clock),
    /** People who are told by these mails, once for each mail. */
    told: async (id: string) => {
      const payloads: string[] = await db('jobs').where({ name: 'news/deliver' }).pluck('payload');
      const mails = payloads.map((payload) => JSON.parse(payload) as { announcementId: string; userId: string });
      return mails.filter(({ announcementId }) => announcementId === id).map(({ userId }) => userId);
    },
    leaveJobs: async () => Number((await db('jobs').where({ name: 'news/leave' }).count({ all: '*' }).first())?.all),
  };
}

const outcome = (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

onEveryDatabase((name, open) => {
  describe(`one announcement on ${name}`, () => {
    it(`is sent by one of two senders at once, ${RACES} times`, async () => {
      const { write, send, announcements, leaveJobs } = await school(await open());
      for (let race = 1; race <= RACES; race += 1) {
        const { id, revision } = await write();
        const at = race % 2 === 0 ? null : '2026-12-31T09:00';
        const outcomes = await inParallel(2, (sender) => outcome(send.run({ id, revision, at: sender ? at : null })));
        expect(outcomes.toSorted(), `${race}`).toEqual(['done', expect.stringMatching(/^news\/(is-|stale-)/)]);
        const now = await announcements.find(id);
        const isLater = at !== null && outcomes[1] === 'done';
        expect(now).toMatchObject({ revision: revision + 1, state: isLater ? 'planned' : 'leaving' });
        expect(await leaveJobs()).toBe(race);
      }
    });

    it(`leaves once where two workers let it go at once, ${RACES} times`, async () => {
      const { write, send, leave, told, announcements, deliveries } = await school(await open());
      for (let race = 1; race <= RACES; race += 1) {
        const { id, revision } = await write();
        await send.run({ id, revision, at: null });
        await inParallel(2, () => leave.run({ announcementId: id }));
        expect((await told(id)).toSorted(), `${race}`).toEqual(READERS);
        expect(await deliveries.count(id)).toBe(READERS.length);
        expect(await announcements.find(id)).toMatchObject({ state: 'leaving', people: READERS.length });
      }
    });

    it(`is stopped or leaves whole where both happen at once, ${RACES} times`, async () => {
      const { write, send, stop, leave, told, announcements } = await school(await open());
      for (let race = 1; race <= RACES; race += 1) {
        const { id, revision } = await write();
        await send.run({ id, revision, at: null });
        const [left, stopped] = await Promise.all([
          outcome(leave.run({ announcementId: id })),
          outcome(stop.run({ id })),
        ]);
        expect([left, stopped], `${race}`).toEqual(['done', 'done']);
        const { state, people } = (await announcements.find(id))!;
        expect(state).toBe('stopped');
        const mails = (await told(id)).toSorted();
        expect([[], READERS]).toContainEqual(mails);
        // Counted only where all were found before the stop.
        if (people !== null) expect([people, mails]).toEqual([READERS.length, READERS]);
      }
    });
  });
});
