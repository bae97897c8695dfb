import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { knexStores } from '../../src/adapters/knex/stores.ts';
import type { Announcement, Audience } from '../../src/domain/news/announcement.ts';
import { BEGINNING } from '../../src/domain/news/learning-mail.ts';
import { inParallel } from './in-parallel.ts';
import { onEveryDatabase } from './on-every-database.ts';
import {
  aContent,
  aCourse,
  aDay,
  afterwards,
  aModule,
  aSession,
  aUser,
  friday,
  LASTING,
  monday,
  ODD_TEXT,
  tuesday,
} from './samples.ts';

const anAnnouncement = (facts: Partial<Announcement> = {}): Announcement => ({
  id: 'announcement',
  authorId: 'boss',
  audience: { kind: 'all' },
  subject: 'Hello',
  body: 'Words',
  onSite: true,
  byMail: true,
  state: 'draft',
  revision: 1,
  createdAt: monday,
  leavesAt: null,
  leftAt: null,
  people: null,
  ...facts,
});

const ALL: Audience = { kind: 'all' };
const filtered = (facts: object): Audience => ({
  kind: 'students',
  filter: { search: '', courseId: null, endsSoon: false, ...facts },
});

const person = (id: string, facts = {}) =>
  aUser({ id, name: id, email: `${id}@example.org`, emailConfirmedAt: monday, ...facts });

