import { type AdminGuidance, type DiscussionReply, type GuidanceReply, type LiveRoomReply } from '../guidance.ts';
import { integer, list, nullable, object, string, time } from '../json-schema.ts';
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
} satisfies Parameters<typeof object<AdminGuidance>>[0];

const discussionSchema = object<DiscussionReply>({ startsAt: time(), endsAt: time() }, 'Discussion');

const liveRoomSchema = object<LiveRoomReply>(
  {
    url: string(),
    weekday: integer(WEEKDAY),
    startsAt: string(STARTS_AT),
    minutes: integer(),
    timeZone: string('A name of the IANA list.'),
    next: discussionSchema,
  },
  'LiveRoom',
);

export const guidanceSchema = object<GuidanceReply>(
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
