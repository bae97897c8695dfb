import type { Request } from 'express';
import { notSignedIn } from '../errors.ts';
import type { SignedIn } from '../route.ts';

/** The person behind a request whose route is not public; the guard has already refused anybody else. */
export function signedIn(req: Request): SignedIn {
  if (!req.signedIn) throw notSignedIn();
  return req.signedIn;
}
