import type { Guidance, LiveRoom, Weekday } from '../../../domain/catalog/guidance.ts';

/** The columns of a course that hold its guidance. A room is stored whole, or all its columns are null. */
export interface GuidanceRow {
  live_room_url: string | null;
  live_room_weekday: number | null;
  live_room_starts_at: string | null;
  live_room_minutes: number | null;
  live_room_time_zone: string | null;
  study_group_url: string | null;
  mentor_url: string | null;
}

export const toGuidance = (row: GuidanceRow): Guidance => ({
  liveRoom: toLiveRoom(row),
  studyGroupUrl: row.study_group_url,
  mentorUrl: row.mentor_url,
});

function toLiveRoom(row: GuidanceRow): LiveRoom | null {
  const { live_room_url: url, live_room_weekday: weekday, live_room_starts_at: startsAt } = row;
  const { live_room_minutes: minutes, live_room_time_zone: timeZone } = row;
  if (url === null || weekday === null || startsAt === null || minutes === null || timeZone === null) return null;
  return { url, weekday: weekday as Weekday, startsAt, minutes, timeZone };
}

export const toGuidanceRow = ({ liveRoom, studyGroupUrl, mentorUrl }: Guidance): GuidanceRow => ({
  live_room_url: liveRoom?.url ?? null,
  live_room_weekday: liveRoom?.weekday ?? null,
  live_room_starts_at: liveRoom?.startsAt ?? null,
  live_room_minutes: liveRoom?.minutes ?? null,
  live_room_time_zone: liveRoom?.timeZone ?? null,
  study_group_url: studyGroupUrl,
  mentor_url: mentorUrl,
});
