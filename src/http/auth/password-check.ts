import type { Request, Response } from 'express';
import passport from 'passport';
import { Strategy } from 'passport-local';
import type { SignedInReply, SignIn } from '../../domain/identity/use-cases/sign-in.ts';
import { networkOf } from '../network.ts';
import { deviceOf, kindOf } from './device.ts';
import { deviceMarkOf } from './device-mark.ts';
import { cookieSessionId } from './session.ts';

export type PasswordCheck = (req: Request, res: Response) => Promise<SignedInReply>;

/**
 * E-mail and password of a parsed body, checked by passport's local strategy through `SignIn`.
 * Passport keeps no session of its own: the row and its two carriers are ours. The body must have
 * been parsed and validated, because the strategy would otherwise look into the query as well.
 */
export function passwordCheck(signIn: SignIn, isHttps: boolean): PasswordCheck {
  const checker = new passport.Authenticator();
  checker.use(
    new Strategy(
      { usernameField: 'email', passwordField: 'password', passReqToCallback: true },
      (req, email, password, done) => {
        const { code } = req.body as { code?: string };
        const client = {
          // An empty field means no code.
          ...(code && { code }),
          kind: kindOf(req),
          device: deviceOf(req),
          deviceMark: deviceMarkOf(req, isHttps),
          network: networkOf(req.ip),
          replaces: cookieSessionId(req),
        };
        signIn.run({ email, password, ...client }).then((reply) => done(null, reply), done);
      },
    ),
  );

  return (req, res) =>
    new Promise((resolve, reject) => {
      const answer = (error: unknown, reply: SignedInReply | false | undefined) =>
        reply ? resolve(reply) : reject((error as Error | null) ?? new Error('The local strategy gave no answer.'));
      checker.authenticate('local', { session: false }, answer)(req, res, reject);
    });
}
