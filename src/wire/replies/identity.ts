import type {
  AccessReply,
  LoginReply,
  MeReply,
  MessageReply,
  OwnSessionReply,
  RecoveryCodesReply,
  TwoFactorReply,
  TwoFactorSecretReply,
  UserReply,
} from '../identity.ts';
import { boolean, integer, list, nullable, number, object, oneOf, optional, string, time } from '../json-schema.ts';
import { ids } from './ids.ts';

export const messageSchema = object<MessageReply>({ message: string('A sentence for a person.') }, 'Message');

const role = () => oneOf(['admin', 'student']);

const accessSchema = object<AccessReply>(
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

const userSchema = object<UserReply>(
  {
    ...ids,
    name: string(),
    email: string(),
    phone: string('Empty for accounts that the operator has made.'),
    role: role(),
    purchasedCourses: list(string(), 'The courses that may be entered now.'),
    access: list(accessSchema, 'Those and the ones whose access has ended, oldest first.'),
  },
  'User',
);

export const meSchema = object<MeReply>({ user: userSchema }, 'Me');

export const loginSchema = object<LoginReply>(
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

export const twoFactorSchema = object<TwoFactorReply>(
  {
    isOn: boolean(),
    since: nullable(time()),
    recoveryCodes: integer('How many are left.'),
    isWanted: boolean('Others than this machine can reach the school, and a password alone opens this account.'),
  },
  'TwoFactor',
);

export const twoFactorSecretSchema = object<TwoFactorSecretReply>(
  { secret: string('In Base32, to be typed into an authenticator app.'), address: string('For a QR code.') },
  'TwoFactorSecret',
);

export const recoveryCodesSchema = object<RecoveryCodesReply>(
  { recoveryCodes: list(string(), 'Each is good once. They are shown this once.') },
  'RecoveryCodes',
);

export const ownSessionsSchema = list(
  object<OwnSessionReply>(
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
