/**
 * `Intl.DateTimeFormat('en-AU')`, made with the first date that it writes: making one takes some ten milliseconds,
 * several times that on a phone, and a module that made it when it is loaded would hold up pages that show no date.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (time: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (time) => {
    format ??= new Intl.DateTimeFormat('en-AU', options);
    return format.format(new Date(time));
  };
}

let own: Intl.DateTimeFormat | undefined;

/** The zone of this device. */
export function ownZone(): string {
  own ??= new Intl.DateTimeFormat();
  return own.resolvedOptions().timeZone;
}
