import { crc32 } from 'node:zlib';

/*
 * Format of a log line: CRC-32 in eight hexadecimal digits, space, JSON, line feed. Any other line is torn or damaged.
 */

const CHECKSUM_DIGITS = 8;
const LINE_FEED = 0x0a;

const checksum = (bytes: string | Uint8Array): string => crc32(bytes).toString(16).padStart(CHECKSUM_DIGITS, '0');

export function lineOf(value: unknown): string {
  const json = JSON.stringify(value);
  return `${checksum(json)} ${json}\n`;
}

/** Returns the values of all valid lines, in order. Skips invalid lines at the end and in the middle. */
export function valuesIn(bytes: Buffer): unknown[] {
  const values: unknown[] = [];
  for (let from = 0, to = bytes.indexOf(LINE_FEED); to >= 0; from = to + 1, to = bytes.indexOf(LINE_FEED, from)) {
    const json = bytes.subarray(from + CHECKSUM_DIGITS + 1, to);
    const isWhole = bytes.toString('latin1', from, from + CHECKSUM_DIGITS + 1) === `${checksum(json)} `;
    if (isWhole) values.push(JSON.parse(json.toString('utf8')));
  }
  return values;
}
