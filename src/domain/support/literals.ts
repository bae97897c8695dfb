/** Lists of words and limits that the wire repeats (src/wire), each with its type. Nothing is imported here. */

/** Events that make the player cover its picture (specification 4, "Video protection"). */
export const ACTIVITY_KINDS = ['window-blur', 'tab-hidden', 'key-held', 'context-menu'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** Subjects that a student may ask about. */
export const ASKED_KINDS = ['item', 'page', 'question', 'order', 'nothing'] as const;

/** Subjects of threads; `enquiry`: a message of the contact form. */
export const THREAD_KINDS = [...ASKED_KINDS, 'enquiry'] as const;
export type ThreadKind = (typeof THREAD_KINDS)[number];

/** `open`: it waits for the team; `closed`: nobody writes in it any more. */
export const THREAD_STATES = ['open', 'answered', 'closed'] as const;
export type ThreadState = (typeof THREAD_STATES)[number];

export const AUTHOR_SIDES = ['asker', 'team'] as const;
export type AuthorSide = (typeof AUTHOR_SIDES)[number];

/** Letters of one message of a thread. */
export const MAX_THREAD_TEXT = 2000;
export const MAX_CANNED_TITLE = 80;
