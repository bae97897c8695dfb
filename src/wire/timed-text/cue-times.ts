/**
 * Hours may be missing. SubRip has a comma before the fraction of a second, WebVTT a dot; either is read in both, and
 * programs write it with any number of digits, or none.
 */
const TIME = /^(?:(\d{1,3}):)?([0-5]?\d):([0-5]?\d)(?:[.,](\d{1,9}))?$/;

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Milliseconds, or undefined for what is no time. */
export function timeIn(words: string): number | undefined {
  const found = TIME.exec(words);
  if (!found) return undefined;
  const [, hours = '0', minutes, seconds, fraction = ''] = found;
  const thousandths = Number(fraction.slice(0, 3).padEnd(3, '0'));
  return Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS + Number(seconds) * SECOND_MS + thousandths;
}

const digits = (value: number, width: number): string => String(value).padStart(width, '0');

/** Formats a WebVTT timestamp, with the hours. */
export function timestamp(ms: number): string {
  const [hours, minutes] = [Math.floor(ms / HOUR_MS), Math.floor((ms % HOUR_MS) / MINUTE_MS)];
  const seconds = Math.floor((ms % MINUTE_MS) / SECOND_MS);
  return `${digits(hours, 2)}:${digits(minutes, 2)}:${digits(seconds, 2)}.${digits(ms % SECOND_MS, 3)}`;
}
