/** Lists of words and limits that the wire repeats (src/wire), each with its type. Nothing is imported here. */

/** State of a dated discussion: as its series has it, at a time of its own, or called off. */
export const DISCUSSION_STATES = ['planned', 'moved', 'cancelled'] as const;
export type DiscussionState = (typeof DISCUSSION_STATES)[number];

/** Series of a course that are not ended. */
export const MAX_SERIES = 4;

/** Papers to read before one discussion. */
export const MAX_PAPERS = 10;
