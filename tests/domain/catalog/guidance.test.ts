import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  editedGuidance,
  type Guidance,
  type GuidanceEdit,
  type LiveRoom,
  NO_GUIDANCE,
  nextDiscussion,
} from '../../../src/domain/catalog/guidance.ts';
import { DAY_MS, MINUTE_MS } from '../../../src/domain/kernel/clock.ts';
import { DomainError } from '../../../src/domain/kernel/errors.ts';
import { wallTime } from '../../../src/domain/kernel/time-zone.ts';
import { aLiveRoom } from '../../contracts/samples.ts';

const ROOM: GuidanceEdit = {
  liveRoomUrl: 'https://meet.example/room',
  liveRoomWeekday: 3,
  liveRoomStartsAt: '19:00',
  liveRoomMinutes: 90,
  liveRoomTimeZone: 'Europe/London',
};
const WHOLE: Guidance = {
  liveRoom: aLiveRoom(),
  studyGroupUrl: 'https://chat.example/group',
  mentorUrl: 'https://chat.example/mentor',
  soldWithout: [],
};

function refused(current: Guidance, edit: GuidanceEdit): string[] {
  try {
    editedGuidance(current, edit);
    return [];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    expect([error.kind, error.code]).toEqual(['invalid', 'catalog/guidance']);
    for (const sentence of Object.values(error.fields)) expect(sentence).toMatch(/^[A-Z].*\.$/);
    return Object.keys(error.fields).sort();
  }
}

