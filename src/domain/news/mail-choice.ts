import type { UserId } from '../kernel/ids.ts';
import type { LearningMail } from '../kernel/jobs.ts';
import { isSameSecret, type Secrets } from '../kernel/secrets.ts';
import type { Site } from '../kernel/site.ts';
import { CHOSEN_MAILS, type ChosenMail } from './literals.ts';

/** A kind of mail, and whether one person gets it. */
export interface MailChoice {
  readonly kind: ChosenMail;
  readonly isOn: boolean;
}

/** Kinds that nobody gets before they ask for them. */
const OFF_AT_FIRST: readonly ChosenMail[] = ['discussion-soon'];

/** Whether a person gets a kind of mail who has said nothing of it. */
export const isOnAtFirst = (kind: ChosenMail): boolean => !OFF_AT_FIRST.includes(kind);

/** The choice that a mail is sent by: who wants reminders of discussions also hears when one is moved. */
export const choiceOf = (kind: LearningMail['kind']): ChosenMail =>
  kind === 'discussion-changed' ? 'discussion' : kind;

/** Every kind as this person has it. */
export const allChoices = (off: readonly ChosenMail[]): MailChoice[] =>
  CHOSEN_MAILS.map((kind) => ({ kind, isOn: !off.includes(kind) }));

const digestOf = (secrets: Secrets, kind: ChosenMail, userId: UserId): string =>
  secrets.keyedDigest(`unsubscribe ${kind} ${userId}`);

/** Grants to end mails of one kind to one person and nothing else; it does not expire, as old mails do not. */
export const unsubscribeToken = (secrets: Secrets, kind: ChosenMail, userId: UserId): string =>
  `${kind}.${userId}.${digestOf(secrets, kind, userId)}`;

/** Reads what a token grants; undefined where it is not one of ours. */
export function readToken(secrets: Secrets, token: string): { kind: ChosenMail; userId: UserId } | undefined {
  const [kindText = '', userId = '', digest = '', ...rest] = token.split('.');
  const kind = CHOSEN_MAILS.find((one) => one === kindText);
  if (!kind || rest.length > 0) return undefined;
  return isSameSecret(secrets, digest, digestOf(secrets, kind, userId)) ? { kind, userId } : undefined;
}

export const unsubscribeUrl = (secrets: Secrets, site: Site, kind: ChosenMail, userId: UserId): string =>
  `${site.origin}/api/unsubscribe/${unsubscribeToken(secrets, kind, userId)}`;
