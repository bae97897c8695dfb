/** Lists of words that the wire repeats (src/wire), each with its type. Nothing is imported here. */

/** Where a candidate is by the chance to pass, from the best to the worst. */
export const CHANCE_WORDS = ['above', 'probably-above', 'at-the-border', 'probably-below', 'below'] as const;
export type ChanceWord = (typeof CHANCE_WORDS)[number];

/** A chance that is shown as under 5 or over 95 percent: nobody passes or fails for certain. */
export const CHANCE_LIMITS = ['under', 'over'] as const;
export type ChanceLimit = (typeof CHANCE_LIMITS)[number];
