import { after, type Clock, MINUTE_MS } from '../kernel/clock.ts';
import type { Mail } from '../kernel/mail.ts';
import type { Site } from '../kernel/site.ts';
import {
  attemptsMail,
  emailChangedMail,
  emailConfirmationMail,
  emailLinkMail,
  invitationMail,
  passwordChangedMail,
  resetLinkMail,
  sessionReplacedMail,
  twoFactorMail,
  welcomeMail,
} from './mails.ts';

/** Returns a sample of each identity mail: the name is made up, and the link opens nothing. */
export function identityMailSamples(site: Site, clock: Clock): readonly Mail[] {
  const user = { id: 'sample', name: 'Sam Sample', email: 'sam@example.org' };
  const minutes = 30;
  const expiresAt = after(clock.now(), minutes * MINUTE_MS);
  const link = { key: 'sample', token: 'a-sample-that-opens-nothing', expiresAt };
  return [
    welcomeMail(user, site),
    resetLinkMail(user, { ...link, minutes }, site),
    passwordChangedMail(user, 'sample', site),
    emailConfirmationMail(user, link, site),
    emailLinkMail(user, { ...link, isCorrection: false }, site),
    emailChangedMail(user, { newEmail: 'sam.sample@example.org', isCorrection: false }, link, site),
    invitationMail({ email: user.email, roles: ['teacher', 'author'] }, 'Olive Owner', link, site),
    attemptsMail(user, { key: 'sample', isSignedIn: false }, site),
    sessionReplacedMail(user, { key: 'sample', oldDevice: 'Safari on iOS', newDevice: 'Firefox on Windows' }, site),
    twoFactorMail(user, { key: 'sample', isOn: true }, site),
  ];
}
