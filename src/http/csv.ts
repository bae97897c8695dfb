import { guarded } from '../domain/kernel/csv-guard.ts';

/** Makes spreadsheets read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A sum that a spreadsheet can add up; a negative one is a number and no formula. */
export interface CsvMoney {
  readonly cents: number;
}
export type CsvField = string | CsvMoney;

const CENTS_IN_DOLLAR = 100;

/**
 * One field by RFC 4180: text always quoted, money never. A text that would be computed gets an apostrophe before it
 * (ASVS 1.2.10); so does a phone number that begins with a plus, because "+61-400-111" would be subtracted.
 */
const csvField = (field: CsvField): string =>
  typeof field === 'string' ? `"${guarded(field).replaceAll('"', '""')}"` : (field.cents / CENTS_IN_DOLLAR).toFixed(2);

export const csvLine = (fields: readonly CsvField[]): string => `${fields.map(csvField).join(',')}\r\n`;
