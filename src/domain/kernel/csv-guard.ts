/**
 * Start of a text that a spreadsheet evaluates as a formula (CSV injection), in ASCII and full width, also after
 * blanks. Apostrophes before it count: so a guard can be told from an apostrophe of the text itself.
 */
const FORMULA = /^'*(?:\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/;

/** A text that would be computed gets an apostrophe before it (ASVS 1.2.10). */
export const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Takes the guard off again: `unguarded(guarded(text))` is `text`. */
export const unguarded = (text: string): string => (text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text);
