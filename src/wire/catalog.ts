import type { DocumentTag } from './document-tag.ts';
import type { Ids } from './ids.ts';
import type { KeptPromiseReply } from './promises.ts';

/** Replies about courses. Prices are dollars with at most two decimals (decision B16); `_id` and `id` are the same. */
export interface CourseFacts extends Ids {
  title: string;
  description: string;
  price: number;
  /** The struck-through price, or null where the operator turned it off (decision B13). */
  compareAtPrice: number | null;
  /** A file key for the stream address, or an empty string. */
  thumbnail: string;
  /** The same picture for telephones; an empty string where there is none, or only the one size. */
  smallThumbnail: string;
  isLive: boolean;
  durationMonths: number;
}

export interface LiveWeekReply extends Ids {
  weekNumber: number;
  title: string;
  itemCount: number;
  days: LiveDayReply[];
}

export interface LiveDayReply extends Ids {
  dayNumber: number;
  itemCount: number;
}

/** GET /user/courses/live: counts only, never a file key of paid content. */
export interface LiveCourseReply extends CourseFacts {
  itemCount: number;
  documentCount: number;
  promises: KeptPromiseReply[];
  weeks: LiveWeekReply[];
}

/** `processing`: being checked, and not to be opened yet; `refused`: only admins are told of it. */
export const FILE_STATES = ['processing', 'ready', 'refused'] as const;
export type FileState = (typeof FILE_STATES)[number];

export interface ContentReply extends Ids {
  type: string;
  title: string;
  s3Key: string;
  state: FileState;
  /** What a document is, whatever its `type` says; null for what is none. */
  tag: DocumentTag | null;
  /** Seconds; null when unknown or not a video. */
  duration: number | null;
  /** Pixels of a video as it is shown; both null when unknown. */
  width: number | null;
  height: number | null;
  /** The key of the picture that is shown before a video plays, or an empty string. */
  poster: string;
  /** The same picture for telephones. */
  smallPoster: string;
  /** A WebVTT file's key, or null. */
  captionsKey: string | null;
  /** A WebVTT file's key, or null. */
  chaptersKey: string | null;
  /** What most browsers cannot play of a video, its container or a codec, as people call it; null where they can. */
  rareFormat: string | null;
  /** What was made of a video that most browsers cannot play, best first. */
  renditions: RenditionReply[];
}

/** A video in one step of quality, for the stream address. */
export interface RenditionReply {
  /** The shorter side of its picture, as in 720p. */
  height: number;
  s3Key: string;
}

export interface DocumentReply extends Ids {
  title: string;
  s3Key: string;
  state: FileState;
  tag: DocumentTag;
  bytes: number | null;
  pageCount: number | null;
  /** The key of a picture of the first page, or an empty string. */
  preview: string;
}

export interface DayReply extends Ids {
  dayNumber: number;
  title: string;
  contents: ContentReply[];
}

export interface WeekReply extends Ids {
  weekNumber: number;
  title: string;
  days: DayReply[];
  documents: DocumentReply[];
}

/** GET /user/courses/{courseId} */
export interface CourseReply extends CourseFacts {
  version: number;
  weeks: WeekReply[];
}

/** GET /stream/info/{videoId} */
export interface VideoInfoReply extends Ids {
  courseId: string;
  title: string;
  type: string;
  s3Key: string;
  duration: number | null;
  rareFormat: string | null;
  renditions: RenditionReply[];
}
