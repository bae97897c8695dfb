import type { Queue } from '../kernel/fair-gate.ts';
import type { CourseId, EmailChangeId, InvitationId, SessionId, UserId } from '../kernel/ids.ts';
import type { TeamRole } from '../kernel/literals.ts';
import type { Cents } from '../kernel/money.ts';
import type { AccountStream, ListedStream } from './account-streams.ts';
import type { ConfirmedChange, EmailChange } from './email-change.ts';
import type { EmailConfirmation } from './email-confirmation.ts';
import type { Invitation } from './invitation.ts';
import type { EndReason, Session } from './session.ts';
import type { Profile, User } from './user.ts';

/** Contract: tests/contracts/user-repository.contract.ts. */
export interface UserRepository {
  /** Rejects with `conflict` (`identity/email-taken`) when the e-mail is already there. */
  add(user: User): Promise<void>;
  find(id: UserId): Promise<User | undefined>;
  findByEmail(email: string): Promise<User | undefined>;
  /** Users who have one of these addresses; a statement for each few hundred. */
  /** Inside a unit of work. Keeps other writers of this account waiting until the transaction ends. */
  hold(id: UserId): Promise<User | undefined>;
  findByEmails(emails: readonly string[]): Promise<User[]>;
  count(): Promise<number>;
  setPasswordHash(id: UserId, passwordHash: string): Promise<void>;
  /** Sets the fields that the owner may change, both at once. An unknown id changes nothing. */
  setProfile(id: UserId, profile: Profile): Promise<void>;
  /**
   * Sets an e-mail that is known to be theirs since then. Rejects like `add` when another account has it. An unknown id
   * changes nothing.
   */
  setEmail(id: UserId, email: string, confirmedAt: Date): Promise<void>;
  /**
   * The e-mail is known to be theirs, and takes mails. The first time counts. Changes nothing where they have another
   * one by now.
   */
  confirmEmail(id: UserId, email: string, at: Date): Promise<void>;
  /** A mail service refused this e-mail for good. The first time counts; an unknown one changes nothing. */
  noteRefusal(email: string, at: Date): Promise<void>;
  /**
   * Forgets password, phone and agreement of a student whose e-mail was never confirmed, and the name where another one
   * is given. False where it is confirmed by now, or there is no such student.
   */
  resetUnproven(id: UserId, passwordHash: string, name?: string): Promise<boolean>;
  /** Writes that they agree to the terms. Changes nothing where they did before. */
  agreeToTerms(id: UserId, at: Date): Promise<void>;
  /** Since when, or null to let them in again. An unknown id changes nothing. */
  setDisabled(id: UserId, at: Date | null): Promise<void>;
  /** An unknown id changes nothing. */
  setRoles(id: UserId, roles: readonly TeamRole[]): Promise<void>;
  /** Enabled owners by id, held until the transaction ends: of two who act on owners at once, the later one waits. */
  holdOwners(): Promise<User[]>;
  /** Sorted by `directoryKey`, the same on each database; then by id. */
  listAdmins(): Promise<User[]>;
}

export interface SessionWithUser {
  readonly session: Session;
  readonly user: User;
  /** Number of the school's settings, read along: no request asks for it by itself. */
  readonly settingsVersion: number;
}

/** Contract: tests/contracts/session-repository.contract.ts. */
export interface SessionRepository {
  add(session: Session): Promise<void>;
  /** The session and its user in one read, ended or not: every request asks this. */
  findWithUser(id: SessionId): Promise<SessionWithUser | undefined>;
  /** Not ended and not past either end at `now`; oldest first. */
  listAlive(userId: UserId, now: Date): Promise<Session[]>;
  /** Number of live sessions by user; a user without any is absent. */
  countAlive(userIds: readonly UserId[], now: Date): Promise<ReadonlyMap<UserId, number>>;
  /** When each user was last seen, in a session that is kept; a user without any is absent. */
  lastSeen(userIds: readonly UserId[]): Promise<ReadonlyMap<UserId, Date>>;
  setSeen(id: SessionId, lastSeenAt: Date, idleUntil: Date): Promise<void>;
  /** The password was given again. */
  setConfirmed(id: SessionId, at: Date): Promise<void>;
  /** Ending an ended session changes nothing. */
  end(id: SessionId, reason: EndReason, at: Date): Promise<void>;
  endAllOf(userId: UserId, reason: EndReason, at: Date, except?: SessionId): Promise<void>;
  /** Deletes the sessions whose absolute end was before this time, ended or not. */
  removeOlderThan(absoluteUntil: Date): Promise<void>;
}

