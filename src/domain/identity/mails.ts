import { button, dear, type Mail, note, oneLine, text, toAccount } from '../kernel/mail.ts';
import type { Site } from '../kernel/site.ts';
import { CONFIRM_HOURS, UNDO_DAYS } from './email-change.ts';
import { LINK_DAYS } from './email-confirmation.ts';
import { INVITATION_DAYS, type Invitation } from './invitation.ts';
import type { User } from './user.ts';

type Owner = Pick<User, 'id' | 'name' | 'email'>;

/** Mails of the identity context. */

export const welcomeMail = (user: Owner, site: Site): Mail => ({
  key: `welcome/${user.id}`,
  kind: 'welcome',
  ...toAccount(user),
  subject: `Welcome to ${site.name}`,
  preheader: 'Your account is ready. Here is how to begin.',
  heading: 'Your account is ready',
  blocks: [
    dear(user.name),
    text(`welcome to ${site.name}, where dentists trained overseas prepare for the ADC Part 1 written exam.`),
    text('Sign in with this email address and the password that you chose.'),
    text('Each course takes you through the exam day by day. Continue where you stopped, on any device.'),
    button('See the courses', `${site.origin}/courses`),
    note(`If you did not create this account, please tell us: ${site.origin}/ContactUs`),
  ],
});

export const resetLinkMail = (
  user: Owner,
  link: { key: string; token: string; minutes: number; expiresAt: Date },
  site: Site,
): Mail => ({
  key: link.key,
  kind: 'reset-link',
  ...toAccount(user),
  expiresAt: link.expiresAt,
  subject: `Choose a new password for ${site.name}`,
  preheader: `The link works once, within ${link.minutes} minutes.`,
  heading: 'Choose a new password',
  blocks: [
    dear(user.name),
    text(`someone asked for a new password for your ${site.name} account. To choose one, open this link:`),
    button('Choose a new password', `${site.origin}/reset-password/${link.token}`),
    note(
      `It works once, within ${link.minutes} minutes. If you did not ask for it, ignore this email. Your password stays the same.`,
    ),
  ],
});

/** Names nobody: a mistyped address may be a stranger's. */
export const emailConfirmationMail = (
  to: Pick<User, 'id' | 'email'>,
  link: { key: string; token: string; expiresAt: Date },
  site: Site,
): Mail => ({
  key: link.key,
  kind: 'email-confirmation',
  ...toAccount(to),
  expiresAt: link.expiresAt,
  subject: `Confirm your email address for ${site.name}`,
  preheader: `The link works for ${LINK_DAYS} days.`,
  heading: 'Confirm your email address',
  blocks: [
    text(`Someone created a ${site.name} account with this email address. If it was you, open this link:`),
    button('Confirm this address', `${site.origin}/confirm-email/${link.token}?own`),
    text('We send your receipts, and links to choose a new password, to this address.'),
    note(
      `The link works for ${LINK_DAYS} days. You can study before you open it. If it was not you, ignore this email.`,
    ),
  ],
});

/** Names nobody, as well. */
export const emailLinkMail = (
  to: Pick<User, 'id' | 'email'>,
  link: { key: string; token: string; expiresAt: Date; isCorrection: boolean },
  site: Site,
): Mail => ({
  key: link.key,
  kind: 'email-link',
  ...toAccount(to),
  expiresAt: link.expiresAt,
  subject: `Confirm your new email address for ${site.name}`,
  preheader: `The link works once, within ${CONFIRM_HOURS} hours.`,
  heading: 'Confirm your new email address',
  blocks: [
    text(
      link.isCorrection
        ? `We were asked to correct the email address of a ${site.name} account to this one. If it was you, open this link:`
        : `Someone asked to use this email address for their ${site.name} account. If it was you, open this link:`,
    ),
    button('Confirm this address', `${site.origin}/confirm-email/${link.token}`),
    note(
      `It works once, within ${CONFIRM_HOURS} hours. If you did not ask for it, ignore this email. Nothing changes then.`,
    ),
  ],
});

export const emailChangedMail = (
  oldAddress: Owner,
  { newEmail, isCorrection }: { newEmail: string; isCorrection: boolean },
  link: { key: string; token: string; expiresAt: Date },
  site: Site,
): Mail => ({
  key: link.key,
  kind: 'email-changed',
  ...toAccount(oldAddress),
  expiresAt: link.expiresAt,
  subject: `The email address of your ${site.name} account was changed`,
  preheader: 'If it was not you, undo it now.',
  heading: 'Your email address was changed',
  blocks: [
    dear(oldAddress.name),
    text(`your ${site.name} account now has the email address ${newEmail}. You sign in with it from now on.`),
    text(
      isCorrection
        ? 'We were asked to correct it. If you asked for it, there is nothing to do. If not, put this address back:'
        : 'If it was you, there is nothing to do. If not, put this address back:',
    ),
    button('Put this address back', `${site.origin}/undo-email/${link.token}`),
    note(
      `The link works once, within ${UNDO_DAYS} days. It signs your account out everywhere, and you choose a new password.`,
    ),
  ],
});

