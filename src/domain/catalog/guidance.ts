import { SCHOOL_TIME_ZONE } from '../kernel/calendar.ts';
import { after, MINUTE_MS } from '../kernel/clock.ts';
import { linkFault } from '../kernel/https-link.ts';
import { isWeekday, type WeeklyTime, weeklyFaults, weeklyStart } from '../kernel/weekly.ts';
import { guidanceRefused } from './errors.ts';
import { PROMISES, type Promised } from './literals.ts';

/** Live room of a course: its students meet their mentor once a week, at the same time of the same zone. */
export interface LiveRoom extends WeeklyTime {
  readonly url: string;
}

/**
 * Help by people for a course, not files, and what the course does without. Only for users who may enter it: its links
 * are confidential.
 */
export interface Guidance {
  readonly liveRoom: LiveRoom | null;
  readonly studyGroupUrl: string | null;
  readonly mentorUrl: string | null;
  /** Promises switched off for this course: neither shown nor counted as missing. In the order of all. */
  readonly soldWithout: readonly Promised[];
}

export const NO_GUIDANCE: Guidance = { liveRoom: null, studyGroupUrl: null, mentorUrl: null, soldWithout: [] };

/**
 * Partial edit; absent fields stay unchanged. Empty text and null remove: without link, weekday
 * and time there is no room, and with one of them the others are asked for.
 */
export interface GuidanceEdit {
  readonly liveRoomUrl?: string;
  readonly liveRoomWeekday?: number | null;
  readonly liveRoomStartsAt?: string;
  readonly liveRoomMinutes?: number;
  readonly liveRoomTimeZone?: string;
  readonly studyGroupUrl?: string;
  readonly mentorUrl?: string;
  readonly soldWithout?: readonly Promised[];
}

const ROOM_FIELDS = {
  weekday: 'liveRoomWeekday',
  startsAt: 'liveRoomStartsAt',
  minutes: 'liveRoomMinutes',
  timeZone: 'liveRoomTimeZone',
} as const satisfies Record<keyof WeeklyTime, keyof GuidanceEdit>;
const USUAL_LIVE_MINUTES = 60;

/** The guidance as it is after the edit. Refuses with `invalid`, and every field that is wrong. */
export function editedGuidance(current: Guidance, edit: GuidanceEdit): Guidance {
  const fields: Partial<Record<keyof GuidanceEdit, string>> = {};
  const link = (field: 'liveRoomUrl' | 'studyGroupUrl' | 'mentorUrl', value: string | null): string | null => {
    const url = (edit[field] ?? value ?? '').trim();
    const fault = url === '' ? undefined : linkFault(url, 'https://meet.example/room');
    if (fault !== undefined) fields[field] = fault;
    return url === '' ? null : url;
  };
  const room = (): LiveRoom | null => {
    const url = link('liveRoomUrl', current.liveRoom?.url ?? null);
    // Removing the link removes the room, whatever times were stored with it.
    const stored = url === null ? null : current.liveRoom;
    const {
      liveRoomWeekday: weekday = stored?.weekday ?? null,
      liveRoomStartsAt: startsAt = stored?.startsAt ?? '',
      liveRoomMinutes: minutes = stored?.minutes ?? USUAL_LIVE_MINUTES,
      liveRoomTimeZone: timeZone = stored?.timeZone ?? SCHOOL_TIME_ZONE,
    } = edit;
    if (url === null && weekday === null && startsAt === '') return null;
    if (url === null)
      fields.liveRoomUrl = 'Please enter the link of the room as well, or clear its weekday and its time.';
    for (const [field, fault] of Object.entries(weeklyFaults({ weekday, startsAt, minutes, timeZone })))
      fields[ROOM_FIELDS[field as keyof WeeklyTime]] = fault;
    return url !== null && isWeekday(weekday) ? { url, weekday, startsAt, minutes, timeZone } : null;
  };
  const edited: Guidance = {
    liveRoom: room(),
    studyGroupUrl: link('studyGroupUrl', current.studyGroupUrl),
    mentorUrl: link('mentorUrl', current.mentorUrl),
    soldWithout: PROMISES.filter((promise) => (edit.soldWithout ?? current.soldWithout).includes(promise)),
  };
  if (Object.keys(fields).length > 0) throw guidanceRefused(fields);
  return edited;
}

/** One meeting in the live room. */
export interface Discussion {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Returns the running discussion, else the next one. */
export function nextDiscussion(room: LiveRoom, now: Date): Discussion {
  const inWeek = (week: number): Discussion => {
    const startsAt = weeklyStart(room, now, week);
    return { startsAt, endsAt: after(startsAt, room.minutes * MINUTE_MS) };
  };
  // Last week's lasts into today when it began before midnight; this week's may be over since this morning.
  const [last, next, following] = [inWeek(-1), inWeek(0), inWeek(1)];
  if (last.endsAt > now) return last;
  return next.endsAt > now ? next : following;
}
