const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Marks that make what stands beside them read in another order, or that nobody sees: `exe.pdf` may be `fdp.exe`, and two
 * names look alike. Joiners stay, because Persian, Hindi and emoji are written with them.
 */
const MISLEADING = /[\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]|\p{M}{5}/u;

/** Whether a name can be taken for another: hidden marks, or accents stacked beyond what any language writes. */
export const isMisleading = (text: string): boolean => MISLEADING.test(text);

/** Something to see: blanks, joiners and fillers alone would be a title that nobody can read or click. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);
