import type { Guidance, LiveRoom } from '../../../domain/catalog/guidance.ts';
import { PROMISES, type Promised } from '../../../domain/catalog/literals.ts';
import { columnsOf, type RowOf } from '../columns.ts';

/** Words with a blank between them. */
const SOLD_WITHOUT = {
  name: 'sold_without',
  toStored: (promises: readonly Promised[]): string => promises.join(' '),
  fromStored: (stored: string): readonly Promised[] =>
    PROMISES.filter((promise) => stored.split(' ').includes(promise)),
} as const;

const LINKS = columnsOf<Omit<Guidance, 'liveRoom'>>()({
  studyGroupUrl: 'study_group_url',
  mentorUrl: 'mentor_url',
  soldWithout: SOLD_WITHOUT,
});

const LIVE_ROOM = columnsOf<LiveRoom>()({
  url: 'live_room_url',
  weekday: 'live_room_weekday',
  startsAt: 'live_room_starts_at',
  minutes: 'live_room_minutes',
  timeZone: 'live_room_time_zone',
});

type RoomRow = RowOf<typeof LIVE_ROOM>;
type NoRoomRow = { [Column in keyof RoomRow]: null };

/** The columns of a course that hold its guidance. A room is stored whole, or all its columns are null. */
export type GuidanceRow = RowOf<typeof LINKS> & (RoomRow | NoRoomRow);

export const GUIDANCE_COLUMNS = [...LINKS.names, ...LIVE_ROOM.names];

const NO_ROOM = Object.fromEntries(LIVE_ROOM.names.map((name) => [name, null])) as NoRoomRow;

export const toGuidance = (row: GuidanceRow): Guidance => ({
  ...LINKS.toNoun(row),
  liveRoom: row.live_room_url === null ? null : LIVE_ROOM.toNoun(row),
});

export const toGuidanceRow = ({ liveRoom, ...links }: Guidance): GuidanceRow => ({
  ...LINKS.toRow(links),
  ...(liveRoom ? LIVE_ROOM.toRow(liveRoom) : NO_ROOM),
});
