import { crc32 } from 'node:zlib';

/*
 * A line of a log: its CRC-32 in eight hexadecimal digits, a space, JSON, a line feed. Whatever is not exactly that was
 * never written to its end, or has been damaged since.
 */

const CHECKSUM_DIGITS = 8;
const LINE_FEED = 0x0a;

const checksum = (bytes: string | Uint8Array): string => crc32(bytes).toString(16).padStart(CHECKSUM_DIGITS, '0');

export function lineOf(value: unknown): string {
  const json = JSON.stringify(value);
  return `${checksum(json)} ${json}\n`;
}

/** The values of all whole lines, in their order. What is no line, at the end or in the middle, is passed over. */
export function valuesIn(bytes: Buffer): unknown[] {
  const values: unknown[] = [];
  for (let from = 0, to = bytes.indexOf(LINE_FEED); to >= 0; from = to + 1, to = bytes.indexOf(LINE_FEED, from)) {
    const json = bytes.subarray(from + CHECKSUM_DIGITS + 1, to);
    const isWhole = bytes.toString('latin1', from, from + CHECKSUM_DIGITS + 1) === `${checksum(json)} `;
    if (isWhole) values.push(JSON.parse(json.toString('utf8')));
  }
  return values;
}
