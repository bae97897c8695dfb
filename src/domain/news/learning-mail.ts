import { type CalendarDay, dayOf, startOf } from '../kernel/calendar.ts';
import { after, DAY_MS, HOUR_MS, MINUTE_MS } from '../kernel/clock.ts';
import type { LearningMail } from '../kernel/jobs.ts';

/** Mark of the moment from which learning mails are written: earlier events are left out. */
export const BEGINNING = 'begin';

/** Names what is told and to whom: two with one mark are one mail. */
export function markOf(mail: LearningMail): string {
  switch (mail.kind) {
    case 'course-start':
      return `course-start:${mail.userId}:${mail.courseId}`;
    case 'new-material':
      return `new-material:${mail.userId}:${mail.day}`;
    case 'away':
      return `away:${mail.userId}:${mail.since}`;
    case 'discussion':
      return `discussion:${mail.userId}:${mail.courseId}:${mail.startsAt}`;
    case 'discussion-soon':
      return `discussion-soon:${mail.userId}:${mail.courseId}:${mail.startsAt}`;
    case 'discussion-changed':
      return `discussion-changed:${mail.userId}:${mail.discussionId}:${mail.sequence}`;
    case 'report-answer':
      return `report-answer:${mail.reportId}`;
  }
}

const AWAY_DAYS = 10;
/** Days for which something is still told, after a time in which no worker ran. */
const LATE_DAYS = 2;

/** Span of last visits for which an absence is announced now; never one that was due before the beginning. */
export const awaySpan = (beginning: Date, now: Date): { from: Date; to: Date } => ({
  from: later(after(beginning, -AWAY_DAYS * DAY_MS), after(now, -(AWAY_DAYS + LATE_DAYS) * DAY_MS)),
  to: after(now, -AWAY_DAYS * DAY_MS),
});

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** Span of access starts that get a welcome mail now; leaves out those before the beginning. */
export const startSpan = (beginning: Date, now: Date): { from: Date; to: Date } => ({
  from: later(beginning, after(now, -LATE_DAYS * DAY_MS)),
  to: now,
});

const MIN_NOTICE_MS = 2 * HOUR_MS;
const MIN_SHORT_NOTICE_MS = 5 * MINUTE_MS;

/** Spans of starts that get a reminder at this moment: those of tomorrow, and those of the next hour. */
export const toldSpans = (now: Date) =>
  ({
    discussion: { from: after(now, MIN_NOTICE_MS), to: after(now, DAY_MS) },
    'discussion-soon': { from: after(now, MIN_SHORT_NOTICE_MS), to: after(now, HOUR_MS) },
  }) as const;

const NEWS_HOUR = 16;

/** Day whose new material is announced now; null before four in the afternoon. */
export function newsDay(now: Date): CalendarDay | null {
  const day = dayOf(now);
  return now >= after(startOf(day), NEWS_HOUR * HOUR_MS) ? day : null;
}
