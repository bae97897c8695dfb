import { boolean, integer, list, nullable, object, oneOf, type Reply, string, time } from '../json-schema.ts';
import { DISCUSSION_STATES } from '../literals.ts';
import { ids } from './ids.ts';

const itemSchema = object({ ...ids, title: string() }, 'DiscussedItem');

const facts = {
  ...ids,
  seriesId: string(),
  startsAt: time(),
  endsAt: time(),
  opensAt: time('From when one can join.'),
  topic: string(),
  papers: list(itemSchema, 'To read before.'),
  state: oneOf(DISCUSSION_STATES, 'Moved: alone, to another time than that of its series.'),
  isCaseDiscussion: boolean(),
  recording: nullable(itemSchema),
};

const datedSchema = object({ ...facts, isJoined: boolean('By the caller.') }, 'DatedDiscussion');

/** GET /user/courses/{courseId}/discussions: only for users who may enter the course. The room is behind *Join*. */
export const datedDiscussionsSchema = object(
  {
    coming: list(datedSchema, 'Those that are not over, earliest first.'),
    past: list(datedSchema, 'Latest first.'),
  },
  'DatedDiscussions',
);

const seriesSchema = object(
  {
    ...ids,
    revision: integer(),
    topic: string('Of discussions without one of their own.'),
    roomUrl: string(),
    weekday: integer('1 is Monday and 7 Sunday.'),
    startsAt: string('On a clock of the zone, as 19:00.'),
    minutes: integer(),
    timeZone: string('A name of the IANA list.'),
    isCaseDiscussion: boolean(),
  },
  'DiscussionSeries',
);

const heldSchema = object(
  { ...facts, revision: integer(), minutes: integer(), attendance: integer('Students who joined.') },
  'HeldDiscussion',
);

export const courseDiscussionsSchema = object(
  {
    ...ids,
    title: string('Of the course.'),
    series: list(seriesSchema, 'Those that are not ended.'),
    coming: list(heldSchema, 'Those that are not over, earliest first.'),
    past: list(heldSchema, 'Latest first.'),
  },
  'CourseDiscussions',
);

/** GET and POST /user/calendar */
export const calendarFeedSchema = object({ address: string('Who has it can read the calendar.') }, 'CalendarFeed');

export type CalendarFeedReply = Reply<typeof calendarFeedSchema>;
export type DatedDiscussionsReply = Reply<typeof datedDiscussionsSchema>;
export type CourseDiscussionsReply = Reply<typeof courseDiscussionsSchema>;
