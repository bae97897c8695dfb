const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Bidirectional controls and invisible characters: `exe.pdf` may be `fdp.exe`, and two names look alike. Fillers and
 * tags are hidden letters, and a lone surrogate is no letter. Joiners and variation selectors stay, because Persian,
 * Hindi, Japanese names and emoji are written with them.
 */
const HIDDEN = new RegExp(
  [
    // Bidirectional controls and zero-width characters.
    /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/u,
    // Hyphens, fillers and vowels that are not drawn, and tags.
    /\u034f|\u17b4|\u17b5|[\u00ad\u115f\u1160\u180e\u3164\uffa0\u{e0000}-\u{e007f}]/u,
    /\p{Cs}/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'u',
);
const STACKED_ACCENTS = /\p{M}{5}/u;

/** The flags of England, Scotland and Wales, and of other regions: a black flag, tags, and the end of them. */
const REGIONAL_FLAG = /\u{1f3f4}[\u{e0020}-\u{e007e}]{3,6}\u{e007f}/gu;

/** True when a name can be taken for another: hidden marks, or more stacked accents than any language writes. */
export const isMisleading = (text: string): boolean => hasHiddenMarks(text) || STACKED_ACCENTS.test(text);

export const hasHiddenMarks = (text: string): boolean => HIDDEN.test(text.replace(REGIONAL_FLAG, ''));

/**
 * Drops marks without a shape, joiners and variation selectors too: they come along when an address or a number is
 * copied.
 */
export const withoutInvisible = (text: string): string =>
  text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');

/** True when a text has a visible character: a title of blanks, joiners and fillers cannot be read or clicked. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

/** Soft hyphen, zero-width blank, word joiner, byte order mark: kernel/pasted-text.ts has the same for files. */
const WITHOUT_MEANING = /[\u00ad\u200b\u2060\ufeff]/g;
const BULLET = /^[ \t]*[\uf076\uf0a7\uf0b7\uf0d8\uf0fc][ \t]*/gm;

/** Drops what comes along from Word, a PDF or a page; joiners and variation selectors stay. */
export const withoutMeaningless = (text: string): string => text.replace(WITHOUT_MEANING, '');

/** A pasted text of several lines: Word's bullets become items of a list. */
export const pastedText = (text: string): string => withoutMeaningless(text).replace(BULLET, '- ');

/** Text on one line, for a field of one and for lines that end where a file's do. */
export const onOneLine = (text: string): string =>
  text.replace(/\s+/g, (blanks) => (blanks.includes('\n') ? ' ' : blanks));
