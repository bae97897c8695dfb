/** Lists of words and limits that the wire repeats (src/wire), each with its type. Nothing is imported here. */

/** Where a candidate is by the chance to pass, from the best to the worst. */
export const CHANCE_WORDS = ['above', 'probably-above', 'at-the-border', 'probably-below', 'below'] as const;
export type ChanceWord = (typeof CHANCE_WORDS)[number];

/** A chance that is shown as under 5 or over 95 percent: nobody passes or fails for certain. */
export const CHANCE_LIMITS = ['under', 'over'] as const;
export type ChanceLimit = (typeof CHANCE_LIMITS)[number];

/** State of a card: offered, to come, in turn, known by heart, or without an approved question. */
export const CARD_STATES = ['offered', 'waiting', 'active', 'known', 'closed'] as const;
export type CardState = (typeof CARD_STATES)[number];

/** Reason of a wrong answer, as its candidate says: K, M, R and T by one key. */
export const CARD_REASONS = ['knowledge', 'misread', 'reasoning', 'time'] as const;
export type CardReason = (typeof CARD_REASONS)[number];

/** Turn that a card is given by hand: it comes in its turn, or no more. */
export const CARD_TURNS = ['in-turn', 'known'] as const;
export type CardTurn = (typeof CARD_TURNS)[number];

/** Result of a cluster as a candidate tells it after the exam. */
export const CLUSTER_RESULTS = ['passed', 'failed', 'not-said'] as const;
export type ClusterResult = (typeof CLUSTER_RESULTS)[number];
