import { beforeEach, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/domain/kernel/clock.ts';
import type { ReportAnswer } from '../../../src/domain/news/ports.ts';
import { aContent, aSession } from '../../contracts/samples.ts';
import { newsWorld } from './news-world.ts';

/** Monday, nine in the morning in Sydney. */
const MORNING = new Date('2026-03-01T22:00:00.000Z');

let world: ReturnType<typeof newsWorld>;
beforeEach(async () => {
  world = newsWorld(MORNING);
  await world.course('a');
  await world.course('b');
});

/** Looks and writes as often as the worker does; answers the kinds of the mails so far. */
async function look(): Promise<string[]> {
  await world.find.run();
  await world.find.run();
  await world.doDue();
  return (await world.mails()).map(({ kind, to }) => `${kind} ${to.split('@')[0]}`).toSorted();
}
const lookAfter = async (milliseconds: number) => {
  world.clock.advance(milliseconds);
  return look();
};
const seen = (userId: string, at: Date) =>
  world.stores.sessions.add(aSession({ id: `${userId}-${at.getTime()}`, userId, createdAt: at, lastSeenAt: at }));

it('a course welcomes who comes, once and with its first step, and nobody of the time before', async () => {
  await world.student('before', ['a']);
  expect(await look()).toEqual([]);
  world.clock.advance(MINUTE_MS);
  await world.student('new', ['a', 'b']);
  expect(await look()).toEqual(['course-start new', 'course-start new']);
  const [mail] = await world.mails();
  expect(mail?.text).toContain('Your first step: Hand instruments\nWhere: Module 1, Day 1');
  expect(mail?.unsubscribeUrl).toMatch(/\/unsubscribe\/course-start\.new\./);
  expect(await lookAfter(DAY_MS)).toHaveLength(2);
});

it('new material is told once a day, with all of a person’s courses in one mail', async () => {
  await world.student('both', ['a', 'b']);
  await world.student('one', ['b']);
  await look();
  const add = (id: string, course: string) =>
    world.stores.courses.addContent(
      course,
      aContent({ id, dayId: `d-${course}`, title: `New ${id}`, fileKey: `videos/${id}.mp4` }),
    );
  await add('n1', 'a');
  await add('n2', 'b');
  expect(await lookAfter(HOUR_MS)).toEqual([]);
  expect(await lookAfter(7 * HOUR_MS)).toEqual(['new-material both', 'new-material one']);
  const texts = (await world.mails()).map(({ to, text }) => [to, text.includes('New n1'), text.includes('New n2')]);
  expect(texts).toContainEqual(['both@example.org', true, true]);
  expect(texts).toContainEqual(['one@example.org', false, true]);
  await add('n3', 'b');
  expect(await lookAfter(HOUR_MS)).toHaveLength(2);
  expect(await lookAfter(DAY_MS)).toHaveLength(4);
  expect(await lookAfter(DAY_MS)).toHaveLength(4);
});

it('who is away for ten days is told so once an absence', async () => {
  await world.student('away', ['a']);
  await world.student('here', ['a']);
  await look();
  await seen('away', world.clock.now());
  world.clock.advance(9 * DAY_MS);
  await seen('here', world.clock.now());
  expect(await look()).toEqual([]);
  expect(await lookAfter(DAY_MS)).toEqual(['away away']);
  expect(await lookAfter(DAY_MS)).toEqual(['away away']);
  await seen('away', world.clock.now());
  expect(await lookAfter(10 * DAY_MS)).toEqual(['away away', 'away away', 'away here']);
});

it('an absence of the time before, or one whose person came back, is not told', async () => {
  await world.student('long', ['a']);
  world.clock.advance(30 * DAY_MS);
  expect(await look()).toEqual([]);
  await world.student('back', ['a']);
  await look();
  world.clock.advance(10 * DAY_MS);
  await world.find.run();
  await seen('back', world.clock.now());
  expect((await look()).filter((one) => one.startsWith('away'))).toEqual([]);
});

it('none is written to who switched it off, lost access, or is disabled', async () => {
  await look();
  world.clock.advance(MINUTE_MS);
  await world.student('off', ['a']);
  await world.choose.run({ userId: 'off', choices: [{ kind: 'course-start', isOn: false }] });
  await world.student('lost', ['a']);
  await world.student('disabled', ['a'], { disabledAt: world.clock.now() });
  await world.find.run();
  await world.stores.enrolments.revoke('lost', 'a', world.clock.now());
  await world.doDue();
  expect(await world.mails()).toEqual([]);
});

it('an answer to a report waits until it may be read, and goes once to who wants it, with or without a course', async () => {
  const answer: ReportAnswer = {
    ...{ text: 'B is right too.', answer: 'It is not: see the reference.' },
    ...{ sittingId: 's1', title: 'Mock exam 1', section: 1, position: 2 },
  };
  const release = new Date(MORNING.getTime() + HOUR_MS);
  const find = async (id: string) => (id === 'gone' ? undefined : world.clock.now() < release ? release : answer);
  world = newsWorld(MORNING, { find });
  await world.student('former', []);
  await world.student('silent', []);
  await world.student('disabled', [], { disabledAt: MORNING });
  await world.choose.run({ userId: 'silent', choices: [{ kind: 'report-answer', isOn: false }] });
  for (const userId of ['former', 'silent', 'disabled'])
    for (const reportId of [`r-${userId}`, 'gone'])
      await world.jobs.add('news/send-learning-mail', { kind: 'report-answer', userId, reportId });
  await world.jobs.add('news/send-learning-mail', { kind: 'report-answer', userId: 'former', reportId: 'r-former' });
  await world.doDue();
  expect(await world.mails()).toEqual([]);
  world.clock.set(release);
  await world.doDue();
  const [mail, ...others] = await world.mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'report-answer', to: 'former@example.org' });
  expect(mail?.text).toContain('It is not: see the reference.');
  expect(mail?.text).toContain('/exam/sitting/s1/answers?section=1');
  expect(mail?.unsubscribeUrl).toMatch(/\/unsubscribe\/report-answer\.former\./);
});
