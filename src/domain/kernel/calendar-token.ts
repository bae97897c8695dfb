import type { UserId } from './ids.ts';
import { isSameSecret, type Secrets } from './secrets.ts';

/** A calendar that programs subscribe to. The next number ends the address before it. */
export interface CalendarAddress {
  readonly of: 'plan' | 'discussions';
  readonly userId: UserId;
  readonly number: number;
}

/**
 * Grants to read one calendar and nothing else, as calendar programs sign in nowhere. Nothing of it is stored but its
 * number.
 */
export const calendarToken = (secrets: Secrets, { of, userId, number }: CalendarAddress): string =>
  `${userId}.${secrets.keyedDigest(`${of} ${number} ${userId}`)}`;

/** Names whose token it says to be; `isCalendarToken` tells whether it is. */
export const userOfToken = (token: string): UserId => token.split('.')[0] ?? '';

export const isCalendarToken = (secrets: Secrets, token: string, address: CalendarAddress): boolean =>
  isSameSecret(secrets, token, calendarToken(secrets, address));
