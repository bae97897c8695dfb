import { boolean, object, ref } from 'yup';
import { M } from './messages.ts';
import { text, tidied } from './strict-text.ts';
import { email, newPassword, personName, phone } from './text-rules.ts';
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
  name: personName('Please enter your full name.'),
  email: email(),
  phone: phone().required('Please enter your phone number.'),
  password: newPassword(),
});

/** The operator's own command, which makes an administrator. */
export const adminForm = object({ name: personName('Please give a name.'), email: email(), password: newPassword() });

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
  code: text('Please enter the code from your app.')
    .trim()
    .required('Please enter the code from your app.')
    .max(40, 'This code is too long.'),
});

/** POST /auth/two-factor/remove */
export const removeTwoFactorBody = currentPasswordBody.concat(codeBody);

/** POST /auth/email-change */
export const emailChangeBody = object({ email: email('Please enter your new email address.') }).concat(
  currentPasswordBody,
);

/** POST /auth/email-change/confirm and undo, /auth/confirm-email, /auth/invitation */
export const emailLinkBody = object({
  token: text('This link is not complete.')
    .required('This link is not complete.')
    .max(200, 'This link is not complete.'),
});

/** Administrators need longer passwords (decision S7). */
const MIN_TEAM_PASSWORD = 15;

const teamPassword = () => newPassword().min(MIN_TEAM_PASSWORD, `Please use at least ${MIN_TEAM_PASSWORD} characters.`);

/** POST /auth/invitation/accept */
export const acceptInvitationBody = emailLinkBody.shape({
  name: personName('Please enter your full name.'),
  password: teamPassword(),
});

export const acceptInvitationForm = object({
  name: personName('Please enter your full name.'),
  password: teamPassword(),
});

/** PUT /auth/profile: both, always. The phone may be empty, as it is for accounts that the operator has made. */
export const profileBody = object({
  name: personName('Please enter your full name.'),
  phone: phone().defined('Please enter your phone number.'),
});
