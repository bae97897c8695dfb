/** What courses are sold with (specification 1), in the order in which visitors read it. */
export const PROMISES = [
  'videos',
  'materials',
  'live-discussions',
  'case-discussions',
  'progress',
  'study-group',
  'mentor',
] as const;
export type Promised = (typeof PROMISES)[number];

/** A promise that a course keeps. */
export interface KeptPromiseReply {
  promise: Promised;
  /** How many videos or papers; null of what is not counted. */
  count: number | null;
}
