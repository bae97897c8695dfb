import { DAY_MS } from './clock.ts';

/** An IANA name such as `Australia/Sydney`; its rules come with the runtime. */
export type TimeZone = string;

/** Calendar programs know the names of the IANA list in its own spelling, and no offsets such as `+10:00`. */
const IANA_NAME = /^(?:UTC|[A-Z][A-Za-z_]*(?:\/[A-Z][\w+-]*)+)$/;

/** Returns whether a text is a time of a clock with 24 hours, as 09:00. */
export const isTimeOfDay = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

export function isTimeZone(name: string): boolean {
  if (!IANA_NAME.test(name)) return false;
  try {
    clockIn(name);
    return true;
  } catch {
    return false;
  }
}

// Making one takes a hundred times as long as asking it.
const clocks = new Map<TimeZone, Intl.DateTimeFormat>();

function clockIn(zone: TimeZone): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-AU', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(zone, clock);
  return clock;
}

/** Returns the local time at that moment, to the second, in milliseconds as if it were UTC. */
export function wallTime(zone: TimeZone, at: Date): number {
  const parts = Object.fromEntries(
    clockIn(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: string) => parts[name] ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** Offset from UTC in milliseconds, positive to the east. */
export const offsetMs = (zone: TimeZone, at: Date): number =>
  wallTime(zone, at) - Math.floor(at.getTime() / 1000) * 1000;

/**
 * The moment in which the wall clock there shows this time. One that it shows twice, when clocks go back, is the
 * first; one that it leaves out, when they go forward, is as much later as they skip (both as RFC 5545, 3.3.5).
 */
export function instantOf(zone: TimeZone, wall: number): Date {
  // Clocks change at most once in these two days.
  const before = offsetMs(zone, new Date(wall - DAY_MS));
  const afterwards = offsetMs(zone, new Date(wall + DAY_MS));
  const shown = [before, afterwards].find((offset) => wallTime(zone, new Date(wall - offset)) === wall);
  return new Date(wall - (shown ?? before));
}
