import { SCHOOL_TIME_ZONE } from '../../src/wire/admin-dashboard.ts';
import { dateFormat } from './date-format.ts';

/** `5 Jan 2026`, of an ISO time. */
export const dayOf = dateFormat({ dateStyle: 'medium' });

/** `5 Jan 2026, 9:12 am` */
export const momentOf = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** `5 January 2026`, by the calendar of the school. */
export const schoolDayOf = dateFormat({ dateStyle: 'long', timeZone: SCHOOL_TIME_ZONE });