describe('editing the guidance of a course', () => {
  it('sets what is named and leaves the rest', () => {
    expect(editedGuidance(NO_GUIDANCE, {})).toEqual(NO_GUIDANCE);
    expect(editedGuidance(NO_GUIDANCE, ROOM)).toEqual({
      ...NO_GUIDANCE,
      liveRoom: {
        url: 'https://meet.example/room',
        weekday: 3,
        startsAt: '19:00',
        minutes: 90,
        timeZone: 'Europe/London',
      },
    });
    expect(editedGuidance(WHOLE, {})).toEqual(WHOLE);
    expect(editedGuidance(WHOLE, { liveRoomStartsAt: '07:30', mentorUrl: ' https://m.example ' })).toEqual({
      ...WHOLE,
      liveRoom: aLiveRoom({ startsAt: '07:30' }),
      mentorUrl: 'https://m.example',
    });
  });

  it('takes an hour in the school’s own zone where nothing else is said', () => {
    const { liveRoomUrl, liveRoomWeekday, liveRoomStartsAt } = ROOM;
    expect(editedGuidance(NO_GUIDANCE, { liveRoomUrl, liveRoomWeekday, liveRoomStartsAt }).liveRoom).toMatchObject({
      minutes: 60,
      timeZone: 'Australia/Sydney',
    });
  });

  it('takes the promises that are off as a whole, once each and in their order', () => {
    const edited = editedGuidance(WHOLE, { soldWithout: ['mentor', 'videos', 'mentor'] });
    expect(edited).toEqual({ ...WHOLE, soldWithout: ['videos', 'mentor'] });
    expect(editedGuidance(edited, { studyGroupUrl: '' }).soldWithout).toEqual(['videos', 'mentor']);
    expect(editedGuidance(edited, { soldWithout: [] })).toEqual(WHOLE);
  });

  it('takes away what is emptied, and the whole room with its link', () => {
    expect(editedGuidance(WHOLE, { studyGroupUrl: '', mentorUrl: ' ' })).toEqual({
      ...NO_GUIDANCE,
      liveRoom: WHOLE.liveRoom,
    });
    expect(editedGuidance(WHOLE, { liveRoomUrl: '' }).liveRoom).toBeNull();
    const emptied = { ...ROOM, liveRoomUrl: '', liveRoomWeekday: null, liveRoomStartsAt: '' };
    expect(editedGuidance(WHOLE, emptied).liveRoom).toBeNull();
  });

  it('asks for the whole room, field by field', () => {
    expect(refused(NO_GUIDANCE, { liveRoomUrl: 'https://meet.example' })).toEqual([
      'liveRoomStartsAt',
      'liveRoomWeekday',
    ]);
    expect(refused(NO_GUIDANCE, { liveRoomWeekday: 1, liveRoomStartsAt: '19:00' })).toEqual(['liveRoomUrl']);
    expect(refused(WHOLE, { liveRoomUrl: '', liveRoomWeekday: 1 })).toEqual(['liveRoomStartsAt', 'liveRoomUrl']);
    expect(refused(WHOLE, { liveRoomWeekday: null })).toEqual(['liveRoomWeekday']);
  });

  it.each<[keyof GuidanceEdit, readonly unknown[], readonly unknown[]]>([
    ['liveRoomWeekday', [1, 7], [0, 8, -1, 1.5, NaN]],
    ['liveRoomStartsAt', ['00:00', '09:05', '23:59'], ['24:00', '9:00', '19.00', '19:60', '19:00:00', '7 pm']],
    ['liveRoomMinutes', [15, 60, 480], [0, 14, 481, 60.5, NaN]],
    ['liveRoomTimeZone', ['UTC', 'Asia/Kolkata'], ['', 'Sydney', '+10:00', 'Nowhere/Else']],
  ])('holds %s to its bounds', (field, good, bad) => {
    for (const value of good) expect(refused(WHOLE, { [field]: value }), String(value)).toEqual([]);
    for (const value of bad) expect(refused(WHOLE, { [field]: value }), String(value)).toEqual([field]);
  });

  it.each(['liveRoomUrl', 'studyGroupUrl', 'mentorUrl'] as const)('takes links over https only as %s', (field) => {
    for (const url of [
      'https://meet.example',
      'https://meet.example:8443/j/1?pwd=a&b=%20#c',
      'HTTPS://Meet.Example/',
      'https://bücher.example/läser',
      `https://x.example/${'a'.repeat(482)}`,
    ])
      expect(refused(WHOLE, { [field]: url }), url).toEqual([]);
    for (const url of [
      'http://meet.example',
      'javascript:alert(1)',
      'meet.example',
      '//meet.example',
      'https://',
      'https://localhost',
      'https://user:pass@meet.example',
      'https://meet.example/a b',
      'https://meet.example/"><script>',
      'https://meet.example/\r\nX: y',
      String.raw`https://meet.example\@evil.example`,
      'data:text/html,x',
      `https://x.example/${'a'.repeat(483)}`,
    ])
      expect(refused(WHOLE, { [field]: url }), url).toEqual([field]);
  });

  it('names every field that is wrong at once', () => {
    expect(refused(WHOLE, { liveRoomUrl: 'x', liveRoomWeekday: 9, liveRoomMinutes: 1, mentorUrl: 'y' })).toEqual([
      'liveRoomMinutes',
      'liveRoomUrl',
      'liveRoomWeekday',
      'mentorUrl',
    ]);
  });
});

