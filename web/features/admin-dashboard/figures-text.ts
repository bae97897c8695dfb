import { SCHOOL_TIME_ZONE } from '../../../src/wire/admin-dashboard.ts';
import type { AdminDashboardReply } from '../../../src/wire/replies/reporting.ts';
import { dateFormat } from '../../text/date-format.ts';

type Options = Intl.DateTimeFormatOptions;

/** Formats calendar days in UTC: they have no time zone. */
const ofDay = (options: Options) => {
  const format = dateFormat({ timeZone: 'UTC', ...options });
  return (day: string) => format(`${day}T00:00:00Z`);
};

export const longDay = ofDay({ day: 'numeric', month: 'long', year: 'numeric' });
const shortDay = ofDay({ day: 'numeric', month: 'short' });
const longMonth = ofDay({ month: 'long', year: 'numeric' });
const shortMonth = ofDay({ month: 'short' });
const monthOfYear = ofDay({ month: 'short', year: '2-digit' });

/** Returns the label of a step. January includes its year, as do all months of a long axis. */
export function stepLabel(start: string, unit: AdminDashboardReply['unit'], count: number): string {
  if (unit === 'day') return shortDay(start);
  return count > 13 || start.slice(5, 7) === '01' ? monthOfYear(start) : shortMonth(start);
}

export const stepTitle = (start: string, unit: AdminDashboardReply['unit']): string =>
  unit === 'day' ? longDay(start) : longMonth(start);

export const momentInSchool = dateFormat({
  timeZone: SCHOOL_TIME_ZONE,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

const compact = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
});
/** Formats as `$2.5K` for narrow axes. */
export const compactDollars = (amount: number): string => compact.format(amount);

export const counted = (count: number): string => count.toLocaleString('en-AU');
