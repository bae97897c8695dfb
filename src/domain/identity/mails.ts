import { button, dear, type Mail, note, oneLine, text } from '../kernel/mail.ts';
import type { Site } from '../kernel/site.ts';
import type { User } from './user.ts';

type Owner = Pick<User, 'name' | 'email'>;

/** Mails of the identity context. */

export const welcomeMail = (user: Owner & Pick<User, 'id'>, site: Site): Mail => ({
  key: `welcome/${user.id}`,
  kind: 'welcome',
  to: user.email,
  subject: `Welcome to ${site.name}`,
  preheader: 'Your account is ready. Here is how to begin.',
  heading: 'Your account is ready',
  blocks: [
    dear(user.name),
    text(`welcome to ${site.name}, where dentists trained overseas prepare for the ADC Part 1 written exam.`),
    text('You sign in with this e-mail address and the password that you chose.'),
    text('Each course leads through the exam day by day, and you go on where you stopped, on any device.'),
    button('See the live courses', `${site.origin}/courses`),
    note(`If it was not you who made this account, please tell us: ${site.origin}/ContactUs`),
  ],
});

export const resetLinkMail = (
  user: Owner,
  link: { key: string; token: string; minutes: number; expiresAt: Date },
  site: Site,
): Mail => ({
  key: link.key,
  kind: 'reset-link',
  to: user.email,
  expiresAt: link.expiresAt,
  subject: `Choose a new password for ${site.name}`,
  preheader: `The link works once, within ${link.minutes} minutes.`,
  heading: 'Choose a new password',
  blocks: [
    dear(user.name),
    text(`someone asked for a new password for your ${site.name} account. To choose one, open this link:`),
    button('Choose a new password', `${site.origin}/reset-password/${link.token}`),
    note(
      `It works once, within ${link.minutes} minutes. If it was not you, ignore this message: your password stays as it is.`,
    ),
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
  to: user.email,
  subject: `Many wrong passwords for your ${site.name} account`,
  preheader: isSignedIn
    ? 'Somebody who is signed in as you does not know your password.'
    : 'Somebody has tried to sign in. Nobody got in by it.',
  heading: 'Somebody tries passwords',
  blocks: [
    dear(user.name),
    text(`within a day, very many wrong passwords were tried for your ${site.name} account. None of them was right.`),
    ...(isSignedIn
      ? [
          text(
            'They were given in a session of yours that is open: on a device of yours, or by somebody who has taken it over.',
          ),
          text(
            'For the rest of the day nothing that asks for the password is done. A new one ends all of your sessions:',
          ),
        ]
      : [
          text('For the rest of the day nobody can try again from a device that you have not signed in on before.'),
          text('On your own devices you sign in as usual. On a new one, choose a new password first:'),
        ]),
    button('Choose a new password', `${site.origin}/forgot-password`),
    note('If your password is used on other sites too, or is easy to guess, please choose another one in any case.'),
  ],
});

export const twoFactorMail = (user: Owner, { key, isOn }: { key: string; isOn: boolean }, site: Site): Mail => ({
  key,
  kind: 'two-factor',
  to: user.email,
  subject: `Two-factor sign-in is ${isOn ? 'on' : 'off'} for your ${site.name} account`,
  preheader: 'If it was not you, act now.',
  heading: `Two-factor sign-in is ${isOn ? 'on' : 'off'}`,
  blocks: [
    dear(user.name),
    text(
      isOn
        ? `from now on your ${site.name} account asks for a code of your authenticator app when you sign in.`
        : `from now on your password alone opens your ${site.name} account; no code is asked for.`,
    ),
    text('If it was you, or you have asked for it, there is nothing to do. If not, choose a new password now:'),
    button('Choose a new password', `${site.origin}/forgot-password`),
  ],
});

export const passwordChangedMail = (user: Owner, key: string, site: Site): Mail => ({
  key,
  kind: 'password-changed',
  to: user.email,
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
  to: user.email,
  subject: `A device was signed out of ${site.name}`,
  preheader: 'Your account was in use on too many devices at once.',
  heading: 'A device was signed out',
  blocks: [
    dear(user.name),
    text(`somebody has just signed in to your ${site.name} account: ${oneLine(newDevice)}.`),
    text(
      `It was then in use on more devices than an account may have at once, so one was signed out: ${oneLine(oldDevice)}.`,
    ),
    text('If it was you, there is nothing to do. If it was not, choose a new password: it signs everybody else out.'),
    button('See where you are signed in', `${site.origin}/profile`),
  ],
});