/** @param by name of the owner who invites. */
export const invitationMail = (
  { email, roles }: Pick<Invitation, 'email' | 'roles'>,
  by: string,
  link: { key: string; token: string; expiresAt: Date },
  site: Site,
): Mail => ({
  key: link.key,
  kind: 'invitation',
  to: email,
  expiresAt: link.expiresAt,
  subject: `${oneLine(by)} invites you to the team of ${site.name}`,
  preheader: `The link works once, within ${INVITATION_DAYS} days.`,
  heading: `Join the team of ${site.name}`,
  blocks: [
    text(`${oneLine(by)} invites you to work on ${site.name}, an online school for dentists.`),
    text(
      `Your role${roles.length === 1 ? '' : 's'} there: ${roles.join(', ')}. Choose your name and a password to begin:`,
    ),
    button('Join the team', `${site.origin}/invitation/${link.token}`),
    note(
      `It works once, within ${INVITATION_DAYS} days. If you did not expect it, ignore this email. Nothing happens then.`,
    ),
  ],
});

/** To an address that was never confirmed, and may be a stranger's: without names, the new address, or a way back. */
export const emailChangedNotice = (to: Pick<User, 'id' | 'email'>, changeId: string, site: Site): Mail => ({
  key: `email-changed/${changeId}`,
  kind: 'email-changed',
  ...toAccount(to),
  subject: `A ${site.name} account no longer uses this email address`,
  preheader: 'If it was not you, please tell us.',
  heading: 'This email address is no longer used',
  blocks: [
    text(`A ${site.name} account had this email address, which was never confirmed. It has another one now.`),
    text('If you did this or asked for it, or do not know us, there is nothing to do. If not, please tell us:'),
    button('Contact us', `${site.origin}/ContactUs`),
  ],
});

/** @param isSignedIn in an open session, where the password is asked for once more. */
export const attemptsMail = (
  user: Owner,
  { key, isSignedIn }: { key: string; isSignedIn: boolean },
  site: Site,
): Mail => ({
  key,
  kind: 'sign-in-attempts',
  ...toAccount(user),
  subject: `Many wrong passwords for your ${site.name} account`,
  preheader: isSignedIn
    ? 'Someone who is signed in as you does not know your password.'
    : 'Someone has tried to sign in as you. They did not succeed.',
  heading: 'Someone is guessing your password',
  blocks: [
    dear(user.name),
    text(`very many wrong passwords were tried for your ${site.name} account within a day. None of them was right.`),
    ...(isSignedIn
      ? [
          text(
            'They were tried where you are signed in. That is one of your devices, or someone has taken over your session.',
          ),
          text(
            'For the rest of the day, everything that asks for your password is blocked. A new password signs you out everywhere:',
          ),
        ]
      : [
          text('For the rest of the day, nobody can sign in on a device that is new to us.'),
          text('Your own devices work as usual. On a new one, choose a new password first:'),
        ]),
    button('Choose a new password', `${site.origin}/forgot-password`),
    note('Do you use this password on other sites, or is it easy to guess? Then please choose another one anyway.'),
  ],
});

export const twoFactorMail = (user: Owner, { key, isOn }: { key: string; isOn: boolean }, site: Site): Mail => ({
  key,
  kind: 'two-factor',
  ...toAccount(user),
  subject: `Two-factor sign-in is ${isOn ? 'on' : 'off'} for your ${site.name} account`,
  preheader: 'If it was not you, act now.',
  heading: `Two-factor sign-in is ${isOn ? 'on' : 'off'}`,
  blocks: [
    dear(user.name),
    text(
      isOn
        ? `from now on, your ${site.name} account asks for a code from your authenticator app when you sign in.`
        : `from now on, only your password protects your ${site.name} account. We no longer ask for a code.`,
    ),
    text('If you did this or asked for it, there is nothing to do. If not, choose a new password now:'),
    button('Choose a new password', `${site.origin}/forgot-password`),
  ],
});

export const passwordChangedMail = (user: Owner, key: string, site: Site): Mail => ({
  key,
  kind: 'password-changed',
  ...toAccount(user),
  subject: `Your ${site.name} password was changed`,
  preheader: 'If it was not you, choose a new one now.',
  heading: 'Your password was changed',
  blocks: [
    dear(user.name),
    text(`the password of your ${site.name} account has just been changed. If it was you, there is nothing to do.`),
    text('If it was not you, choose a new one now:'),
    button('Choose a new password', `${site.origin}/forgot-password`),
  ],
});

export const sessionReplacedMail = (
  user: Owner,
  { key, oldDevice, newDevice }: { key: string; oldDevice: string; newDevice: string },
  site: Site,
): Mail => ({
  key,
  kind: 'session-replaced',
  ...toAccount(user),
  subject: `A device was signed out of ${site.name}`,
  preheader: 'Your account was in use on too many devices at once.',
  heading: 'A device was signed out',
  blocks: [
    dear(user.name),
    text(`someone has just signed in to your ${site.name} account: ${oneLine(newDevice)}.`),
    text(`It was then open on too many devices at once, so we signed one out: ${oneLine(oldDevice)}.`),
    text('If it was you, there is nothing to do. If not, choose a new password. It signs everyone else out.'),
    button('See where you are signed in', `${site.origin}/profile`),
  ],
});
