import type { LoginReply, MeReply, MessageReply, OwnSessionReply, UserReply } from '../identity.ts';
import { boolean, list, object, oneOf, string, time } from '../json-schema.ts';
import { ids } from './ids.ts';

export const messageSchema = object<MessageReply>({ message: string('A sentence for a person.') }, 'Message');

const role = () => oneOf(['admin', 'student']);

const userSchema = object<UserReply>(
  {
    ...ids,
    name: string(),
    email: string(),
    phone: string('Empty for accounts that the operator has made.'),
    role: role(),
    purchasedCourses: list(string(), 'The courses that may be entered now.'),
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
  },
  'Login',
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
