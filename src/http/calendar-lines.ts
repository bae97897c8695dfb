import type { Response } from 'express';
import { disposition } from './stream/file-headers.ts';

/** Answers with a calendar file of this name. */
export function sendCalendar(res: Response, fileName: string, file: string): void {
  res.setHeader('Content-Type', 'text/calendar; charset=utf-8');
  res.setHeader('Content-Disposition', disposition(fileName, false));
  res.end(file);
}

/** Lines of a file in iCalendar (RFC 5545) as calendar programs take it. `product` names who made it. */
export const calendarOf = (product: string, lines: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(product)}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...lines,
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');

/** A moment as RFC 5545 writes it, without its zone. */
const basic = (time: Date): string => time.toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
export const utc = (at: Date): string => `${basic(at)}Z`;

/** A text value: its separators are escaped, a line break is `\n`, and nothing else unprintable is left. */
export const text = (value: string): string =>
  value
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, ' ');

const MAX_LINE_OCTETS = 75;

/** Folds a line at 75 octets: continuation lines begin with a blank, and no character is cut in two. */
function folded(line: string): string {
  let [written, octets] = ['', 0];
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (octets + length > MAX_LINE_OCTETS) [written, octets] = [`${written}\r\n `, 1];
    written += character;
    octets += length;
  }
  return written;
}
