import { daysAfter } from '../domain/kernel/calendar.ts';
import { after, MINUTE_MS } from '../domain/kernel/clock.ts';
import type { Site } from '../domain/kernel/site.ts';
import type { PlannedDay, PlannedEntry } from '../domain/learning/plan/fixed-points.ts';
import type { LaidPlan, StudentPlan } from '../domain/learning/queries/get-plan.ts';
import { calendarOf, text, utc } from './calendar-lines.ts';

/** Days that a calendar has ahead: programs ask again every few hours, and what comes later moves until then. */
const MAX_DAYS = 120;

type Untimed = Exclude<PlannedEntry, { kind: 'meeting' }>;

const isUntimed = (entry: PlannedEntry): entry is Untimed => entry.kind !== 'meeting';

const titleOf = (entry: Untimed): string =>
  entry.kind === 'task' ? entry.task.title : `${entry.cards} ${entry.cards === 1 ? 'card' : 'cards'}`;

/**
 * A student's plan as iCalendar: what a day is for as an event of the whole day, which leaves the person free, and the
 * discussions at their time. Each event keeps its UID, so that a plan that is laid anew moves and doubles nothing.
 */
export function planCalendar(found: StudentPlan, site: Site): string {
  const events = found.state === 'open' ? eventsOf(found.plan, site) : [];
  return calendarOf(`${site.name}//Study plan`, [`X-WR-CALNAME:${text(`${site.name}: study plan`)}`, ...events]);
}

function eventsOf({ goal, days, madeAt }: LaidPlan, site: Site): string[] {
  const host = new URL(site.origin).hostname;
  const event = (name: string, lines: readonly string[]) => [
    'BEGIN:VEVENT',
    `UID:${text(`${name}-${goal.userId}@${host}`)}`,
    `DTSTAMP:${utc(madeAt)}`,
    ...lines,
    'END:VEVENT',
  ];
  const ofDay = ({ day, entries }: PlannedDay): string[] => [
    ...(entries.some(isUntimed)
      ? event(`plan-${day}`, [...wholeDay(day), ...wordsOf(entries.filter(isUntimed), site), 'TRANSP:TRANSPARENT'])
      : []),
    ...entries.flatMap((entry) =>
      entry.kind === 'meeting'
        ? event(`discussion-${entry.meeting.courseId}-${day}`, [
            `DTSTART:${utc(entry.meeting.startsAt)}`,
            `DTEND:${utc(after(entry.meeting.startsAt, entry.minutes * MINUTE_MS))}`,
            `SUMMARY:${text(`${entry.meeting.courseTitle}: live discussion`)}`,
            `URL:${site.origin}/student/course/${entry.meeting.courseId}`,
          ])
        : [],
    ),
  ];
  return [
    ...days.slice(0, MAX_DAYS).flatMap(ofDay),
    ...event('exam', [...wholeDay(goal.examOn), `SUMMARY:${text('Written exam')}`]),
  ];
}

const wholeDay = (day: string): string[] => [
  `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
  `DTEND;VALUE=DATE:${daysAfter(day, 1).replaceAll('-', '')}`,
];

function wordsOf(tasks: readonly Untimed[], { origin }: Site): string[] {
  const minutes = tasks.reduce((sum, entry) => sum + entry.minutes, 0);
  const [first] = tasks;
  const more = tasks.length > 1 ? ` and ${tasks.length - 1} more` : '';
  const lines = tasks.map((task) => `${task.minutes} min: ${titleOf(task)}`);
  return [
    `SUMMARY:${text(`Study ${minutes} min: ${first ? titleOf(first) : ''}${more}`)}`,
    `DESCRIPTION:${text([...lines, `${origin}/student/plan`].join('\n'))}`,
    `URL:${origin}/student/plan`,
  ];
}
