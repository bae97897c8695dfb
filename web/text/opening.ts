import type { OpeningHours } from './brand.ts';

export interface Opening {
  /** With the day, which may be another one on the other side of the world: `Mon 9:00 am`. */
  opens: string;
  closes: string;
  /** Without it: `9:00 am`. */
  opensAt: string;
  closesAt: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** How far the clocks of a zone are ahead of UTC at that moment. */
function aheadMs(at: Date, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return (
    Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute')) -
    Math.floor(at.getTime() / 60_000) * 60_000
  );
}

/** The Monday of this week, or the next one, at that hour in the school's zone. */
function mondayAt(hour: string, zone: string, now: Date): Date {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number);
  const local = new Date(now.getTime() + aheadMs(now, zone));
  const midnight =
    Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()) + ((8 - local.getUTCDay()) % 7) * DAY_MS;
  const wanted = midnight + (hours * 60 + minutes) * 60_000;
  return new Date(wanted - aheadMs(new Date(wanted), zone));
}

/** A Monday's hours of the school as the clocks of another zone show them; summer time counts as it is that day. */
export function openingIn(hours: OpeningHours, zone: string, now = new Date()): Opening {
  const time = new Intl.DateTimeFormat('en-AU', { timeZone: zone, hour: 'numeric', minute: '2-digit', hour12: true });
  const day = new Intl.DateTimeFormat('en-AU', { timeZone: zone, weekday: 'short' });
  const opens = mondayAt(hours.opens, hours.timeZone, now);
  const closes = mondayAt(hours.closes, hours.timeZone, now);
  // Browsers differ in narrow spaces and capitals, and what the build has drawn must be what each of them draws.
  const timeOf = (at: Date) => time.format(at).replaceAll(/\s/gu, ' ').toLowerCase();
  const both = (at: Date) => `${day.format(at)} ${timeOf(at)}`;
  return { opens: both(opens), closes: both(closes), opensAt: timeOf(opens), closesAt: timeOf(closes) };
}
