import { dateFormat } from './date-format.ts';

/** `5 Jan 2026`, of an ISO time. */
export const dayOf = dateFormat({ dateStyle: 'medium' });

/** `5 Jan 2026, 9:12 am` */
export const momentOf = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });
