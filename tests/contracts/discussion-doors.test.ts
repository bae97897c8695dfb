import { describe, expect, it } from 'vitest';
import { knexStores } from '../../src/adapters/knex/stores.ts';
import { after } from '../../src/domain/kernel/clock.ts';
import { aDiscussion, aSeries } from '../domain/discussions/discussion-samples.ts';
import { countQueries } from './count-queries.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aCourse, afterwards, aUser, LASTING, monday } from './samples.ts';

onEveryDatabase((name, open) => {
  describe(`Doors on ${name}`, () => {
    it('tell all that decides who may enter a room, in one statement', async () => {
      const db = await open();
      const { discussions, identity, catalog, enrolment } = knexStores(db, afterwards);
      const { doors } = discussions;
      for (const id of ['ada', 'bob']) await identity.users.add(aUser({ id, email: `${id}@example.org` }));
      await catalog.courses.add(aCourse({ id: 'course' }), [], []);
      await discussions.discussions.addSeries(aSeries());
      await discussions.discussions.lay([aDiscussion()]);
      await enrolment.enrolments.add({
        ...{ userId: 'ada', courseId: 'course', since: monday, orderId: null, term: LASTING },
      });
      const now = after(monday, 1000);
      const { startsAt, minutes, state } = aDiscussion();
      const isLive = (await catalog.courses.find('course'))!.isLive;
      const door = { startsAt, minutes, state, roomUrl: aSeries().roomUrl, isLive, isEnrolled: true };
      expect(await doors.find('first', 'ada', now)).toEqual(door);
      expect(await countQueries(db, () => doors.find('first', 'ada', now))).toBe(1);
      expect(await doors.find('first', 'bob', now)).toEqual({ ...door, isEnrolled: false });
      expect(await doors.find('other', 'ada', now)).toBeUndefined();
      await db('courses').update({ is_live: !isLive });
      await db('enrolments').update({ ends_at: now.getTime() - 1 });
      expect(await doors.find('first', 'ada', now)).toEqual({ ...door, isLive: !isLive, isEnrolled: false });
      await db('courses').delete();
      expect(await doors.find('first', 'ada', now)).toBeUndefined();
    });
  });
});
