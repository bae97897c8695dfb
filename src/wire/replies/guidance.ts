import { integer, list, nullable, object, oneOf, type Reply, type Shape, string, time } from '../json-schema.ts';
import { PROMISES } from '../literals.ts';
import { ids } from './ids.ts';

export const adminGuidance = {
  studyGroupUrl: string(),
  mentorUrl: string(),
  soldWithout: list(oneOf(PROMISES), 'Promises that are off for this course.'),
};

/** The weekly time of a series of discussions, without its room: what everybody may know. */
export const weeklyDiscussions = object(
  {
    weekday: integer('1 is Monday and 7 Sunday.'),
    startsAt: string('On a clock of the zone, as 19:00.'),
    minutes: integer(),
    timeZone: string('A name of the IANA list.'),
  },
  'WeeklyDiscussions',
);

const nextDiscussionSchema = object(
  {
    ...ids,
    topic: string(),
    startsAt: time(),
    endsAt: time(),
    opensAt: time('From when one can join.'),
    cancelledAt: nullable(time('Start of a cancelled one before it.')),
  },
  'NextDiscussion',
);

export const guidanceSchema = object(
  {
    ...ids,
    title: string('Of the course.'),
    next: nullable(nextDiscussionSchema, 'The discussion that runs or begins next.'),
    studyGroupUrl: string('Empty where there is none.'),
    mentorUrl: string('Empty where there is none.'),
  },
  'Guidance',
);

export const guidanceListSchema = list(guidanceSchema);

export type NextDiscussionReply = Reply<typeof nextDiscussionSchema>;
/** GET /user/courses/{courseId}/guidance, and one of GET /user/guidance: only for users who may enter the course. */
export type GuidanceReply = Reply<typeof guidanceSchema>;
/** As an administrator reads it, under the names of the fields. */
export type AdminGuidance = Shape<typeof adminGuidance>;
