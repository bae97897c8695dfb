import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type LiveRoom, nextDiscussion } from '../../src/domain/catalog/guidance.ts';
import { after } from '../../src/domain/kernel/clock.ts';
import { calendarFile } from '../../src/http/calendar-file.ts';
import { aCourse, aLiveRoom } from '../contracts/samples.ts';

const SITE = { name: 'Cusp', origin: 'https://school.example:8443' };
const ODD_TITLE = 'Sprint; "ten" months, \\ Zahnärzte 牙医 🦷 and a title that needs more than one line of a file';

interface Wanted {
  room?: Partial<LiveRoom>;
  now?: string;
  until?: string | null;
  title?: string;
}

function fileOf({ room: facts, now = '2026-07-13T00:00:00Z', until = '2026-12-13T12:59:59.999Z', title }: Wanted = {}) {
  const room = aLiveRoom(facts);
  return calendarFile(
    {
      course: aCourse({ title: title ?? 'Ten months', revision: 4 }),
      room,
      first: nextDiscussion(room, new Date(now)),
      until: until === null ? null : new Date(until),
      madeAt: new Date(now),
    },
    SITE,
  );
}

/** As a calendar program reads it: with the zone's own rules out of the file, and none that it brings along. */
function read(file: string) {
  const calendar = ICAL.Component.fromString(file);
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone')!);
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
  const starts = (max: number) => {
    const repeats = event.iterator();
    const found: string[] = [];
    for (let next = repeats.next(); next && found.length < max; next = repeats.next()) {
      next.zone = zone;
      found.push(next.toJSDate().toISOString());
    }
    return found;
  };
  return {
    event,
    starts,
    text: (name: string) => calendar.getFirstSubcomponent('vevent')!.getFirstPropertyValue(name),
  };
}

describe('the calendar file', () => {
  it('has lines of at most 75 octets that end in CRLF, and cuts no character', () => {
    const file = fileOf({ title: ODD_TITLE, room: { url: `https://meet.example/${'ä'.repeat(300)}` } });
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

  it('says what, where, how long, and the same thing again under the same UID', () => {
    const { event, text } = read(fileOf({ title: ODD_TITLE }));
    expect(event.summary).toBe(`${ODD_TITLE}: live discussion`);
    expect(event.location).toBe(aLiveRoom().url);
    expect(String(text('url'))).toBe(aLiveRoom().url);
    expect(event.description.split('\n')).toEqual([
      'Weekly discussion of past papers and cases.',
      `Join: ${aLiveRoom().url}`,
      'Course: https://school.example:8443/student/course/course',
    ]);
    expect(event.duration.toSeconds()).toBe(90 * 60);
    expect([event.uid, event.sequence]).toEqual(['course-discussions@school.example', 4]);
    expect(read(fileOf({ now: '2026-09-13T00:00:00Z' })).event.uid).toBe(event.uid);
    expect(fileOf()).toContain('\r\nDTSTAMP:20260713T000000Z\r\n');
  });

  it('lets no title end its line', () => {
    const file = fileOf({ title: 'One\r\nATTACH:https://evil.example\u0007' });
    expect(file).not.toContain('\r\nATTACH');
    expect(read(file).event.summary).toContain('ATTACH');
  });

  it.each<[string, string, string]>([
    ['Australia/Sydney', '2026-03-20T00:00:00Z', '2026-11-20T00:00:00Z'],
    ['Europe/London', '2026-03-20T00:00:00Z', '2026-11-20T00:00:00Z'],
    ['America/New_York', '2026-02-20T00:00:00Z', '2026-11-20T00:00:00Z'],
    ['Asia/Kolkata', '2026-03-20T00:00:00Z', '2026-11-20T00:00:00Z'],
    ['UTC', '2026-03-20T00:00:00Z', '2026-05-20T00:00:00Z'],
  ])(
    'repeats in %s as the domain counts, across each change of clocks, to the last week of access',
    (timeZone, now, until) => {
      const room = aLiveRoom({ timeZone });
      const wanted: string[] = [];
      for (let next = nextDiscussion(room, new Date(now)); next.startsAt <= new Date(until); ) {
        wanted.push(next.startsAt.toISOString());
        next = nextDiscussion(room, after(next.endsAt, 1));
      }
      expect(wanted.length).toBeGreaterThan(7);
      expect(read(fileOf({ room, now, until })).starts(1000)).toEqual(wanted);
    },
  );

  it('goes on for years where nothing ends it', () => {
    const file = fileOf({ until: null });
    expect(file).toContain('\r\nRRULE:FREQ=WEEKLY\r\n');
    const starts = read(file).starts(200);
    expect(starts).toHaveLength(200);
    // In January Sydney is eleven hours ahead, in July ten.
    expect(starts.find((at) => at.startsWith('2029-01'))).toMatch(/T08:00/);
    expect(starts.find((at) => at.startsWith('2029-07'))).toMatch(/T09:00/);
  });
});
