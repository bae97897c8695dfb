const DAY = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium' });
const MOMENT = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' });

/** `5 Jan 2026`, of an ISO time. */
export const dayOf = (time: string): string => DAY.format(new Date(time));

/** `5 Jan 2026, 9:12 am` */
export const momentOf = (time: string): string => MOMENT.format(new Date(time));
