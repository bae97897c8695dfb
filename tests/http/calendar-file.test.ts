import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from '../../src/domain/discussions/calendar-event.ts';
import { wallTime } from '../../src/domain/kernel/time-zone.ts';
import { calendarFile } from '../../src/http/calendar-file.ts';
import { aDiscussion, discussed, FACTS } from '../domain/discussions/discussion-samples.ts';
import { eventsIn } from './support/calendar-events.ts';

const SITE = { name: 'Cusp', origin: 'https://school.example:8443' };
const ODD = 'Sprint; "ten" months, \\ Zahnärzte 牙医 🦷 and a title that needs more than one line of a file';

const anEvent = (facts: Partial<CalendarEvent> = {}): CalendarEvent => ({
  ...aDiscussion(),
  courseTitle: 'Ten months',
  ...facts,
});

/** A course with a series, and its calendar as it is read after each change. */
async function subscribed(facts: Partial<typeof FACTS> = {}, now?: string) {
  const world = await discussed();
  if (now) world.clock.set(new Date(now));
  const seriesId = await world.add(facts);
  const coming = await world.coming();
  const read = async () => eventsIn(calendarFile((await world.calendar()).events, SITE));
  return { ...world, seriesId, ids: coming.map(({ id }) => id), read };
}

describe('the calendar file', () => {
  it('has lines of at most 75 octets that end in CRLF, and cuts no character', () => {
    const file = calendarFile([anEvent({ courseTitle: ODD, topic: 'ä'.repeat(300) })], SITE);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const lines = file.split('\r\n');
    expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(5);
    for (const line of lines) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\uFFFD');
      expect(line.isWellFormed()).toBe(true);
    }
  });

  it('says what, when, how long and where to join, which is a page of the school', () => {
    const page = 'https://school.example:8443/student/course/course?tab=discussions';
    expect(eventsIn(calendarFile([anEvent({ courseTitle: ODD })], SITE))).toEqual([
      {
        ...{ uid: 'discussion-first@school.example', sequence: 0, status: 'CONFIRMED', url: page },
        ...{ startsAt: '2026-03-04T08:00:00.000Z', minutes: 90, summary: `Past papers (${ODD})` },
        description: `Join: ${page}`,
      },
    ]);
  });

  it('lets no topic end its line, and is the same for the same discussions', () => {
    const event = anEvent({ topic: 'One\r\nATTACH:https://evil.example\u0007' });
    expect(calendarFile([event], SITE)).not.toContain('\r\nATTACH');
    expect(eventsIn(calendarFile([event], SITE))[0]?.summary).toContain('ATTACH');
    expect(calendarFile([event], SITE)).toBe(calendarFile([event], SITE));
  });

  it.each([
    ['Australia/Sydney', '2026-02-20T00:00:00Z'],
    ['Australia/Sydney', '2026-09-10T00:00:00Z'],
    ['Europe/London', '2026-02-20T00:00:00Z'],
    ['Europe/London', '2026-09-10T00:00:00Z'],
    ['Asia/Karachi', '2026-09-10T00:00:00Z'],
  ])('has the time of the clocks in %s each week from %s, across their change', async (timeZone, now) => {
    const { read } = await subscribed({ timeZone }, now);
    const events = await read();
    expect(events).toHaveLength(12);
    for (const { startsAt } of events)
      expect(new Date(wallTime(timeZone, new Date(startsAt))).toISOString().slice(11, 16)).toBe('19:00');
    const offsets = new Set(events.map(({ startsAt }) => startsAt.slice(11, 16)));
    expect(offsets.size).toBe(timeZone === 'Asia/Karachi' ? 1 : 2);
  });
});

describe('each change of a discussion', () => {
  it('keeps the UID and raises the sequence: moved, given a topic, cancelled and taken back', async () => {
    const { edit, read, ids, clock } = await subscribed();
    const [id] = ids;
    const [first] = await read();
    const startsAt = new Date('2026-03-05T09:30:00Z');
    clock.advance(1000);
    await edit(id!, { startsAt, minutes: 60 });
    const after = async () => (await read()).find(({ uid }) => uid === first?.uid);
    const expected = { uid: first!.uid, url: first!.url, startsAt: startsAt.toISOString(), minutes: 60 };
    expect(await after()).toMatchObject({ ...expected, sequence: 1, status: 'CONFIRMED' });
    await edit(id!, { topic: 'Oral surgery' });
    expect(await after()).toMatchObject({ ...expected, sequence: 2, summary: 'Oral surgery (Course)' });
    await edit(id!, { papers: ['paper'] });
    expect(await after()).toMatchObject({ sequence: 2 });
    await edit(id!, { isCancelled: true });
    expect(await after()).toMatchObject({
      ...{ ...expected, sequence: 3, status: 'CANCELLED', summary: 'Cancelled: Oral surgery (Course)' },
      description: 'https://school.example:8443/student/course/course?tab=discussions',
    });
    await edit(id!, { isCancelled: false });
    expect(await after()).toMatchObject({ ...expected, sequence: 4, status: 'CONFIRMED' });
    expect((await read()).filter(({ sequence }) => sequence > 0)).toHaveLength(1);
  });

  it('follows an edit of its series, from the one that it begins with, and the end of it', async () => {
    const { editSeries, end, read, seriesId, ids } = await subscribed();
    const before = await read();
    const edited = { courseId: 'course', seriesId, revision: 1, from: ids[2]!, ...FACTS, weekday: 5 };
    await editSeries.run(edited);
    const moved = await read();
    expect(moved.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
    expect(moved.map(({ sequence }) => sequence)).toEqual(before.map((_, at) => (at < 2 ? 0 : 1)));
    expect(moved.slice(0, 2)).toEqual(before.slice(0, 2));
    await end.run({ courseId: 'course', seriesId, revision: 2 });
    const ended = await read();
    expect(new Set(ended.map(({ status }) => status))).toEqual(new Set(['CANCELLED']));
    expect(ended.map(({ sequence }) => sequence)).toEqual(before.map((_, at) => (at < 2 ? 1 : 2)));
  });
});
