import { boolean, object, ref } from 'yup';
import type { Ids } from './ids.ts';
import { M } from './messages.ts';
import { text, tidied } from './strict-text.ts';
import { email, newPassword, oneLine, phone } from './text-rules.ts';
import { withoutInvisible } from './visible.ts';

/** POST /auth/login */
export const loginBody = object({
  email: text('Please enter your email address.')
    .transform(tidied(withoutInvisible))
    .trim()
    .required('Please enter your email address.')
    .max(254, 'Please use at most 254 characters.'),
  password: text('Please enter your password.')
    .required('Please enter your password.')
    .max(4096, 'This password is too long.'),
  /** Where the account asks for one: of the authenticator app, or a recovery code. */
  code: text('Please enter your code.').trim().max(40, 'This code is too long.'),
});

/** POST /auth/register; the form adds `confirmPassword` and `agreeTerms`. */
export const registerBody = object({
  name: oneLine('Please enter your full name.', 120),
  email: email(),
  phone: phone().required('Please enter your phone number.'),
  password: newPassword(),
});

/** The operator's own command, which makes an administrator. */
export const adminForm = object({ name: oneLine('Please give a name.', 120), email: email(), password: newPassword() });

export const registerForm = registerBody.shape({
  confirmPassword: text('Please repeat your password.')
    .required('Please repeat your password.')
    .oneOf([ref('password')], M.passwordsDoNotMatch),
  agreeTerms: boolean().oneOf([true], 'Please agree to the terms and conditions.').required(),
});

/** POST /auth/forgot-password */
export const forgotPasswordBody = object({ email: email() });

/** POST /auth/reset-password */
export const resetPasswordBody = object({
  token: text('This reset link is not complete.')
    .required('This reset link is not complete.')
    .max(200, 'This reset link is not complete.'),
  password: newPassword(),
});

export const resetPasswordForm = object({
  password: newPassword(),
  confirmPassword: text('Please repeat your password.')
    .required('Please repeat your password.')
    .oneOf([ref('password')], M.passwordsDoNotMatch),
});

/** POST /auth/change-password */
export const changePasswordBody = object({
  currentPassword: text('Please enter your current password.')
    .required('Please enter your current password.')
    .max(4096, 'This password is too long.'),
  password: newPassword(),
});

/** POST /auth/confirm-password */
export const confirmPasswordBody = object({
  password: text('Please enter your password.')
    .required('Please enter your password.')
    .max(4096, 'This password is too long.'),
});

/** POST /auth/two-factor and POST /auth/two-factor/remove */
export const currentPasswordBody = object({
  currentPassword: text('Please enter your current password.')
    .required('Please enter your current password.')
    .max(4096, 'This password is too long.'),
});

/** POST /auth/two-factor/confirm */
export const codeBody = object({
  code: text('Please enter the code that your app shows.')
    .trim()
    .required('Please enter the code that your app shows.')
    .max(40, 'This code is too long.'),
});

/** POST /auth/two-factor/remove */
export const removeTwoFactorBody = currentPasswordBody.concat(codeBody);

/** GET /auth/two-factor */
export interface TwoFactorReply {
  isOn: boolean;
  since: string | null;
  recoveryCodes: number;
  /** Others than this machine can reach the school, and a password alone opens this account. */
  isWanted: boolean;
}

/** POST /auth/two-factor: what the authenticator app is to have. */
export interface TwoFactorSecretReply {
  secret: string;
  address: string;
}

/** POST /auth/two-factor/confirm: shown this once. */
export interface RecoveryCodesReply {
  recoveryCodes: string[];
}

/** PUT /auth/profile: both, always. The phone may be empty, as it is for accounts that the operator has made. */
export const profileBody = object({
  name: oneLine('Please enter your full name.', 120),
  phone: phone().defined('Please enter your phone number.'),
});

export type RoleName = 'admin' | 'student';

/** GET /auth/me answers this as `user`; login answers it beside the token. */
export interface UserReply extends Ids {
  name: string;
  email: string;
  phone: string;
  role: RoleName;
  /** Those that may be entered now. */
  purchasedCourses: string[];
  /** Those and the ones whose access has ended, oldest first. */
  access: AccessReply[];
}

/** The id is the course's. */
export interface AccessReply extends Ids {
  courseId: string;
  since: string;
  endsAt: string;
  isActive: boolean;
  /** Whether more of it is sold to this person now. */
  canExtend: boolean;
  /** Dollars: what it costs now. */
  price: number;
}

export interface LoginReply {
  token: string;
  user: UserReply;
  role: RoleName;
  message: string;
  /** Why this password should be changed, in a sentence for its owner. */
  passwordFault?: string;
  /** An administrator should turn two-factor sign-in on. */
  wantsTwoFactor?: boolean;
}

export interface MeReply {
  user: UserReply;
}

/**
 * GET /auth/sessions answers a list of these: this device first, then the others, last used first. The id
 * is a reference for signing it out; it opens nothing.
 */
export interface OwnSessionReply extends Ids {
  /** In plain words: "Firefox on Linux". */
  device: string;
  createdAt: string;
  lastSeenAt: string;
  isCurrent: boolean;
}

export interface MessageReply {
  message: string;
}
