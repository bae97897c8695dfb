/** Replies about courses. Prices are dollars with at most two decimals (decision B16); `_id` and `id` are the same. */
export interface CourseFacts {
  _id: string;
  id: string;
  title: string;
  description: string;
  price: number;
  /** The struck-through price, or null where the operator turned it off (decision B13). */
  compareAtPrice: number | null;
  /** A file key for the stream address, or an empty string. */
  thumbnail: string;
  isLive: boolean;
  durationMonths: number;
}

/** GET /user/courses/live: counts only, never a file key of paid content. */
export interface LiveCourseReply extends CourseFacts {
  itemCount: number;
  documentCount: number;
  weeks: { weekNumber: number; title: string; itemCount: number; days: { dayNumber: number; itemCount: number }[] }[];
}

export interface ContentReply {
  _id: string;
  id: string;
  type: string;
  title: string;
  s3Key: string;
  /** Seconds; null when unknown or not a video. */
  duration: number | null;
  /** A WebVTT file's key, or null. */
  captionsKey: string | null;
  /** A WebVTT file's key, or null. */
  chaptersKey: string | null;
}

export interface DocumentReply {
  _id: string;
  id: string;
  title: string;
  s3Key: string;
  tag: 'PDF' | 'DOC';
  bytes: number | null;
  pageCount: number | null;
  /** The key of a picture of the first page, or an empty string. */
  preview: string;
}

export interface DayReply {
  _id: string;
  id: string;
  dayNumber: number;
  title: string;
  contents: ContentReply[];
}

export interface WeekReply {
  _id: string;
  id: string;
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
export interface VideoInfoReply {
  _id: string;
  id: string;
  courseId: string;
  title: string;
  type: string;
  s3Key: string;
  duration: number | null;
}
