/**
 * Creates `Intl.DateTimeFormat('en-AU')` lazily, with the first date: creating one takes some ten milliseconds, more on
 * a phone, and would delay pages without dates if done on import.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (time: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (time) => {
    format ??= new Intl.DateTimeFormat('en-AU', options);
    return format.format(new Date(time));
  };
}

let own: Intl.DateTimeFormat | undefined;

/** Returns the device's time zone. */
export function ownZone(): string {
  own ??= new Intl.DateTimeFormat();
  return own.resolvedOptions().timeZone;
}
