import { momentInWords } from '../kernel/calendar.ts';
import { button, dear, facts, type Mail, text, toAccount } from '../kernel/mail.ts';
import type { Site } from '../kernel/site.ts';
import type { TimeZone } from '../kernel/time-zone.ts';
import { type Chosen, coursePage } from './mails.ts';
import type { Reader, ToldDiscussion } from './ports.ts';

/** A reader, and the zone whose clocks their mails go by. */
export interface ZonedReader extends Reader {
  readonly timeZone: TimeZone;
}

const REMINDERS = {
  discussion: {
    subject: (course: string) => `Your next live discussion: ${course}`,
    heading: 'Your next live discussion',
    line: 'your mentor meets the students of your course. Bring your questions.',
  },
  'discussion-soon': {
    subject: (course: string) => `In an hour: live discussion of ${course}`,
    heading: 'Your live discussion begins soon',
    line: 'your live discussion begins within the hour. You can join from 15 minutes before, on the page of your course.',
  },
} as const;

/** A reminder of a discussion. The room is in no mail. */
export function discussionMail(
  kind: keyof typeof REMINDERS,
  { courseId, courseTitle, topic, startsAt }: ToldDiscussion,
  reader: ZonedReader,
  chosen: Chosen,
  site: Site,
): Mail {
  const { subject, heading, line } = REMINDERS[kind];
  const when = momentInWords(startsAt, reader.timeZone);
  return {
    kind,
    ...toAccount(reader),
    subject: subject(courseTitle),
    preheader: when,
    heading,
    blocks: [
      dear(reader.name),
      text(line),
      facts([
        ['Course', courseTitle],
        ['Topic', topic],
        ['When', when],
      ]),
      button('Go to your course', coursePage(site, courseId)),
    ],
    ...chosen,
  };
}

export interface ChangedDiscussion extends ToldDiscussion {
  readonly wasAt: Date;
  readonly isCancelled: boolean;
}

/** Tells that a discussion was cancelled, moved, or is on again. */
export function changedDiscussionMail(
  changed: ChangedDiscussion,
  reader: ZonedReader,
  chosen: Chosen,
  site: Site,
): Mail {
  const { courseId, courseTitle, topic, startsAt, wasAt, isCancelled } = changed;
  const when = momentInWords(startsAt, reader.timeZone);
  const isMoved = wasAt.getTime() !== startsAt.getTime();
  const words = isCancelled ? CANCELLED : isMoved ? MOVED : ON_AGAIN;
  return {
    kind: 'discussion-changed',
    ...toAccount(reader),
    subject: `${words.subject}: ${topic}`,
    preheader: when,
    heading: words.heading,
    blocks: [
      dear(reader.name),
      text(words.line),
      facts([
        ['Course', courseTitle],
        ['Topic', topic],
        ...(isMoved ? [['Was', momentInWords(wasAt, reader.timeZone)] as const] : []),
        [isMoved ? 'New time' : 'When', when],
      ]),
      button('Go to your course', coursePage(site, courseId)),
    ],
    ...chosen,
  };
}

const CANCELLED = {
  subject: 'Cancelled',
  heading: 'A live discussion is cancelled',
  line: 'a live discussion of your course is cancelled.',
};
const MOVED = {
  subject: 'New time',
  heading: 'A live discussion has a new time',
  line: 'a live discussion of your course was moved.',
};
const ON_AGAIN = {
  subject: 'On again',
  heading: 'A live discussion is on again',
  line: 'a live discussion of your course was cancelled. It is on again.',
};
