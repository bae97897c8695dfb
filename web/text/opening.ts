import type { OpeningHours } from '../../src/wire/school.ts';

export interface Opening {
  /** With the weekday, which may differ in distant time zones: `Mon 9:00 am`. */
  opens: string;
  closes: string;
  /** Without the weekday: `9:00 am`. */
  opensAt: string;
  closesAt: string;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Cached formatters by zone: creating one takes a phone some 20 ms, and a page with the hours needs several. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const figure = 'numeric';
  const clock = new Intl.DateTimeFormat('en-AU', {
    timeZone: zone,
    hourCycle: 'h23',
    year: figure,
    month: figure,
    day: figure,
    hour: figure,
    minute: figure,
  });
  clocks.set(zone, clock);
  return clock;
}

/** Returns a zone's local date and time, expressed in UTC fields. */
function localTime(at: Date, zone: string): Date {
  const parts = clockOf(zone).formatToParts(at);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return new Date(Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute')));
}

/** Returns a zone's UTC offset at that time. */
const aheadMs = (at: Date, zone: string): number =>
  localTime(at, zone).getTime() - Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS;

/** Parses `09:00`; more than 24 hours are of the next day. */
function sinceMidnightMs(hour: string): number {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number);
  return (hours * 60 + minutes) * MINUTE_MS;
}

/** Returns that weekday (1 is Monday) of the coming seven days, today among them, at that hour in a zone. */
function weekdayAt(weekday: number, hour: string, zone: string, now: Date): Date {
  const local = localTime(now, zone);
  const midnight =
    Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()) +
    ((weekday + 7 - local.getUTCDay()) % 7) * DAY_MS;
  const wanted = midnight + sinceMidnightMs(hour);
  return new Date(wanted - aheadMs(new Date(wanted), zone));
}

export interface RegularTime {
  /** 1 is Monday and 7 Sunday. */
  weekday: number;
  /** On a clock of the zone, as 19:00. */
  startsAt: string;
  timeZone: string;
}

/** Returns when a weekly event next begins. */
export function nextStart({ weekday, startsAt, timeZone }: RegularTime, now: Date): Date {
  const start = weekdayAt(weekday, startsAt, timeZone, now);
  return start > now ? start : weekdayAt(weekday, startsAt, timeZone, new Date(now.getTime() + DAY_MS));
}

/** Returns the next starts of several weekly events, earliest first, each with its zone. */
export function nextStarts(events: readonly RegularTime[], now: Date, count: number): { at: Date; timeZone: string }[] {
  const starts = events.flatMap((event) => {
    const found: { at: Date; timeZone: string }[] = [];
    for (let after = now; found.length < count; ) {
      const at = nextStart(event, after);
      found.push({ at, timeZone: event.timeZone });
      after = new Date(at.getTime() + MINUTE_MS);
    }
    return found;
  });
  return starts.toSorted((a, b) => a.at.getTime() - b.at.getTime()).slice(0, count);
}

/**
 * Formats without Intl: browsers differ in narrow spaces and capitals, and hydration must match the prerendered text.
 */
function timeOf(local: Date): string {
  const hours = local.getUTCHours();
  const minutes = String(local.getUTCMinutes()).padStart(2, '0');
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`;
}

function openingOf(opens: Date, closes: Date): Opening {
  const withDay = (local: Date) => `${DAYS[local.getUTCDay()]} ${timeOf(local)}`;
  return { opens: withDay(opens), closes: withDay(closes), opensAt: timeOf(opens), closesAt: timeOf(closes) };
}

/** Returns the closing time in hours from the midnight before the opening: 02:00 of the next day is 26:00. */
const closingHour = ({ opens, closes }: OpeningHours): string =>
  closes > opens ? closes : `${Number(closes.slice(0, 2)) + 24}${closes.slice(2)}`;

/** Returns a Monday's hours in the school's time zone. */
export function openingAtSchool(hours: OpeningHours): Opening {
  const monday = Date.UTC(2026, 0, 5);
  const at = (hour: string) => new Date(monday + sinceMidnightMs(hour));
  return openingOf(at(hours.opens), at(closingHour(hours)));
}

/** Returns a Monday's hours of the school in another time zone, with the daylight saving time of that day. */
export function openingIn(hours: OpeningHours, zone: string, now = new Date()): Opening {
  const inZone = (hour: string) => localTime(weekdayAt(1, hour, hours.timeZone, now), zone);
  return openingOf(inZone(hours.opens), inZone(closingHour(hours)));
}
