const whole = (seconds: number): number => (Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0);
const two = (value: number): string => String(value).padStart(2, '0');

/** Formats as `12:41`, or `1:02:05` from an hour on. Fractions are cut off; invalid values are `0:00`. */
export function clock(seconds: number): string {
  const all = whole(seconds);
  const hours = Math.floor(all / 3600);
  const minutes = Math.floor((all % 3600) / 60);
  const rest = two(all % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** Formats for screen readers: `12 minutes 41 seconds`. */
export function spokenTime(seconds: number): string {
  const all = whole(seconds);
  const parts = [
    { count: Math.floor(all / 3600), word: 'hour' },
    { count: Math.floor((all % 3600) / 60), word: 'minute' },
    { count: all % 60, word: 'second' },
  ].filter(({ count }) => count > 0);
  return parts.map(({ count, word }) => `${count} ${word}${count === 1 ? '' : 's'}`).join(' ') || '0 seconds';
}
