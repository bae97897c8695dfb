import { describe, expect, it } from 'vitest';
import { KnexCourseRepository } from '../../src/adapters/knex/catalog/course-repository.ts';
import { KnexAttendances } from '../../src/adapters/knex/discussions/attendances.ts';
import { KnexDiscussionRepository } from '../../src/adapters/knex/discussions/discussion-repository.ts';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import { after, DAY_MS } from '../../src/domain/kernel/clock.ts';
import { aDiscussion, aSeries } from '../domain/discussions/discussion-samples.ts';
import { countQueries } from './count-queries.ts';
import { inParallel } from './in-parallel.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aCourse, aUser, monday, ODD_TEXT } from './samples.ts';

onEveryDatabase((name, open) => {
  const opened = async () => {
    const db = await open();
    await new KnexCourseRepository(db).add(aCourse({ id: 'course' }), [], []);
    const users = new KnexUserRepository(db);
    for (const id of ['ada', 'bob']) await users.add(aUser({ id, email: `${id}@example.org` }));
    const discussions = new KnexDiscussionRepository(db);
    await discussions.addSeries(aSeries());
    return { db, discussions, attendances: new KnexAttendances(db) };
  };
  const later = (days: number) => after(aDiscussion().startsAt, days * DAY_MS);

  describe(`DiscussionRepository on ${name}`, () => {
    it('keeps series, and saves one over the revision that was read', async () => {
      const { discussions } = await opened();
      const edited = aSeries({ topic: ODD_TEXT, isCaseDiscussion: true, endedAt: monday });
      expect(await discussions.findSeries('weekly')).toEqual(aSeries());
      const saved = await Promise.allSettled([discussions.saveSeries(edited), discussions.saveSeries(edited)]);
      expect(saved.filter(({ status }) => status === 'rejected')).toMatchObject([
        { reason: { code: 'discussions/stale-series' } },
      ]);
      expect(await discussions.findSeries('weekly')).toEqual({ ...edited, revision: 2 });
      await discussions.addSeries(aSeries({ id: 'second', createdAt: after(monday, 2 * DAY_MS) }));
      expect((await discussions.seriesOf('course')).map(({ id }) => id)).toEqual(['weekly', 'second']);
      expect((await discussions.openSeries()).map(({ id }) => id)).toEqual(['second']);
      expect(await discussions.seriesOf('other')).toEqual([]);
    });

    it('lays one a week, also when several lay at once', async () => {
      const { discussions } = await opened();
      await inParallel(6, (at) =>
        discussions.lay([
          aDiscussion({ id: `a${at}` }),
          aDiscussion({ id: `b${at}`, week: '2026-03-09', startsAt: later(7) }),
        ]),
      );
      await discussions.lay([]);
      expect((await discussions.coming(['course'], monday)).map(({ week }) => week)).toEqual([
        '2026-03-02',
        '2026-03-09',
      ]);
    });

    it('lists those to come, and past ones latest first', async () => {
      const { discussions } = await opened();
      const rows = [0, 7, 14].map((days) =>
        aDiscussion({ id: `d${days}`, week: `week ${days}`, startsAt: later(days), papers: ['p'], recordingId: 'v' }),
      );
      await discussions.lay(rows);
      expect(await discussions.find('d7')).toEqual(rows[1]);
      expect(await discussions.find('other')).toBeUndefined();
      expect((await discussions.coming(['course', 'other'], later(7))).map(({ id }) => id)).toEqual(['d7', 'd14']);
      expect(await discussions.coming([], later(0))).toEqual([]);
      expect((await discussions.past('course', later(14), 5)).map(({ id }) => id)).toEqual(['d7', 'd0']);
      expect(await discussions.past('course', later(14), 1)).toHaveLength(1);
      expect((await discussions.between(later(0), later(7))).map(({ id }) => id)).toEqual(['d0', 'd7']);
      expect(await discussions.between(later(1), later(6))).toEqual([]);
    });

    it('saves one over the revision that was read', async () => {
      const { discussions } = await opened();
      await discussions.lay([aDiscussion()]);
      const edited = aDiscussion({ state: 'cancelled', topic: ODD_TEXT, sequence: 1 });
      await discussions.save(edited);
      await expect(discussions.save(edited)).rejects.toMatchObject({ code: 'discussions/stale' });
      expect(await discussions.find('first')).toEqual({ ...edited, revision: 2 });
    });

    it('removes the series of courses that are gone, and not of those in the trash', async () => {
      const { db, discussions } = await opened();
      for (const id of ['gone', 'gone too']) {
        await discussions.addSeries(aSeries({ id, courseId: id }));
        await discussions.lay([aDiscussion({ id: `of ${id}`, seriesId: id, courseId: id })]);
      }
      expect([await discussions.purgeOrphaned(1), await discussions.purgeOrphaned(5)]).toEqual([1, 1]);
      expect(await discussions.purgeOrphaned(5)).toBe(0);
      expect(await db('discussions').pluck('id')).toEqual([]);
      expect(await discussions.findSeries('weekly')).toBeDefined();
    });
  });

  describe(`Attendances on ${name}`, () => {
    it('notes the first time, and counts people', async () => {
      const { db, discussions, attendances } = await opened();
      await discussions.lay([aDiscussion()]);
      const note = (userId: string, at: Date) => attendances.note({ userId, discussionId: 'first', at });
      await inParallel(4, () => note('ada', monday));
      await note('ada', later(1));
      const notes = ['gone', 'ada'].map((userId) => attendances.note({ userId, discussionId: 'first', at: monday }));
      expect((await Promise.allSettled(notes)).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
      const many = () => Promise.all(Array.from({ length: 300 }, () => note('ada', monday)));
      expect(await countQueries(db, many)).toBe(2);
      await note('bob', later(2));
      expect(await attendances.joined('ada', ['first', 'other'])).toEqual(['first']);
      expect(await attendances.joined('ada', [])).toEqual([]);
      expect([...(await attendances.counts(['first', 'other']))]).toEqual([['first', 2]]);
      expect(await attendances.counts([])).toEqual(new Map());
      expect([await attendances.purge(later(1), 5), await attendances.purge(later(1), 5)]).toEqual([1, 0]);
      await db('users').where({ id: 'bob' }).delete();
      expect(await attendances.counts(['first'])).toEqual(new Map());
    });
  });
});
