import type { UserId } from '../../kernel/ids.ts';
import { isSameSecret, type Secrets } from '../../kernel/secrets.ts';
import type { StudyGoal } from './study-goal.ts';

type Feed = Pick<StudyGoal, 'userId' | 'feed'>;

/** Grants to read one person's plan and nothing else, as calendar programs sign in nowhere. */
export const feedToken = (secrets: Secrets, { userId, feed }: Feed): string =>
  `${userId}.${secrets.keyedDigest(`plan ${feed} ${userId}`)}`;

/** Names whose token it says to be; `isTokenOf` tells whether it is. */
export const userOfToken = (token: string): UserId => token.split('.')[0] ?? '';

export const isTokenOf = (secrets: Secrets, token: string, feed: Feed): boolean =>
  isSameSecret(secrets, token, feedToken(secrets, feed));
