import { button, dear, type Mail, note, text } from '../kernel/mail.ts';
import type { Site } from '../kernel/site.ts';
import type { User } from './user.ts';

type Owner = Pick<User, 'name' | 'email'>;

/** What identity writes. */

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