/** Contract: tests/contracts/reset-link-repository.contract.ts. */
export interface ResetLinkRepository {
  /** A newer link kills the older ones of the same user. */
  replace(link: { tokenDigest: string; userId: UserId; expiresAt: Date }): Promise<void>;
  /** Succeeds once, and not at or after the end: one conditional write decides between parallel tries. */
  consume(tokenDigest: string, now: Date): Promise<UserId | undefined>;
  /** Returns the owner of a live link without consuming it: checked before the slow hashing of a new password. */
  ownerOf(tokenDigest: string, now: Date): Promise<UserId | undefined>;
  /** The user's link opens nothing any more. */
  revoke(userId: UserId): Promise<void>;
}

/** Contract: tests/contracts/email-change-repository.contract.ts. */
export interface EmailChangeRepository {
  /** Takes the place of the user's open one, whose link is dead from then on. */
  ask(change: EmailChange): Promise<void>;
  find(id: EmailChangeId): Promise<EmailChange | undefined>;
  /** The user's change that waits for its link to be opened, and still can be. */
  findWaiting(userId: UserId, now: Date): Promise<EmailChange | undefined>;
  /** Gives an open change a link, which kills the one before. */
  setLink(id: EmailChangeId, tokenDigest: string): Promise<void>;
  /** Gives a confirmed change a link for its old address, which kills the one before. */
  setUndoLink(id: EmailChangeId, tokenDigest: string): Promise<void>;
  /** Finds by either link, whatever the state: each says so in its own words. */
  findByLink(tokenDigest: string): Promise<EmailChange | undefined>;
  findByUndoLink(tokenDigest: string): Promise<EmailChange | undefined>;
  /** True for one of all who try: one conditional write decides. */
  confirm(change: EmailChange): Promise<boolean>;
  /**
   * Takes this change and the user's later ones back, and forgets an open one. True for one of all who try: whose
   * links were not theirs must not undo the undoing.
   */
  undo(change: ConfirmedChange, at: Date): Promise<boolean>;
  /** The user's open change is given up, and its link is dead. */
  forgetOpen(userId: UserId): Promise<void>;
  /** Whether the address was another person's until lately, who can still have it back. */
  isHeld(email: string, now: Date, except?: UserId): Promise<boolean>;
  /** Addresses among these that `isHeld`. */
  heldAmong(emails: readonly string[], now: Date): Promise<ReadonlySet<string>>;
  removeOlderThan(askedAt: Date): Promise<void>;
}

/** Contract: tests/contracts/email-confirmation-repository.test.ts. */
export interface EmailConfirmationRepository {
  /** A newer link kills the older one of the same user. */
  replace(link: EmailConfirmation & { tokenDigest: string }): Promise<void>;
  /** Finds a link whatever its end: an expired one says so in its own words. */
  find(tokenDigest: string): Promise<EmailConfirmation | undefined>;
  /** The user's link opens nothing any more. */
  revoke(userId: UserId): Promise<void>;
  removeOlderThan(expiresAt: Date): Promise<void>;
}

