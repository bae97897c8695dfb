const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Something to see: blanks, joiners and fillers alone would be a title that nobody can read or click. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);
