/** Lists of words that the wire repeats (src/wire), each with its type. Nothing is imported here. */

/** Events that make the player cover its picture (specification 4, "Video protection"). */
export const ACTIVITY_KINDS = ['window-blur', 'tab-hidden', 'key-held', 'context-menu'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];
