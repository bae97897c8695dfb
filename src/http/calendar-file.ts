import type { DiscussionCalendar } from '../domain/catalog/queries/get-discussion-calendar.ts';
import { DAY_MS, MINUTE_MS } from '../domain/kernel/clock.ts';
import { type OffsetChange, offsetChanges, offsetMs, type TimeZone, wallTime } from '../domain/kernel/time-zone.ts';
import { basic, calendarOf, text, utc } from './calendar-lines.ts';

/** Horizon of the written offset changes where the discussions have no end. */
const HORIZON_MS = 5 * 366 * DAY_MS;

/**
 * The weekly discussions as iCalendar (RFC 5545): one event that repeats by the clocks of its own zone, whose changes
 * are written out for programs that do not know its name. The UID stays, and the sequence rises with each edit of the
 * course: a file that is taken in again replaces the event.
 */
export function calendarFile(
  { course, room, first, until, madeAt }: DiscussionCalendar,
  { name, origin }: { name: string; origin: string },
): string {
  const end = until ?? new Date(first.startsAt.getTime() + HORIZON_MS);
  return calendarOf(`${name}//Live discussions`, [
    ...zoneLines(room.timeZone, first.startsAt, end),
    'BEGIN:VEVENT',
    `UID:${text(`${course.id}-discussions@${new URL(origin).hostname}`)}`,
    `DTSTAMP:${utc(madeAt)}`,
    `SEQUENCE:${course.revision}`,
    `DTSTART;TZID=${room.timeZone}:${local(wallTime(room.timeZone, first.startsAt))}`,
    `DURATION:PT${room.minutes}M`,
    `RRULE:FREQ=WEEKLY${until ? `;UNTIL=${utc(until)}` : ''}`,
    `SUMMARY:${text(`${course.title}: live discussion`)}`,
    `DESCRIPTION:${text(`Weekly discussion of past papers and cases.\nJoin: ${room.url}\nCourse: ${origin}/student/course/${course.id}`)}`,
    `LOCATION:${text(room.url)}`,
    `URL:${room.url}`,
    'END:VEVENT',
  ]);
}

const local = (wall: number): string => basic(new Date(wall));

function zoneLines(zone: TimeZone, from: Date, to: Date): string[] {
  const begins = offsetMs(zone, from);
  const sinceEver = { wall: 0, fromMs: begins, toMs: begins };
  const changes = offsetChanges(zone, from, to).map((change) => ({
    // The onset is local time by the offset before it.
    wall: change.at.getTime() + change.fromMs,
    ...change,
  }));
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...[sinceEver, ...changes].flatMap(observanceLines), 'END:VTIMEZONE'];
}

function observanceLines({ wall, fromMs, toMs }: Omit<OffsetChange, 'at'> & { wall: number }): string[] {
  const kind = toMs > fromMs ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${local(wall)}`,
    `TZOFFSETFROM:${offset(fromMs)}`,
    `TZOFFSETTO:${offset(toMs)}`,
    `END:${kind}`,
  ];
}

/** Formats an offset as +1030. No zone has had seconds in its offset since 1972. */
function offset(ms: number): string {
  const minutes = Math.abs(Math.round(ms / MINUTE_MS));
  const two = (number: number) => String(number).padStart(2, '0');
  return `${ms < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}
