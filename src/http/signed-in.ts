import type { Request } from 'express';
import { DomainError } from '../domain/kernel/errors.ts';
import type { SignedIn } from './route.ts';

/** The person behind a request whose route is not public; the guard has already refused anybody else. */
export function signedIn(req: Request): SignedIn {
  if (!req.signedIn) throw new DomainError('unauthenticated', 'identity/not-signed-in', 'Please login first');
  return req.signedIn;
}
