import { describe, expect, it } from 'vitest';
import { after, DAY_MS, MINUTE_MS } from '../../../src/domain/kernel/clock.ts';
import { ADA, discussed, TEACHER } from './discussion-samples.ts';

async function held() {
  const school = await discussed();
  await school.add();
  const [first, second] = await school.coming();
  const at = (minutes: number) => school.clock.set(after(first!.startsAt, minutes * MINUTE_MS));
  return { ...school, at, first: first!, second: second! };
}

describe('one discussion', () => {
  it('is moved, cancelled and taken back, and each raises its sequence', async () => {
    const { edit, first, discussions } = await held();
    const stored = async () => discussions.find(first.id);
    const later = after(first.startsAt, DAY_MS);
    await edit(first.id, { startsAt: later, papers: ['paper', 'paper'] });
    expect(await stored()).toMatchObject({ startsAt: later, state: 'moved', papers: ['paper'], sequence: 1 });
    await edit(first.id, { isCancelled: true });
    expect(await stored()).toMatchObject({ state: 'cancelled', sequence: 2 });
    await edit(first.id, { isCancelled: false });
    expect(await stored()).toMatchObject({ state: 'moved', sequence: 3 });
    await edit(first.id, { startsAt: first.startsAt });
    expect(await stored()).toMatchObject({ state: 'planned', sequence: 4 });
    await edit(first.id);
    expect(await stored()).toMatchObject({ sequence: 4, revision: 6 });
  });

  it.each([
    ['into the past', { startsAt: new Date('2026-03-02T09:59:00Z') }, 'startsAt'],
    ['by years', { startsAt: new Date('2029-03-02T09:59:00Z') }, 'startsAt'],
    ['to no time', { startsAt: new Date(Number.NaN) }, 'startsAt'],
    ['to an end before its start', { minutes: -1 }, 'minutes'],
    ['to papers of another course', { papers: ['paper', 'elsewhere'] }, 'papers'],
    ['to eleven papers', { papers: Array.from({ length: 11 }, (_, at) => `p${at}`) }, 'papers'],
    ['without a topic', { topic: '' }, 'topic'],
  ])('is not changed %s', async (_, change, field) => {
    const { edit, first, discussions } = await held();
    await expect(edit(first.id, change)).rejects.toMatchObject({
      kind: 'invalid',
      fields: { [field]: expect.any(String) },
    });
    expect((await discussions.find(first.id))?.revision).toBe(1);
  });

  it('is refused to the second of two editors, in another course, and once it is over', async () => {
    const { at, edit, first } = await held();
    await edit(first.id, { topic: 'Cases' });
    const stale = { code: 'discussions/stale', isStale: true };
    await expect(edit(first.id, { revision: 1 })).rejects.toMatchObject(stale);
    await expect(edit(first.id, { courseId: 'other' })).rejects.toMatchObject({ kind: 'not-found' });
    at(90);
    await expect(edit(first.id)).rejects.toMatchObject({ code: 'discussions/over' });
  });

  it('gives its topic and papers to the other slot of its week, and to no other week', async () => {
    const { add, coming, edit, first } = await held();
    await add({ startsAt: '07:00', timeZone: 'Asia/Karachi' });
    await edit(first.id, { topic: 'Endodontics', papers: ['paper'], isForOthers: true });
    const told = (await coming()).slice(0, 4).map(({ topic, papers }) => [topic, papers.map(({ id }) => id)]);
    const [named, other] = [
      ['Endodontics', ['paper']],
      ['Past papers', []],
    ];
    expect(told).toEqual([named, named, other, other]);
  });
});

describe('the room', () => {
  it('is open from 15 minutes before until the end, and notes once who was there', async () => {
    const { at, first, held: read, join, list, clock } = await held();
    at(-15.1);
    await expect(join(first.id)).rejects.toMatchObject({ code: 'discussions/too-early' });
    at(-15);
    expect(await join(first.id)).toBe('https://meet.example/room');
    expect(await join(first.id, TEACHER)).toBe('https://meet.example/room');
    at(89.9);
    await join(first.id);
    expect((await read()).coming[0]).toMatchObject({ id: first.id, attendance: 1 });
    expect((await list()).coming[0]).toMatchObject({ isJoined: true });
    at(90);
    await expect(join(first.id)).rejects.toMatchObject({ code: 'discussions/too-late' });
    expect((await read()).past).toMatchObject([{ id: first.id, attendance: 1 }]);
    clock.advance(DAY_MS);
    expect((await list()).past).toMatchObject([{ isJoined: true }]);
  });

  it('follows a discussion that moves, and is closed with a cancelled one', async () => {
    const { at, edit, first, join } = await held();
    await edit(first.id, { startsAt: after(first.startsAt, 60 * MINUTE_MS) });
    at(0);
    await expect(join(first.id)).rejects.toMatchObject({ code: 'discussions/too-early' });
    at(45);
    await join(first.id);
    await edit(first.id, { isCancelled: true });
    await expect(join(first.id)).rejects.toMatchObject({ code: 'discussions/cancelled' });
  });

  it('moved while people join: each is in the room or told that it is early, and who was there stays noted', async () => {
    const { at, edit, first, join, held: read } = await held();
    at(-5);
    await join(first.id);
    const [moved, joined] = await Promise.allSettled([
      edit(first.id, { startsAt: after(first.startsAt, DAY_MS) }),
      join(first.id),
    ]);
    expect(moved.status).toBe('fulfilled');
    if (joined.status === 'rejected') expect(joined.reason).toMatchObject({ code: 'discussions/too-early' });
    await expect(join(first.id)).rejects.toMatchObject({ code: 'discussions/too-early' });
    expect((await read()).coming.find(({ id }) => id === first.id)).toMatchObject({ state: 'moved', attendance: 1 });
  });

  it('is shut to strangers, and to ids that nobody has', async () => {
    const { at, first, join, list } = await held();
    at(0);
    const stranger = { ...ADA, userId: 'bob' };
    await expect(join(first.id, stranger)).rejects.toMatchObject({ code: 'enrolment/not-enrolled' });
    await expect(list(stranger)).rejects.toMatchObject({ code: 'enrolment/not-enrolled' });
    await expect(join('nobody')).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('a recording', () => {
  it('is a video of the course, for a discussion that has begun and is not cancelled', async () => {
    const { at, attach, edit, first, list, second } = await held();
    const of = (recordingId: string | null, revision = 1, discussionId = first.id) =>
      attach.run({ courseId: 'course', discussionId, revision, recordingId });
    await expect(of('video')).rejects.toMatchObject({ code: 'discussions/not-over' });
    await edit(second.id, { isCancelled: true });
    await expect(of('video', 2, second.id)).rejects.toMatchObject({ code: 'discussions/cancelled' });
    at(90);
    for (const wrong of ['paper', 'elsewhere'])
      await expect(of(wrong)).rejects.toMatchObject({ kind: 'invalid', fields: { recordingId: expect.any(String) } });
    await of('video');
    expect((await list()).past).toMatchObject([{ recording: { id: 'video', title: 'Recording' } }]);
    await expect(of(null)).rejects.toMatchObject({ code: 'discussions/stale' });
    await of(null, 2);
    expect((await list()).past).toMatchObject([{ recording: null }]);
  });
});
