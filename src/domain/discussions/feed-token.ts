import type { UserId } from '../kernel/ids.ts';
import { isSameSecret, type Secrets } from '../kernel/secrets.ts';

/**
 * Grants to read one person's calendar and nothing else, as calendar programs sign in nowhere. Nothing of it is stored
 * but its number: the next one ends the one before.
 */
export const feedToken = (secrets: Secrets, userId: UserId, number: number): string =>
  `${userId}.${secrets.keyedDigest(`discussions ${number} ${userId}`)}`;

/** Names whose token it says to be; `isFeedToken` tells whether it is. */
export const userOfFeed = (token: string): UserId => token.split('.')[0] ?? '';

export const isFeedToken = (secrets: Secrets, token: string, userId: UserId, number: number): boolean =>
  isSameSecret(secrets, token, feedToken(secrets, userId, number));
