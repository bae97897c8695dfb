import { after, DAY_MS } from '../kernel/clock.ts';
import { DomainError } from '../kernel/errors.ts';
import type { InvitationId, UserId } from '../kernel/ids.ts';
import { TEAM_ROLES, type TeamRole } from '../kernel/literals.ts';
import { normalizeEmail } from './user.ts';

export const INVITATION_DAYS = 7;

/** Address that an owner wants in the team. Only the digest of its link is stored. */
export interface Invitation {
  readonly id: InvitationId;
  /** Normalized by `normalizeEmail`. */
  readonly email: string;
  readonly roles: readonly TeamRole[];
  readonly invitedBy: UserId;
  readonly invitedAt: Date;
  readonly expiresAt: Date;
  readonly acceptedAt: Date | null;
}

export const invitationEnd = (now: Date): Date => after(now, INVITATION_DAYS * DAY_MS);

export const newInvitation = (
  given: Pick<Invitation, 'id' | 'email' | 'roles' | 'invitedBy'>,
  now: Date,
): Invitation => ({
  ...given,
  email: normalizeEmail(given.email),
  roles: TEAM_ROLES.filter((role) => given.roles.includes(role)),
  invitedAt: now,
  expiresAt: invitationEnd(now),
  acceptedAt: null,
});

/**
 * Throws unless the link still opens the invitation.
 * @param invitedBy name of who can send a new one; null when the account is gone, or where nobody is named.
 */
export function requireOpen(
  invitation: Invitation | undefined,
  now: Date,
  invitedBy: string | null = null,
): asserts invitation is Invitation {
  if (!invitation) throw deadInvitation();
  if (invitation.acceptedAt) throw usedInvitation();
  if (invitation.expiresAt <= now) throw expiredInvitation(invitedBy);
}

export function invitedAlready(): DomainError {
  const sentence = 'This address is invited already. You can send the invitation again, or withdraw it.';
  return new DomainError('conflict', 'identity/invited-already', sentence, { fields: { email: sentence } });
}

export const noSuchInvitation = () =>
  new DomainError('not-found', 'identity/no-such-invitation', 'This invitation was accepted or withdrawn.');

export const deadInvitation = () =>
  new DomainError(
    'invalid',
    'identity/invitation-dead',
    'This invitation is no longer valid. If you have a newer email, please use its link.',
  );

export const usedInvitation = () =>
  new DomainError('invalid', 'identity/invitation-used', 'This invitation has been accepted already. Please sign in.');

const expiredInvitation = (invitedBy: string | null) =>
  new DomainError(
    'invalid',
    'identity/invitation-expired',
    `This invitation has expired. Please ask ${invitedBy === null ? '' : `${invitedBy} `}for a new one.`,
  );

/** Refusal when an account was registered with the address, or changed to it, after the invitation. */
export const addressHasAccount = () =>
  new DomainError(
    'conflict',
    'identity/invited-address-taken',
    'This email address has an account now. Please ask us to invite you at another one.',
  );
