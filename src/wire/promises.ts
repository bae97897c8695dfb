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
