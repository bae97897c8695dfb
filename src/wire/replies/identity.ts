import { TEAM_ROLES } from '../../domain/kernel/literals.ts';
import {
  boolean,
  integer,
  list,
  nullable,
  number,
  object,
  oneOf,
  optional,
  type Reply,
  string,
  time,
} from '../json-schema.ts';
import { ids } from './ids.ts';

export const messageSchema = object({ message: string('A sentence for a person.') }, 'Message');

const role = () => oneOf(['admin', 'student']);

const accessSchema = object(
  {
    ...ids,
    courseId: string(),
    since: time(),
    endsAt: time('The last moment: the end of a day in the time zone of the school.'),
    isActive: boolean('Whether the course may be entered now.'),
    canExtend: boolean('Whether more of it is sold to this person now.'),
    price: number('Dollars: what it costs now.'),
  },
  'Access',
);

const userSchema = object(
  {
    ...ids,
    name: string(),
    email: string(),
    isEmailConfirmed: boolean('Whether a link that was mailed to it has been used, since the last refusal of a mail.'),
    phone: string('Empty for accounts that the operator has made.'),
    role: role(),
    roles: list(oneOf(TEAM_ROLES), 'Roles in the team: what an account of it may do. None for a student.'),
    purchasedCourses: list(string(), 'The courses that may be entered now.'),
    access: list(accessSchema, 'Those and the ones whose access has ended, oldest first.'),
  },
  'User',
);

export const meSchema = object({ user: userSchema }, 'Me');

export const ownEmailChangeSchema = object(
  {
    waiting: nullable(
      object(
        { email: string(), expiresAt: time(), isCorrection: boolean('The school asked for it, and not its person.') },
        'OwnWaitingEmail',
      ),
      'Another address, whose link was not opened yet.',
    ),
  },
  'OwnEmailChange',
);

export const loginSchema = object(
  {
    token: string('The bearer token, for the Authorization header.'),
    user: userSchema,
    role: role(),
    message: string(),
    wantsTwoFactor: optional(boolean('An administrator should turn two-factor sign-in on.')),
    passwordFault: optional(string('Why this password should be changed, in a sentence for its owner.')),
  },
  'Login',
);

export const twoFactorSchema = object(
  {
    isOn: boolean(),
    since: nullable(time()),
    recoveryCodes: integer('How many are left.'),
    isWanted: boolean('Others than this machine can reach the school, and a password alone opens this account.'),
  },
  'TwoFactor',
);

export const twoFactorSecretSchema = object(
  { secret: string('In Base32, to be typed into an authenticator app.'), address: string('For a QR code.') },
  'TwoFactorSecret',
);

export const recoveryCodesSchema = object(
  { recoveryCodes: list(string(), 'Each is good once. They are shown this once.') },
  'RecoveryCodes',
);

export const ownSessionsSchema = list(
  object(
    {
      ...ids,
      device: string('In plain words: "Firefox on Linux".'),
      createdAt: time(),
      lastSeenAt: time(),
      isCurrent: boolean(),
    },
    'OwnSession',
  ),
);

export type MessageReply = Reply<typeof messageSchema>;
/** The id is the course's. */
export type AccessReply = Reply<typeof accessSchema>;
/** GET /auth/me answers this as `user`; login answers it with the token. */
export type UserReply = Reply<typeof userSchema>;
export type MeReply = Reply<typeof meSchema>;
export type OwnEmailChangeReply = Reply<typeof ownEmailChangeSchema>;
export type LoginReply = Reply<typeof loginSchema>;
/** GET /auth/two-factor */
export type TwoFactorReply = Reply<typeof twoFactorSchema>;
/** POST /auth/two-factor: what the authenticator app is to have. */
export type TwoFactorSecretReply = Reply<typeof twoFactorSecretSchema>;
/** POST /auth/two-factor/confirm: shown this once. */
export type RecoveryCodesReply = Reply<typeof recoveryCodesSchema>;
/**
 * GET /auth/sessions answers a list of these: this device first, then the others, last used first. The id
 * is a reference for signing it out; it opens nothing.
 */
export type OwnSessionReply = Reply<typeof ownSessionsSchema>[number];
