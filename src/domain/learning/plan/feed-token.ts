import type { UserId } from '../../kernel/ids.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { StudyGoal } from './study-goal.ts';

const digestOf = (secrets: Secrets, { userId, feed }: Pick<StudyGoal, 'userId' | 'feed'>): string =>
  secrets.keyedDigest(`plan ${feed} ${userId}`);

/** Grants to read one person's plan and nothing else, as calendar programs sign in nowhere. */
export const feedToken = (secrets: Secrets, goal: Pick<StudyGoal, 'userId' | 'feed'>): string =>
  `${goal.userId}.${digestOf(secrets, goal)}`;

/** Names whose token it says to be; `isTokenOf` tells whether it is. */
export const userOfToken = (token: string): UserId => token.split('.')[0] ?? '';

/** Compares digests, so that timing reveals nothing about the right value. */
export const isTokenOf = (secrets: Secrets, token: string, goal: Pick<StudyGoal, 'userId' | 'feed'>): boolean =>
  secrets.digest(token) === secrets.digest(feedToken(secrets, goal));
