import type { Guidance } from '../../domain/catalog/guidance.ts';
import type { CourseGuidance } from '../../domain/catalog/queries/get-guidance.ts';
import type { AdminGuidance, GuidanceReply } from '../../wire/replies/guidance.ts';
import { bothIds } from './both-ids.ts';

export const adminGuidance = ({ liveRoom, studyGroupUrl, mentorUrl, soldWithout }: Guidance): AdminGuidance => ({
  liveRoomUrl: liveRoom?.url ?? '',
  liveRoomWeekday: liveRoom?.weekday ?? null,
  liveRoomStartsAt: liveRoom?.startsAt ?? '',
  liveRoomMinutes: liveRoom?.minutes ?? null,
  liveRoomTimeZone: liveRoom?.timeZone ?? '',
  studyGroupUrl: studyGroupUrl ?? '',
  mentorUrl: mentorUrl ?? '',
  soldWithout: [...soldWithout],
});

export function guidanceReply({ course, next }: CourseGuidance): GuidanceReply {
  const { liveRoom, studyGroupUrl, mentorUrl } = course.guidance;
  return {
    ...bothIds(course.id),
    title: course.title,
    liveRoom:
      liveRoom && next
        ? { ...liveRoom, next: { startsAt: next.startsAt.toISOString(), endsAt: next.endsAt.toISOString() } }
        : null,
    studyGroupUrl: studyGroupUrl ?? '',
    mentorUrl: mentorUrl ?? '',
  };
}
