/** With it, spreadsheets read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * What a spreadsheet takes for a formula, in ASCII and in full width; and the blanks that hide one from a careless
 * look.
 */
const FORMULA = /^(?:\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/;

/**
 * One field by RFC 4180, always quoted. A text that would be computed gets an apostrophe before it (ASVS 1.2.10); so does
 * a phone number that begins with a plus, because "+61-400-111" would be subtracted.
 */
const csvField = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

export const csvLine = (fields: readonly string[]): string => `${fields.map(csvField).join(',')}\r\n`;
