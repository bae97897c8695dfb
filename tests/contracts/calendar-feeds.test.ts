import { describe, expect, it } from 'vitest';
import { knexStores } from '../../src/adapters/knex/stores.ts';
import { after, DAY_MS } from '../../src/domain/kernel/clock.ts';
import { aDiscussion, aSeries } from '../domain/discussions/discussion-samples.ts';
import { countQueries } from './count-queries.ts';
import { inParallel } from './in-parallel.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aCourse, afterwards, aUser, LASTING, monday, ODD_TEXT } from './samples.ts';

const FROM = after(aDiscussion().startsAt, -DAY_MS);

onEveryDatabase((name, open) => {
  /** Two courses with three weeks of discussions each; Ada has one of them, and Bo teaches. */
  const opened = async () => {
    const db = await open();
    const { discussions, identity, catalog, enrolment } = knexStores(db, afterwards);
    const roles = { role: 'admin', roles: ['teacher'] } as const;
    for (const [id, facts] of Object.entries({ ada: {}, none: {}, off: { disabledAt: monday }, bo: roles }))
      await identity.users.add(aUser({ id, email: `${id}@example.org`, ...facts }));
    for (const id of ['a', 'b']) {
      await catalog.courses.add(aCourse({ id, title: `${id} ${ODD_TEXT}` }), [], []);
      await discussions.discussions.addSeries(aSeries({ id, courseId: id }));
      await discussions.discussions.lay(
        [-7, 0, 7].map((days) =>
          aDiscussion({
            ...{ id: `${id}${days}`, seriesId: id, courseId: id, week: `week ${days}` },
            ...{ startsAt: after(aDiscussion().startsAt, days * DAY_MS), state: days === 7 ? 'cancelled' : 'planned' },
          }),
        ),
      );
    }
    const enrol = (userId: string, courseId: string) =>
      enrolment.enrolments.add({ userId, courseId, since: monday, orderId: null, term: LASTING });
    await enrol('ada', 'a');
    await enrol('off', 'a');
    const { calendarFeeds } = discussions;
    const now = after(monday, 1000);
    const idsOf = async (userId: string, at = now) =>
      (await calendarFeeds.read(userId, FROM, at))?.events.map(({ id }) => id);
    return { db, calendarFeeds, enrol, idsOf, now };
  };

  describe(`CalendarFeeds on ${name}`, () => {
    it('has the discussions of all courses that one may enter, as they are stored, in one statement', async () => {
      const { db, calendarFeeds, enrol, idsOf, now } = await opened();
      const { number, events } = (await calendarFeeds.read('ada', FROM, now))!;
      expect(number).toBe(0);
      const { seriesId: _, week: __, papers: ___, recordingId: ____, revision: _____, ...shown } = aDiscussion();
      expect(events[0]).toEqual({ ...shown, id: 'a0', courseId: 'a', courseTitle: `a ${ODD_TEXT}` });
      expect(events.map(({ id, state }) => [id, state])).toEqual([
        ['a0', 'planned'],
        ['a7', 'cancelled'],
      ]);
      await enrol('ada', 'b');
      expect(await idsOf('ada')).toEqual(['a0', 'b0', 'a7', 'b7']);
      expect(await countQueries(db, () => idsOf('ada'))).toBe(1);
    });

    it('has none without a course, nothing of a disabled or unknown account, and all of a teacher', async () => {
      const { idsOf, enrol } = await opened();
      expect(await idsOf('none')).toEqual([]);
      expect([await idsOf('off'), await idsOf('nobody'), await idsOf('')]).toEqual([undefined, undefined, undefined]);
      await enrol('bo', 'a');
      expect(await idsOf('bo')).toEqual(['a0', 'b0', 'a7', 'b7']);
    });

    it('ends with access: what begins later is left out, and all of it once it is over', async () => {
      const { db, idsOf, now } = await opened();
      const end = after(aDiscussion().startsAt, DAY_MS);
      await db('enrolments').where({ user_id: 'ada' }).update({ ends_at: end.getTime() });
      expect(await idsOf('ada')).toEqual(['a0']);
      expect(await idsOf('ada', after(end, 1))).toEqual([]);
      await db('enrolments').where({ user_id: 'ada' }).update({ revoked_at: now.getTime() });
      expect(await idsOf('ada')).toEqual([]);
    });

    it('counts each renewal once, and goes with the account', async () => {
      const { db, calendarFeeds, now } = await opened();
      await inParallel(5, () => calendarFeeds.renew('ada'));
      expect([await calendarFeeds.numberOf('ada'), await calendarFeeds.numberOf('none')]).toEqual([5, 0]);
      expect((await calendarFeeds.read('ada', FROM, now))?.number).toBe(5);
      await db('users').where({ id: 'ada' }).delete();
      expect(await db('calendar_feeds')).toEqual([]);
    });
  });
});
