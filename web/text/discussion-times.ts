// Browsers differ in narrow spaces and capitals.
const plain = (text: string): string => text.replaceAll(/\s/gu, ' ').replace(/ (AM|PM)$/, (half) => half.toLowerCase());

/** Formats the time in a zone: `7:00 pm`. */
export const timeIn = (zone: string, at: Date): string =>
  plain(
    new Intl.DateTimeFormat('en-AU', { timeZone: zone, hour: 'numeric', minute: '2-digit', hour12: true }).format(at),
  );

/** Returns the weekday in a zone: `Wednesday`. */
export const dayNameIn = (zone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-AU', { timeZone: zone, weekday: 'long' }).format(at);

/** Formats the date in a zone: `Wednesday 25 November`. */
export function dateIn(zone: string, at: Date): string {
  const date = new Intl.DateTimeFormat('en-AU', { timeZone: zone, day: 'numeric', month: 'long' }).format(at);
  return `${dayNameIn(zone, at)} ${date}`;
}

/** Formats the date in a zone, short: `Wed 25 Nov`. */
export function shortDateIn(zone: string, at: Date): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-AU', { timeZone: zone, ...options }).format(at);
  return `${part({ weekday: 'short' })} ${part({ day: 'numeric', month: 'short' })}`;
}

/** Returns the zone's name at that time: `Australian Eastern Daylight Time`. */
export function zoneName(zone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en-AU', { timeZone: zone, timeZoneName: 'long' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** Returns `Port of Spain` for `America/Port_of_Spain`. */
export const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
