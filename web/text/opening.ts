import type { OpeningHours } from './brand.ts';

export interface Opening {
  /** With the day, which may be another one on the other side of the world: `Mon 9:00 am`. */
  opens: string;
  closes: string;
  /** Without it: `9:00 am`. */
  opensAt: string;
  closesAt: string;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** One for each zone: to make it takes a phone some 20 ms, and a page with the hours asks several times. */
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

/** What calendar and clock of a zone show at that moment, as the UTC figures of a date. */
function localTime(at: Date, zone: string): Date {
  const parts = clockOf(zone).formatToParts(at);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return new Date(Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute')));
}

/** How far the clocks of a zone are ahead of UTC at that moment. */
const aheadMs = (at: Date, zone: string): number =>
  localTime(at, zone).getTime() - Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS;

/** Of `09:00`. */
function sinceMidnightMs(hour: string): number {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number);
  return (hours * 60 + minutes) * MINUTE_MS;
}

/** The Monday of this week, or the next one, at that hour in the school's zone. */
function mondayAt(hour: string, zone: string, now: Date): Date {
  const local = localTime(now, zone);
  const midnight =
    Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()) + ((8 - local.getUTCDay()) % 7) * DAY_MS;
  const wanted = midnight + sinceMidnightMs(hour);
  return new Date(wanted - aheadMs(new Date(wanted), zone));
}

/** In our own words: browsers differ in narrow spaces and capitals, and each must draw what the build has drawn. */
function timeOf(local: Date): string {
  const hours = local.getUTCHours();
  const minutes = String(local.getUTCMinutes()).padStart(2, '0');
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`;
}

function openingOf(opens: Date, closes: Date): Opening {
  const withDay = (local: Date) => `${DAYS[local.getUTCDay()]} ${timeOf(local)}`;
  return { opens: withDay(opens), closes: withDay(closes), opensAt: timeOf(opens), closesAt: timeOf(closes) };
}

/** A Monday's hours as the school's own clocks show them. */
export function openingAtSchool({ opens, closes }: OpeningHours): Opening {
  const monday = Date.UTC(2026, 0, 5);
  const at = (hour: string) => new Date(monday + sinceMidnightMs(hour));
  return openingOf(at(opens), at(closes));
}

/** A Monday's hours of the school as the clocks of another zone show them; summer time counts as it is that day. */
export function openingIn(hours: OpeningHours, zone: string, now = new Date()): Opening {
  const inZone = (hour: string) => localTime(mondayAt(hour, hours.timeZone, now), zone);
  return openingOf(inZone(hours.opens), inZone(hours.closes));
}
