import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../src/domain/kernel/clock.ts';
import { type AnnouncementWords, PACE_MS } from '../../../src/domain/news/announcement.ts';
import { LeaveAnnouncement } from '../../../src/domain/news/jobs/leave-announcement.ts';
import { CHOSEN_MAILS } from '../../../src/domain/news/literals.ts';
import { mailSamples } from '../../../src/main/composition/links/operations.ts';
import { countQueries } from '../../contracts/count-queries.ts';
import { newsWorld, WORDS } from './news-world.ts';

let world: ReturnType<typeof newsWorld>;
beforeEach(async () => {
  world = newsWorld();
  await world.course('a');
  await world.course('b');
});

const write = (words: Partial<AnnouncementWords> = {}) =>
  world.write.run({ authorId: 'boss', words: { ...WORDS, ...words } });
const sendNow = async (words: Partial<AnnouncementWords> = {}) => {
  const { id, revision } = await write(words);
  await world.send.run({ id, revision, at: null });
  return id;
};
const students = async (count: number) => {
  for (let number = 0; number < count; number += 1) await world.student(`many-${number}`, ['a']);
};
const stateOf = async (id: string) => (await world.stores.announcements.find(id))?.state;
/** Moments at which mails are due, as paces since now. */
const paces = async () => {
  const due: number[] = await world.db('jobs').where({ name: 'news/deliver' }).orderBy('run_at').pluck('run_at');
  return due.map((at) => (at - world.clock.now().getTime()) / PACE_MS);
};
/** Of one run: its announcement twice, the last reader, the next ones, and what is written with them. */
const MAX_STATEMENTS = 12;
const SITE = { name: 'Cusp', origin: 'https://school.example' };
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('an announcement that is leaving', () => {
  it('keeps one pace after its worker died, and has left only when its last mail is due', async () => {
    await students(120);
    const id = await sendNow();
    // Nobody takes the jobs of these runs off the queue: they are done again, beside those that the runs have left.
    for (let slice = 1; slice <= 3; slice += 1) await world.handlers['news/leave'].run({ announcementId: id });
    expect(await paces()).toEqual(upTo(120));
    await world.pass(110 * PACE_MS, PACE_MS);
    expect(await stateOf(id)).toBe('leaving');
    await world.stop.run({ id });
    await world.pass(MINUTE_MS);
    expect((await world.mailed()).length).toBe(111);
  });

  it('keeps one pace where two workers let it go at once', async () => {
    await students(120);
    const id = await sendNow();
    const leave = () => world.handlers['news/leave'].run({ announcementId: id });
    for (let slice = 1; slice <= 3; slice += 1) await Promise.all([leave(), leave()]);
    expect(await paces()).toEqual(upTo(120));
    await world.pass(MINUTE_MS, PACE_MS);
    expect([(await world.mailed()).length, new Set(await world.mailed()).size]).toEqual([120, 120]);
    expect(await world.stores.announcements.find(id)).toMatchObject({ state: 'left', people: 120 });
  });

  it('asks the database as often for each fifty of its readers, however many there are', async () => {
    await students(450);
    const id = await sendNow();
    const statements: number[] = [];
    while ((await world.stores.announcements.find(id))?.people === null)
      statements.push(await countQueries(world.db, () => world.handlers['news/leave'].run({ announcementId: id })));
    const [first, ...others] = statements.slice(0, -1);
    expect(statements).toHaveLength(10);
    expect(others).toEqual(others.map(() => first));
    expect(first).toBeLessThanOrEqual(MAX_STATEMENTS);
  });

  it('finds fifty in one run, in one transaction, and what else is due goes ahead', async () => {
    await students(120);
    const id = await sendNow({ byMail: false });
    for (const people of [50, 100, 120]) {
      await world.doDue();
      expect(await world.stores.deliveries.count(id)).toBe(people);
      expect(await stateOf(id)).toBe(people < 120 ? 'leaving' : 'left');
      world.clock.advance(SECOND_MS);
    }
  });

  it('leaves at its time though its job came before it, as where a clock was set back', async () => {
    await world.student('one', ['a']);
    const { id, revision } = await write();
    await world.send.run({ id, revision, at: '2026-03-02T10:30' });
    const [job] = await world.jobs.lease(new Date('2026-03-01T23:30:00.000Z'), new Date('2026-03-02T00:00:00.000Z'), 1);
    await world.handlers['news/leave'].run({ announcementId: id });
    await world.jobs.done(job!.id);
    expect(await stateOf(id)).toBe('planned');
    await world.pass(2 * HOUR_MS, MINUTE_MS);
    expect([await stateOf(id), await world.mailed()]).toEqual(['left', ['one@example.org']]);
  });

  it('sends no mail to who lost access, was disabled or erased after they were counted', async () => {
    for (const id of ['1-first', '2-revoked', '3-disabled', '4-erased', '5-last']) await world.student(id, ['a']);
    const id = await sendNow();
    await world.doDue();
    await world.stores.enrolments.revoke('2-revoked', 'a', world.clock.now());
    await world.db('users').where({ id: '3-disabled' }).update({ disabled_at: world.clock.now().getTime() });
    await world.db('enrolments').where({ user_id: '4-erased' }).delete();
    await world.db('users').where({ id: '4-erased' }).delete();
    await world.pass(MINUTE_MS, PACE_MS);
    expect(await world.mailed()).toEqual(['1-first@example.org', '5-last@example.org']);
    expect(await world.stores.announcements.find(id)).toMatchObject({ state: 'left', people: 5 });
  });

  it('sends no mail to a course that is deleted after they were counted', async () => {
    await world.student('1-of-a', ['b']);
    await world.student('2-of-b', ['b']);
    await world.student('3-of-both', ['a', 'b']);
    await sendNow();
    await world.doDue();
    await world.db('courses').where({ id: 'b' }).delete();
    await world.pass(MINUTE_MS, PACE_MS);
    expect(await world.mailed()).toEqual(['1-of-a@example.org', '3-of-both@example.org']);
  });

  it('reaches the students of a course that is off sale, who may enter it', async () => {
    await world.student('one', ['a']);
    const id = await sendNow({ audience: { kind: 'courses', courseIds: ['a'] } });
    await world.stores.courses.setLive('a', false);
    await world.doDue();
    expect([await stateOf(id), await world.mailed()]).toEqual(['leaving', ['one@example.org']]);
  });

  it('is found to its end after somebody was erased while they were found', async () => {
    await students(3);
    const id = await sendNow();
    const { stores, work, clock } = world;
    const erasing = {
      after: async (...given: Parameters<typeof stores.readerDirectory.after>) => {
        const found = await stores.readerDirectory.after(...given);
        await world.db('users').where({ id: 'many-1' }).delete();
        return found;
      },
    };
    const leave = new LeaveAnnouncement(work, stores.deliveries, erasing, clock);
    // Refused by the database, so it is tried again in some seconds.
    await expect(leave.run({ announcementId: id })).rejects.toThrow(/foreign key/i);
    expect(await stores.deliveries.count(id)).toBe(0);
    await leave.run({ announcementId: id });
    await world.pass(MINUTE_MS, PACE_MS);
    expect(await world.mailed()).toEqual(['many-0@example.org', 'many-2@example.org']);
  });

  it.each(['2026-03-32T09:00', '2026-02-31T09:00', '2026-04-31T09:00', '2026-03-05T24:00'])(
    'never on a day that no calendar has: %s',
    async (at) => {
      world = newsWorld(new Date('2026-02-01T00:00:00.000Z'));
      await world.course('a');
      await world.student('one', ['a']);
      const { id, revision } = await write();
      await expect(world.send.run({ id, revision, at })).rejects.toMatchObject({
        kind: 'invalid',
        fields: { at: 'Please choose a day and a time.' },
      });
      await world.pass(DAY_MS, DAY_MS);
      expect(await stateOf(id)).toBe('draft');
    },
  );
});

it('mails that may be switched off have a link that ends them, and no other mail has one', () => {
  const samples = mailSamples(SITE, { contactEmail: 'school@example.org' }, world.clock).list();
  const withLink = samples.filter(({ unsubscribeUrl }) => unsubscribeUrl).map(({ kind }) => kind);
  expect(withLink.toSorted()).toEqual([...CHOSEN_MAILS, 'discussion-changed'].toSorted());
  expect(samples.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['receipt', 'password-changed']));
});
