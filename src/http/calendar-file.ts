import type { CalendarEvent } from '../domain/discussions/calendar-event.ts';
import { endOf } from '../domain/discussions/discussion.ts';
import type { Site } from '../domain/kernel/site.ts';
import { calendarOf, text, utc } from './calendar-lines.ts';

/**
 * Discussions as iCalendar (RFC 5545). Each is a moment in UTC, so that no program has to know a zone. The UID stays
 * wherever one is moved, and the sequence rises with each change, so that what is taken in again replaces the event.
 * The same discussions make the same bytes.
 */
export const calendarFile = (events: readonly CalendarEvent[], site: Site, lines: readonly string[] = []): string =>
  calendarOf(`${site.name}//Live discussions`, [...lines, ...events.flatMap((event) => eventLines(event, site))]);

function eventLines(event: CalendarEvent, { origin }: Site): string[] {
  const { id, courseId, courseTitle, topic, startsAt, sequence } = event;
  const isCancelled = event.state === 'cancelled';
  const changedAt = utc(event.changedAt);
  // The page and not the way into the room: it asks who is signed out to sign in, and says from when one can join.
  const page = `${origin}/student/course/${courseId}?tab=discussions`;
  return [
    'BEGIN:VEVENT',
    `UID:${text(`discussion-${id}@${new URL(origin).hostname}`)}`,
    `DTSTAMP:${changedAt}`,
    `LAST-MODIFIED:${changedAt}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endOf(event))}`,
    // Some programs show no status.
    `SUMMARY:${text(`${isCancelled ? 'Cancelled: ' : ''}${topic} (${courseTitle})`)}`,
    `DESCRIPTION:${text(isCancelled ? page : `Join: ${page}`)}`,
    `URL:${page}`,
    ...(isCancelled ? ['TRANSP:TRANSPARENT'] : []),
    'END:VEVENT',
  ];
}
