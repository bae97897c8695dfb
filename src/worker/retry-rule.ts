import { HOUR_MS, SECOND_MS } from '../domain/kernel/clock.ts';
import { DomainError } from '../domain/kernel/errors.ts';

export const MAX_ATTEMPTS = 10;

/** Delay after a failed attempt; `random`, below 1, adds jitter. */
export type Backoff = (attempt: number, random: number) => number;

/** 2 s, 4 s, 8 s … up to an hour, with up to a quarter more so that jobs that failed together part. */
export const backoffMs: Backoff = (attempt, random) => {
  const wait = Math.min(HOUR_MS, SECOND_MS * 2 ** attempt);
  return Math.round(wait * (1 + random / 4));
};

/** Domain errors are final, except `unavailable`; all other errors are retried, up to the maximum of attempts. */
export const isWorthRetrying = (error: unknown, attempt: number): boolean =>
  attempt < MAX_ATTEMPTS && !(error instanceof DomainError && error.kind !== 'unavailable');
