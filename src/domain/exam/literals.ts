/** Lists of words that the wire repeats (src/wire), each with its type. Nothing is imported here. */

/** How the exam is passed; `each-cluster`: every cluster by itself. */
export const PASS_RULES = ['each-cluster'] as const;
export type PassRule = (typeof PASS_RULES)[number];

/** How many of each an exam may have. */
export const MAX_SECTIONS = 8;
export const MAX_CLUSTERS = 8;
export const MAX_SUBJECTS = 40;