/** Contract: tests/contracts/invitation-repository.test.ts. */
export interface InvitationRepository {
  /**
   * Takes the place of one to the same address that has expired. Rejects with `conflict` (`identity/invited-already`)
   * where one is open: of two who invite at once, the later one is told.
   */
  add(invitation: Invitation): Promise<void>;
  find(id: InvitationId): Promise<Invitation | undefined>;
  /** Finds it whatever its state: each says so in its own words. */
  findByLink(tokenDigest: string): Promise<Invitation | undefined>;
  /** Lists what nobody has accepted, expired ones too; newest first. */
  listOpen(): Promise<Invitation[]>;
  /** Gives an open one a link, which kills the one before. */
  setLink(id: InvitationId, tokenDigest: string): Promise<void>;
  /** Gives an open one another end, and kills its link. */
  renew(id: InvitationId, expiresAt: Date): Promise<void>;
  /** True for one of all who try: one conditional write decides. */
  accept(id: InvitationId, at: Date): Promise<boolean>;
  /** Deletes an open invitation, with its link. False if it does not exist. */
  withdraw(id: InvitationId): Promise<boolean>;
  /** Forgets the open ones of an owner. */
  withdrawAllBy(invitedBy: UserId): Promise<void>;
  removeOlderThan(expiresAt: Date): Promise<void>;
}

/**
 * Counts attempts by subject in a fixed window that begins with the first one. Contract:
 * tests/contracts/attempt-repository.contract.ts.
 */
export interface AttemptRepository {
  /** Counts one more, and answers how many there are now and since when. After the window it begins anew. */
  add(subject: string, now: Date, windowMs: number): Promise<{ count: number; since: Date }>;
  /** One of them was none after all. */
  takeBack(subject: string): Promise<void>;
  forget(subject: string): Promise<void>;
  removeOlderThan(since: Date): Promise<void>;
}

/** One row for a session and a network. Contract: tests/contracts/stream-repository.contract.ts. */
export interface StreamRepository {
  /** Replaces the existing row. Rejects if the session is gone. */
  put(stream: AccountStream): Promise<void>;
  /** Streams of one account, also of ended sessions: last seen first, at most `limit`. */
  listOf(userId: UserId, limit: number): Promise<readonly ListedStream[]>;
  removeOlderThan(lastSeenAt: Date): Promise<void>;
}

/**
 * Hashes passwords, slow by design, behind a fair gate: at most one hash per core at once and a bounded queue, fair by
 * `queue`; the rest is refused with `unavailable`, because a flood of sign-ins must not stall every video. Calls
 * without a queue come from the command line or the demo's seed.
 */
export interface PasswordHasher {
  hash(password: string, queue?: Queue): Promise<string>;
  /** A hash that no password matches, made in no time: of an account whose owner has chosen none yet. */
  unusableHash(): string;
  /** Against no hash it takes as long as against one and answers false. */
  verify(passwordHash: string | undefined, password: string, queue?: Queue): Promise<boolean>;
  /** True when the hash was made with other settings than today's. */
  isOutdated(passwordHash: string): boolean;
}

export interface TokenClaims {
  readonly userId: UserId;
  readonly sessionId: SessionId;
}

/** The passwords that are tried first. Contract: tests/contracts/common-passwords.test.ts. */
export interface CommonPasswords {
  /** Takes the password in lower case. */
  has(password: string): boolean;
}

/** The bearer token: a signed reference to a session row, which alone grants anything. */
export interface Tokens {
  sign(session: Session): Promise<string>;
  /** Undefined if the signature is invalid, or the token malformed or expired. */
  read(token: string): Promise<TokenClaims | undefined>;
}

/** A user's access to one course, ended access too. */
export interface Purchase {
  readonly courseId: CourseId;
  readonly since: Date;
  readonly endsAt: Date;
  readonly isActive: boolean;
  readonly canExtend: boolean;
  /** Current price. */
  readonly priceCents: Cents;
}

/** Answered by enrolment: the courses that a user has or had, oldest enrolment first; none that was revoked. */
export interface Purchases {
  of(userId: UserId): Promise<readonly Purchase[]>;
}
