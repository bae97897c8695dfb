import { integer, list, nullable, object, oneOf, type Reply, type Shape, string, time } from '../json-schema.ts';
import { PROMISES } from '../literals.ts';
import { ids } from './ids.ts';

const WEEKDAY = '1 is Monday and 7 Sunday.';
const STARTS_AT = 'On a clock of the zone, as 19:00.';

export const adminGuidance = {
  liveRoomUrl: string('Empty where the course has no live room.'),
  liveRoomWeekday: nullable(integer(), WEEKDAY),
  liveRoomStartsAt: string(STARTS_AT),
  liveRoomMinutes: nullable(integer()),
  liveRoomTimeZone: string('A name of the IANA list.'),
  studyGroupUrl: string(),
  mentorUrl: string(),
  soldWithout: list(oneOf(PROMISES), 'Promises that are off for this course.'),
};

const discussionSchema = object({ startsAt: time(), endsAt: time() }, 'Discussion');

const weeklyTime = {
  weekday: integer(WEEKDAY),
  startsAt: string(STARTS_AT),
  minutes: integer(),
  timeZone: string('A name of the IANA list.'),
};

/** The weekly time of a live room without its link: what everybody may know. */
export const weeklyDiscussions = object(weeklyTime, 'WeeklyDiscussions');

const liveRoomSchema = object({ url: string(), ...weeklyTime, next: discussionSchema }, 'LiveRoom');

export const guidanceSchema = object(
  {
    ...ids,
    title: string('Of the course.'),
    liveRoom: nullable(liveRoomSchema),
    studyGroupUrl: string('Empty where there is none.'),
    mentorUrl: string('Empty where there is none.'),
  },
  'Guidance',
);

export const guidanceListSchema = list(guidanceSchema);

export type LiveRoomReply = Reply<typeof liveRoomSchema>;
/** GET /user/courses/{courseId}/guidance, and one of GET /user/guidance: only for users who may enter the course. */
export type GuidanceReply = Reply<typeof guidanceSchema>;
/** As an administrator reads it, under the names of the fields; without a room its texts are empty. */
export type AdminGuidance = Shape<typeof adminGuidance>;
