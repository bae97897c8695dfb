import { after, MINUTE_MS, SECOND_MS } from '../kernel/clock.ts';
import type { Mail, MailWords } from '../kernel/mail.ts';
import type { MailState } from './literals.ts';

/** Stored mail with its state. */
export interface StoredMail extends Pick<Mail, 'key' | 'kind' | 'to' | 'subject' | 'replyTo'> {
  readonly id: string;
  readonly state: MailState;
  /** Number of delivery attempts begun. */
  readonly tries: number;
  /** Reason of the last failed attempt. */
  readonly reason: string | null;
  readonly writtenAt: Date;
  readonly sentAt: Date | null;
  /** Expiry of the secret in the mail. */
  readonly expiresAt: Date | null;
  /** Null when they are forgotten. */
  readonly words: MailWords | null;
}

/** Prefix of the keys of sample mails, which members of the team send to themselves. */
export const SAMPLE_KEY = 'sample/';

export const isSample = ({ key }: Pick<StoredMail, 'key'>): boolean => key.startsWith(SAMPLE_KEY);

const FIRST_WAIT_MS = 10 * SECOND_MS;
const LONGEST_WAIT_MS = 15 * MINUTE_MS;

/** Some two days: as long as mail servers try among themselves. */
export const MAX_TRIES = 200;

/** Doubled with every try, with up to a quarter more of `spread`, so that mails that failed together part. */
export function nextTryAt(now: Date, tries: number, spread: number): Date {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(tries - 1, 20));
  return after(now, Math.round(wait * (1 + spread / 4)));
}

/** Returns the jitter of a mail's retries, in [0, 1): derived from its random id, so always the same for one mail. */
export const spreadOf = (id: string): number =>
  (Array.from(id).reduce((sum, character) => sum + character.charCodeAt(0), 0) % 64) / 64;
