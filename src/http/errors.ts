import { DomainError } from '../domain/kernel/errors.ts';
import { M } from '../wire/messages.ts';

export const notSignedIn = () => new DomainError('unauthenticated', 'identity/not-signed-in', M.loginFirst);

/** Same answer for a forged, an expired and a revoked token, so that it reveals nothing. */
export const sessionEnded = () =>
  new DomainError('unauthenticated', 'identity/session-expired', 'Your session has ended. Please sign in again.');

export const sessionMismatch = () =>
  new DomainError('unauthenticated', 'identity/session-mismatch', 'Your session has ended. Please sign in again.');

/** Signed in by a cookie, which another site could have sent along: enough to read, not to change. */
export const bearerRequired = () => new DomainError('unauthenticated', 'identity/bearer-required', M.loginFirst);

export const adminsOnly = () =>
  new DomainError('forbidden', 'identity/admins-only', 'Only administrators may do this.');

/** Step-up authentication for grave acts: an unattended or a stolen session is not enough. */
export const passwordNeeded = () =>
  new DomainError('forbidden', 'identity/confirm-password', 'Please confirm your password to continue.');

export const misplacedToken = () =>
  new DomainError('malformed', 'request/misplaced-token', 'A token belongs in the Authorization header.');

export const unsupportedBody = (): DomainError =>
  new DomainError('unsupported', 'request/unsupported', 'This kind of request body is not supported.');

export const emptyBody = (): DomainError =>
  new DomainError('malformed', 'request/empty', 'The file is empty. Please choose another one.');
