import { beforeEach, describe, expect, it } from 'vitest';
import { EditDiscussion } from '../../../src/domain/discussions/use-cases/edit-discussion.ts';
import { EditSeries } from '../../../src/domain/discussions/use-cases/edit-series.ts';
import { EndSeries } from '../../../src/domain/discussions/use-cases/end-series.ts';
import { after, DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/domain/kernel/clock.ts';
import type { StudyGoal } from '../../../src/domain/learning/plan/study-goal.ts';
import { aDiscussion, aSeries, FACTS } from '../discussions/discussion-samples.ts';
import { newsWorld } from './news-world.ts';

/** Monday, nine in the morning in Sydney: two days and ten hours before the first discussion. */
const MORNING = new Date('2026-03-01T22:00:00.000Z');
const START = aDiscussion().startsAt;

const GOAL: StudyGoal = {
  ...{ userId: 'karachi', examOn: null, timeZone: 'Asia/Karachi', minutes: [], daysOff: [], isLight: false },
  ...{ putOff: [], since: '2026-03-01', feed: 0 },
};

let world: ReturnType<typeof newsWorld>;
let edits: { one: EditDiscussion; series: EditSeries; end: EndSeries };

beforeEach(async () => {
  world = newsWorld(MORNING);
  const { stores, work, clock, ids } = world;
  for (const id of ['course', 'other']) await world.course(id);
  await world.find.run();
  await stores.discussions.addSeries(aSeries());
  const next = { id: 'second', week: '2026-03-09', startsAt: after(START, 7 * DAY_MS) };
  await stores.discussions.lay([aDiscussion(), aDiscussion(next)]);
  const courses = { items: async () => [] };
  edits = {
    one: new EditDiscussion(work, courses, clock),
    series: new EditSeries(work, ids, clock),
    end: new EndSeries(work, clock),
  };
  await world.student('one', ['course']);
  await world.student('stranger', ['other']);
});

/** Kinds and readers of the mails so far, without those that welcome. */
const written = async () =>
  (await world.mails())
    .filter(({ kind }) => kind !== 'course-start')
    .map(({ kind, to }) => `${kind} ${to.split('@')[0]}`)
    .toSorted();
const mailTo = async (id: string, kind: string) =>
  (await world.mails()).find((mail) => mail.to === `${id}@example.org` && mail.kind === kind);

async function look(at: Date): Promise<string[]> {
  world.clock.set(at);
  for (let time = 0; time < 2; time += 1) await world.find.run();
  await world.doDue();
  return written();
}

async function edit(facts: Partial<Parameters<EditDiscussion['run']>[0]> = {}, id = 'first'): Promise<void> {
  const { courseId, revision, startsAt, minutes, topic, state } = (await world.stores.discussions.find(id))!;
  await edits.one.run({
    ...{ courseId, discussionId: id, revision, startsAt, minutes, topic, papers: [] },
    ...{ isCancelled: state === 'cancelled', isForOthers: false },
    ...facts,
  });
}

describe('a reminder of a discussion', () => {
  it('comes the day before, once, with its topic and without its room', async () => {
    expect(await look(after(START, -DAY_MS - MINUTE_MS))).toEqual([]);
    expect(await look(after(START, -DAY_MS))).toEqual(['discussion one']);
    const { text, unsubscribeUrl } = (await mailTo('one', 'discussion'))!;
    expect(text).toContain('Topic: Past papers\nWhen: 4 March 2026, 7:00 pm (Sydney time)');
    expect(text).toContain('https://school.example/mycourse/course');
    expect(text).not.toContain('meet.example');
    expect(unsubscribeUrl).toContain('/unsubscribe/discussion.one.');
    expect(await look(after(START, -HOUR_MS))).toEqual(['discussion one']);
  });

  it('comes an hour before to who asks for it', async () => {
    await world.student('soon', ['course']);
    await world.choose.run({ userId: 'soon', choices: [{ kind: 'discussion-soon', isOn: true }] });
    await world.choose.run({ userId: 'soon', choices: [{ kind: 'discussion', isOn: false }] });
    expect(await look(after(START, -61 * MINUTE_MS))).toEqual([]);
    expect(await look(after(START, -50 * MINUTE_MS))).toEqual(['discussion-soon soon']);
    expect(await look(after(START, -40 * MINUTE_MS))).toEqual(['discussion-soon soon']);
    expect((await mailTo('soon', 'discussion-soon'))?.unsubscribeUrl).toContain('/unsubscribe/discussion-soon.soon.');
  });

  it('goes by the clocks of a reader who has told their zone', async () => {
    await world.student('karachi', ['course']);
    await world.stores.studyGoals.save(GOAL);
    await look(after(START, -DAY_MS));
    expect((await mailTo('karachi', 'discussion'))?.text).toContain('When: 4 March 2026, 1:00 pm (Karachi time)');
  });

  it('is not written of one that was moved or cancelled since, or is under way', async () => {
    world.clock.set(after(START, -DAY_MS));
    await world.find.run();
    await world.db('discussions').where({ id: 'first' }).update({ state: 'cancelled' });
    await world.doDue();
    expect(await written()).toEqual([]);
    world.clock.set(after(START, 6 * DAY_MS));
    await world.find.run();
    world.clock.set(after(START, 7 * DAY_MS));
    await world.doDue();
    expect(await written()).toEqual([]);
  });
});

describe('a change within 48 hours', () => {
  beforeEach(() => world.clock.set(after(START, -2 * DAY_MS)));

  it('is told at once to those who want reminders, once, with the old and the new time', async () => {
    await world.student('off', ['course']);
    await world.choose.run({ userId: 'off', choices: [{ kind: 'discussion', isOn: false }] });
    await edit({ startsAt: after(START, 3 * HOUR_MS) });
    await world.doDue();
    expect(await written()).toEqual(['discussion-changed one']);
    const { subject, text } = (await mailTo('one', 'discussion-changed'))!;
    expect(subject).toBe('New time: Past papers');
    expect(text).toContain('Was: 4 March 2026, 7:00 pm (Sydney time)\nNew time: 4 March 2026, 10:00 pm (Sydney time)');
    expect(text).not.toContain('meet.example');
  });

  it('is a cancellation, and that it is on again', async () => {
    await edit({ isCancelled: true });
    await world.doDue();
    expect((await mailTo('one', 'discussion-changed'))?.subject).toBe('Cancelled: Past papers');
    await edit({ isCancelled: false });
    await world.doDue();
    expect((await world.mails()).map(({ subject }) => subject)).toContain('On again: Past papers');
    expect(await written()).toHaveLength(2);
  });

  it('is what is true when it is sent: of two in a row the newer one is told', async () => {
    await edit({ startsAt: after(START, HOUR_MS) });
    await edit({ startsAt: after(START, 2 * HOUR_MS) });
    await edit({ topic: 'Oral surgery' });
    await world.doDue();
    expect(await written()).toEqual(['discussion-changed one']);
    const { text } = (await mailTo('one', 'discussion-changed'))!;
    expect(text).toContain('Topic: Oral surgery');
    expect(text).toContain('Was: 4 March 2026, 7:00 pm (Sydney time)\nNew time: 4 March 2026, 9:00 pm');
  });

  it('is nothing where it is taken back before it is sent', async () => {
    await edit({ startsAt: after(START, HOUR_MS) });
    await world.db('discussions').where({ id: 'first' }).update({ starts_at: START.getTime(), state: 'planned' });
    await world.doDue();
    expect(await written()).toEqual([]);
  });

  it('is told once, however often its job is repeated', async () => {
    await edit({ isCancelled: true });
    const [job] = (await world.jobs.left()).filter(({ name }) => name === 'news/tell-change');
    for (let time = 0; time < 2; time += 1) await world.jobs.add('news/tell-change', job!.payload as never);
    await world.doDue();
    expect(await written()).toEqual(['discussion-changed one']);
  });

  it('is no topic, and nothing of one that is days away or is over when the mail is due', async () => {
    await edit({ topic: 'Oral surgery' });
    await edit({ isCancelled: true }, 'second');
    await world.doDue();
    expect(await written()).toEqual([]);
    await edit({ isCancelled: true });
    world.clock.set(after(START, 90 * MINUTE_MS));
    await world.doDue();
    expect(await written()).toEqual([]);
  });

  it('is followed by no reminder of tomorrow where it has said that', async () => {
    world.clock.set(after(START, -20 * HOUR_MS));
    await edit({ startsAt: after(START, HOUR_MS) });
    await world.doDue();
    expect(await look(after(START, -19 * HOUR_MS))).toEqual(['discussion-changed one']);
  });

  it('comes from an edit of a series and from its end as well, for those within 48 hours', async () => {
    const seen = { courseId: 'course', seriesId: 'weekly' };
    world.clock.advance(2 * HOUR_MS);
    await edits.series.run({ ...seen, ...FACTS, revision: 1, from: null, startsAt: '20:00' });
    await world.doDue();
    expect(await written()).toEqual(['discussion-changed one']);
    await edits.end.run({ ...seen, revision: 2 });
    await world.doDue();
    expect((await world.mails()).filter(({ subject }) => subject === 'Cancelled: Past papers')).toHaveLength(1);
    expect(await written()).toHaveLength(2);
  });

  it('is left with the change or not at all', async () => {
    world.breakStores({
      outbox: {
        add: () => Promise.reject(new Error('no room')),
      },
    });
    await expect(edit({ isCancelled: true })).rejects.toThrow('no room');
    world.breakStores({});
    expect(await world.stores.discussions.find('first')).toMatchObject({ state: 'planned', sequence: 0 });
  });
});
