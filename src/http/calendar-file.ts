import type { CalendarEvent } from '../domain/discussions/calendar-event.ts';
import { endOf } from '../domain/discussions/discussion.ts';
import type { Site } from '../domain/kernel/site.ts';
import { href, paths } from '../wire/paths.ts';
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
  const join = `${origin}/api${href(paths.joinDiscussion, { discussionId: id })}`;
  const course = `Course: ${origin}/student/course/${courseId}`;
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
    `DESCRIPTION:${text(isCancelled ? course : `Join: ${join}\n${course}`)}`,
    `URL:${join}`,
    ...(isCancelled ? ['TRANSP:TRANSPARENT'] : []),
    'END:VEVENT',
  ];
}