/** What the stores of news promise. `open` hands over an empty database. */
function newsStoresContract(adapter: string, open: () => Promise<Knex>): void {
  const world = async () => {
    const db = await open();
    const { news, identity, catalog, enrolment } = knexStores(db, afterwards);
    const enrol = (userId: string, courseId: string, since = monday) =>
      enrolment.enrolments.add({ userId, courseId, since, orderId: null, term: LASTING });
    const course = (id: string, facts = {}) =>
      catalog.courses.add(
        aCourse({ id, ...facts }),
        [aModule({ id: `m-${id}`, courseId: id })],
        [aDay({ id: `d-${id}`, moduleId: `m-${id}` })],
      );
    const content = (id: string, courseId: string) =>
      catalog.courses.addContent(courseId, aContent({ id, dayId: `d-${courseId}`, fileKey: `videos/${id}.mp4` }));
    return { db, ...news, ...identity, ...catalog, ...enrolment, enrol, course, content };
  };

  describe(`announcements on ${adapter}`, () => {
    it('come back as they were, to the millisecond and the last character', async () => {
      const { announcements } = await world();
      const whole = anAnnouncement({
        audience: filtered({ search: ODD_TEXT, courseId: 'course', endsSoon: true }),
        subject: ODD_TEXT,
        body: ODD_TEXT,
        onSite: false,
        state: 'left',
        leavesAt: tuesday,
        leftAt: friday,
        people: 3,
      });
      await announcements.add(whole);
      await announcements.add(anAnnouncement({ id: 'other' }));
      expect(await announcements.find('announcement')).toEqual(whole);
      expect(await announcements.hold('other')).toEqual(anAnnouncement({ id: 'other' }));
      expect(await announcements.find('none')).toBeUndefined();
    });

    it('are saved by one of several who saw the same revision', async () => {
      const { announcements } = await world();
      await announcements.add(anAnnouncement());
      const ends = await inParallel(8, (index) =>
        announcements.save(anAnnouncement({ subject: `by ${index}` })).then(
          () => 'saved',
          (error: { code: string }) => error.code,
        ),
      );
      expect(ends.toSorted()).toEqual(['saved', ...Array(7).fill('news/stale-announcement')].toSorted());
      expect(await announcements.find('announcement')).toMatchObject({ revision: 2 });
    });

    it('are listed newest first, page by page, with their author and what was mailed', async () => {
      const { announcements, deliveries, users } = await world();
      await users.add(person('boss', { name: 'Boss', role: 'admin' }));
      await users.add(person('ada'));
      await users.add(person('bob'));
      await announcements.add(anAnnouncement({ id: 'a', authorId: 'gone' }));
      await announcements.add(anAnnouncement({ id: 'b' }));
      await announcements.add(anAnnouncement({ id: 'c', createdAt: tuesday }));
      await deliveries.add('b', ['ada', 'bob'], tuesday);
      await deliveries.markMailed('b', 'ada', tuesday);
      const first = await announcements.list({ limit: 2 });
      expect(first.map(({ id, authorName, mailed }) => [id, authorName, mailed])).toEqual([
        ['c', 'Boss', 0],
        ['b', 'Boss', 1],
      ]);
      expect(
        (await announcements.list({ limit: 2, before: 'b' })).map(({ id, authorName }) => [id, authorName]),
      ).toEqual([['a', null]]);
      expect(await announcements.list({ limit: 2, before: 'none' })).toEqual([]);
      await announcements.remove('b');
      expect(await deliveries.count('b')).toBe(0);
    });
  });

  describe(`deliveries on ${adapter}`, () => {
    it('are one for each person, whoever finds them first', async () => {
      const { announcements, deliveries, users } = await world();
      const ids = Array.from({ length: 60 }, (_, index) => `p${index}`);
      for (const id of ids) await users.add(person(id));
      await announcements.add(anAnnouncement());
      const added = await inParallel(4, () => deliveries.add('announcement', ids, monday));
      expect(added.flat().toSorted()).toEqual(ids.toSorted());
      expect(await deliveries.count('announcement')).toBe(60);
      expect(await deliveries.add('announcement', [], monday)).toEqual([]);
      expect([await deliveries.last('announcement'), await deliveries.last('none')]).toEqual(['p9', undefined]);
    });

    it('are unread until they are read, on the site, and not once it was stopped', async () => {
      const { announcements, deliveries, users } = await world();
      await users.add(person('ada'));
      for (const [id, facts] of Object.entries({
        leaving: { state: 'leaving' },
        left: { state: 'left' },
        stopped: { state: 'stopped' },
        mail: { state: 'left', onSite: false },
      } as const)) {
        await announcements.add(anAnnouncement({ id, ...facts }));
        await deliveries.add(id, ['ada'], id === 'left' ? tuesday : monday);
      }
      const unread = await deliveries.unreadOf('ada', 10);
      expect(unread).toEqual([
        { id: 'left', audience: ALL, subject: 'Hello', body: 'Words', at: tuesday },
        { id: 'leaving', audience: ALL, subject: 'Hello', body: 'Words', at: monday },
      ]);
      expect(await deliveries.unreadOf('ada', 1)).toHaveLength(1);
      await deliveries.markRead('left', 'ada', friday);
      expect((await deliveries.unreadOf('ada', 10)).map(({ id }) => id)).toEqual(['leaving']);
      expect([await deliveries.has('left', 'ada'), await deliveries.has('left', 'bob')]).toEqual([true, false]);
    });
  });

  describe(`mail choices on ${adapter}`, () => {
    it('are those of one person, the last one said', async () => {
      const { mailChoices, users } = await world();
      await users.add(person('ada'));
      await users.add(person('bob'));
      await mailChoices.set('ada', 'away', false, monday);
      await mailChoices.set('ada', 'announcement', false, monday);
      await mailChoices.set('ada', 'away', true, tuesday);
      await mailChoices.set('bob', 'discussion', false, monday);
      expect(await mailChoices.offOf('ada')).toEqual(['announcement', 'discussion-soon']);
      await inParallel(6, () => mailChoices.set('ada', 'new-material', false, monday));
      expect(await mailChoices.offOf('ada')).toEqual(['announcement', 'new-material', 'discussion-soon']);
      await mailChoices.set('ada', 'discussion-soon', true, monday);
      expect(await mailChoices.offOf('ada')).toEqual(['announcement', 'new-material']);
    });
  });

  describe(`readers on ${adapter}`, () => {
    it('are students with access now to a course that is there, each once', async () => {
      const { readerDirectory, mailChoices, users, enrolments, enrol, course } = await world();
      await course('a');
      await course('b');
      for (const id of ['both', 'off', 'revoked', 'nothing', 'gone']) await users.add(person(id));
      await users.add(person('disabled', { disabledAt: monday }));
      await users.add(person('admin', { role: 'admin' }));
      await enrol('both', 'a');
      await enrol('both', 'b');
      await enrol('off', 'b');
      await mailChoices.set('off', 'announcement', false, monday);
      await mailChoices.set('both', 'announcement', true, monday);
      await mailChoices.set('both', 'away', false, monday);
      await enrol('revoked', 'a');
      await enrolments.revoke('revoked', 'a', tuesday);
      await enrol('gone', 'deleted');
      await enrol('disabled', 'a');
      await enrol('admin', 'a');
      expect(await readerDirectory.after(ALL, undefined, 10)).toEqual(['both', 'off']);
      expect(await readerDirectory.after(ALL, 'both', 10)).toEqual(['off']);
      expect(await readerDirectory.after(ALL, undefined, 1)).toEqual(['both']);
      expect(await readerDirectory.after(ALL, undefined, 10, 'announcement')).toEqual(['both']);
      expect(await readerDirectory.after(ALL, undefined, 10, 'discussion-soon')).toEqual([]);
      await mailChoices.set('off', 'discussion-soon', true, monday);
      expect(await readerDirectory.after(ALL, undefined, 10, 'discussion-soon')).toEqual(['off']);
      expect(await readerDirectory.after({ kind: 'courses', courseIds: ['a'] }, undefined, 10)).toEqual(['both']);
      expect(await readerDirectory.after(filtered({ search: 'OF' }), undefined, 10)).toEqual(['off']);
      expect(await readerDirectory.after(filtered({ courseId: 'a' }), undefined, 10)).toEqual(['both']);
      expect(await readerDirectory.after(filtered({ endsSoon: true }), undefined, 10)).toEqual([]);
      const chosen: Audience = { kind: 'people', userIds: ['off', 'nobody'] };
      expect(await readerDirectory.after(chosen, undefined, 10)).toEqual(['off']);
      expect(await readerDirectory.count({ kind: 'people', userIds: [] }, 'away')).toEqual({ people: 0, mails: 0 });
      expect(await readerDirectory.count(ALL, 'announcement')).toEqual({ people: 2, mails: 1 });
      expect(await readerDirectory.count({ kind: 'courses', courseIds: [] }, 'away')).toEqual({ people: 0, mails: 0 });
      expect(await readerDirectory.find('both', ['b'])).toEqual({
        id: 'both',
        name: 'both',
        email: 'both@example.org',
      });
      expect(await readerDirectory.find('off', ['a'])).toBeUndefined();
      expect(await readerDirectory.find('revoked', null)).toBeUndefined();
      expect(await readerDirectory.coursesOf('both')).toEqual(['a', 'b']);
    });

    it('get mails at an address that is confirmed and was not refused since, and are readers all the same', async () => {
      const { readerDirectory, users, mailChoices, enrol, course } = await world();
      await course('a');
      await users.add(person('ada'));
      await users.add(person('new', { emailConfirmedAt: null }));
      await users.add(person('refused', { emailRefusedAt: tuesday }));
      await users.add(person('off'));
      for (const id of ['ada', 'new', 'refused', 'off']) await enrol(id, 'a');
      await mailChoices.set('off', 'announcement', false, monday);
      await mailChoices.set('refused', 'announcement', false, monday);
      expect(await readerDirectory.count(ALL, 'announcement')).toEqual({ people: 4, mails: 1 });
      expect(await readerDirectory.after(ALL, undefined, 10)).toEqual(['ada', 'new', 'off', 'refused']);
      const mailed = ['ada', 'new', 'refused', 'off'].map(async (id) => (await readerDirectory.find(id, null))?.id);
      expect(await Promise.all(mailed)).toEqual(['ada', undefined, undefined, 'off']);
    });

    it('are found by when their access began, page by page', async () => {
      const { readerDirectory, users, enrol, course } = await world();
      await course('a');
      await course('b');
      for (const id of ['ada', 'bob']) await users.add(person(id));
      await enrol('ada', 'a', monday);
      await enrol('ada', 'b', tuesday);
      await enrol('bob', 'a', friday);
      const begun = await readerDirectory.begunBetween(monday, friday, undefined, 1);
      expect(begun).toEqual([{ userId: 'ada', courseId: 'b' }]);
      expect(await readerDirectory.begunBetween(monday, friday, begun[0], 9)).toEqual([
        { userId: 'bob', courseId: 'a' },
      ]);
    });

    it('are away since their last visit, or since their access began after it', async () => {
      const { readerDirectory, users, sessions, enrol, course } = await world();
      await course('a');
      for (const id of ['seen', 'begun', 'never', 'none']) await users.add(person(id));
      await enrol('seen', 'a', monday);
      await enrol('begun', 'a', friday);
      await enrol('never', 'a', tuesday);
      await sessions.add(aSession({ id: '1', userId: 'seen', lastSeenAt: monday }));
      await sessions.add(aSession({ id: '2', userId: 'seen', lastSeenAt: tuesday }));
      await sessions.add(aSession({ id: '3', userId: 'begun', lastSeenAt: tuesday }));
      await sessions.add(aSession({ id: '4', userId: 'none', lastSeenAt: tuesday }));
      expect(await readerDirectory.awayBetween(tuesday, tuesday, undefined, 9)).toEqual([
        { userId: 'never', since: tuesday },
        { userId: 'seen', since: tuesday },
      ]);
      expect(await readerDirectory.awayBetween(tuesday, tuesday, 'never', 9)).toHaveLength(1);
      expect(await readerDirectory.awaySince('begun')).toEqual(friday);
      expect(await readerDirectory.awaySince('seen')).toEqual(tuesday);
      expect(await readerDirectory.awaySince('none')).toBeUndefined();
    });
  });

  describe(`learning marks on ${adapter}`, () => {
    it('are set once, by one of several', async () => {
      const { learningMarks } = await world();
      const added = await inParallel(5, () => learningMarks.add(['one', 'two'], monday));
      expect(added.flat().toSorted()).toEqual(['one', 'two']);
      expect(await learningMarks.add(['two', 'three'], tuesday)).toEqual(['three']);
      expect([await learningMarks.find('two'), await learningMarks.find('none')]).toEqual([monday, undefined]);
      await learningMarks.add([BEGINNING], monday);
      await learningMarks.removeOlderThan(tuesday);
      expect(await learningMarks.find('two')).toBeUndefined();
      expect(await learningMarks.find('three')).toEqual(tuesday);
      expect(await learningMarks.find(BEGINNING)).toEqual(monday);
    });
  });

  describe(`known contents on ${adapter}`, () => {
    it('are new where a course was looked at before, and told only while they are there', async () => {
      const { knownContents, courses, course, content, db } = await world();
      await course('a', { title: 'A' });
      await course('empty');
      await course('draft', { isLive: false });
      await content('old', 'a');
      expect(await knownContents.note('2026-03-02')).toBe(0);
      await content('new', 'a');
      await content('first', 'empty');
      await content('hidden', 'draft');
      expect(await knownContents.note('2026-03-03')).toBe(2);
      expect(await knownContents.note('2026-03-04')).toBe(0);
      expect((await knownContents.coursesNewOn('2026-03-03')).toSorted()).toEqual(['a', 'empty']);
      expect(await knownContents.newOn('2026-03-03', ['a', 'draft'])).toEqual([
        { contentId: 'new', courseId: 'a', courseTitle: 'A', title: 'Hand instruments' },
      ]);
      await courses.setLive('draft', true);
      expect(await knownContents.note('2026-03-05')).toBe(0);
      await db('contents').where({ id: 'new' }).delete();
      expect(await knownContents.newOn('2026-03-03', ['a'])).toEqual([]);
    });
  });
}

onEveryDatabase(newsStoresContract);