describe('the next discussion', () => {
  const at = (room: Partial<LiveRoom>, now: string) => {
    const { startsAt, endsAt } = nextDiscussion(aLiveRoom(room), new Date(now));
    return [startsAt.toISOString(), endsAt.toISOString()];
  };

  it('is the one under way until its last minute, then the one a week on', () => {
    // Wednesdays at 19:00 in Sydney, for an hour and a half.
    const first = ['2026-07-15T09:00:00.000Z', '2026-07-15T10:30:00.000Z'];
    expect(at({}, '2026-07-09T00:00:00Z')).toEqual(first);
    expect(at({}, '2026-07-15T08:59:59.999Z')).toEqual(first);
    expect(at({}, '2026-07-15T09:00:00Z')).toEqual(first);
    expect(at({}, '2026-07-15T10:29:59.999Z')).toEqual(first);
    expect(at({}, '2026-07-15T10:30:00Z')).toEqual(['2026-07-22T09:00:00.000Z', '2026-07-22T10:30:00.000Z']);
  });

  it('lasts across midnight', () => {
    const late = { startsAt: '23:30', minutes: 120 };
    expect(at(late, '2026-07-15T15:00:00Z')).toEqual(['2026-07-15T13:30:00.000Z', '2026-07-15T15:30:00.000Z']);
    expect(at(late, '2026-07-15T15:30:00Z')[0]).toBe('2026-07-22T13:30:00.000Z');
  });

  it.each([
    // Nineteen o’clock stays nineteen o’clock in its zone, whatever that is in UTC before and after the change.
    ['Australia/Sydney', '2026-03-30T00:00:00Z', '2026-04-01T08:00:00.000Z', '2026-04-08T09:00:00.000Z'],
    ['Australia/Sydney', '2026-09-28T00:00:00Z', '2026-09-30T09:00:00.000Z', '2026-10-07T08:00:00.000Z'],
    ['Europe/London', '2026-03-23T00:00:00Z', '2026-03-25T19:00:00.000Z', '2026-04-01T18:00:00.000Z'],
    ['Europe/London', '2026-10-19T00:00:00Z', '2026-10-21T18:00:00.000Z', '2026-10-28T19:00:00.000Z'],
    ['America/New_York', '2026-03-02T00:00:00Z', '2026-03-05T00:00:00.000Z', '2026-03-11T23:00:00.000Z'],
    ['America/New_York', '2026-10-26T00:00:00Z', '2026-10-28T23:00:00.000Z', '2026-11-05T00:00:00.000Z'],
    ['Asia/Kolkata', '2026-03-30T00:00:00Z', '2026-04-01T13:30:00.000Z', '2026-04-08T13:30:00.000Z'],
  ])('keeps its hour in %s across a change of clocks', (timeZone, now, first, second) => {
    const discussion = nextDiscussion(aLiveRoom({ timeZone }), new Date(now));
    expect(discussion.startsAt.toISOString()).toBe(first);
    expect(at({ timeZone }, discussion.endsAt.toISOString())[0]).toBe(second);
  });

  it('moves on the student’s clock when the clocks of either zone change', () => {
    const inLondon = (now: string) =>
      new Date(wallTime('Europe/London', nextDiscussion(aLiveRoom(), new Date(now)).startsAt)).toISOString();
    // Sydney 19:00: London changes on 29 March, Sydney on 5 April.
    expect(inLondon('2026-03-23T00:00:00Z').slice(11, 16)).toBe('08:00');
    expect(inLondon('2026-03-30T00:00:00Z').slice(11, 16)).toBe('09:00');
    expect(inLondon('2026-04-06T00:00:00Z').slice(11, 16)).toBe('10:00');
  });

  it('begins on a Sunday at an hour that the clocks leave out, an hour later', () => {
    const gap = { weekday: 7, startsAt: '02:30', minutes: 60 } as const;
    expect(at(gap, '2026-10-01T00:00:00Z')[0]).toBe('2026-10-03T16:30:00.000Z');
    expect(at(gap, '2026-10-05T00:00:00Z')[0]).toBe('2026-10-10T15:30:00.000Z');
  });

  it('is on its weekday, at its time, not over, and at most a week away', () => {
    const rooms = fc.record({
      weekday: fc.constantFrom(1, 2, 3, 4, 5, 6, 7),
      // Not within the night, where an hour may be missing.
      startsAt: fc.integer({ min: 4, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:15`),
      minutes: fc.integer({ min: 15, max: 480 }),
      timeZone: fc.constantFrom('Australia/Sydney', 'Asia/Kolkata', 'Europe/London', 'America/New_York'),
    });
    const moments = fc.date({ min: new Date('2024-01-01Z'), max: new Date('2032-01-01Z'), noInvalidDate: true });
    fc.assert(
      fc.property(rooms, moments, (facts, now) => {
        const room = aLiveRoom(facts as Partial<LiveRoom>);
        const { startsAt, endsAt } = nextDiscussion(room, now);
        const shown = new Date(wallTime(room.timeZone, startsAt));
        expect((shown.getUTCDay() + 6) % 7).toBe(room.weekday - 1);
        expect(shown.toISOString().slice(11, 16)).toBe(room.startsAt);
        expect(endsAt.getTime() - startsAt.getTime()).toBe(room.minutes * MINUTE_MS);
        expect(endsAt > now).toBe(true);
        // The one before it is over; a week is an hour longer when clocks go back.
        expect(startsAt.getTime() - now.getTime()).toBeLessThanOrEqual(7 * DAY_MS + 60 * MINUTE_MS);
      }),
      { numRuns: 500 },
    );
  });
});
