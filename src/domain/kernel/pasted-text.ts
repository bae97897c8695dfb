/** Soft hyphen, zero-width blank, word joiner, byte order mark: they break lines, and say nothing. */
const WITHOUT_MEANING = /[\u00ad\u200b\u2060\ufeff]/g;

/** Bullets of Word's symbol fonts at the begin of a line: letters of no font but the sender's. */
const BULLET = /^[ \t]*[\uf076\uf0a7\uf0b7\uf0d8\uf0fc][ \t]*/gm;

/** Drops what comes along from Word, a PDF or a page; joiners and variation selectors stay, as letters need them. */
export const withoutMeaningless = (text: string): string => text.replace(WITHOUT_MEANING, '');

/** Writes bullets of Word as items of a list in Markdown. */
export const withPlainBullets = (text: string): string => text.replace(BULLET, '- ');
