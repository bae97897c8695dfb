/** Lists of words that the wire repeats (src/wire), each with its type. Nothing is imported here. */

/** How the exam is passed; `each-cluster`: every cluster by itself. */
export const PASS_RULES = ['each-cluster'] as const;
export type PassRule = (typeof PASS_RULES)[number];
