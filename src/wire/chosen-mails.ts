import type { ChosenMail } from './literals.ts';

/** Names of the mails that a person may switch off, in the profile and on the page of the link in a mail. */
export const CHOSEN_MAIL_NAMES: Readonly<Record<ChosenMail, string>> = {
  announcement: 'Announcements of the school',
  'course-start': 'The first step in a new course',
  'new-material': 'New material in my courses, at most once a day',
  away: 'A reminder after ten days away',
  discussion: 'Tomorrow’s live discussion',
};

/** Words of the page that a link in a mail opens, which the server draws. */
export const UNSUBSCRIBE = {
  title: 'Stop these emails?',
  ask: (name: string) => `You will get no more emails of this kind: ${name}.`,
  button: 'Stop these emails',
  doneTitle: 'Done',
  done: (name: string) =>
    `You will get no more emails of this kind: ${name}. You can switch them on again in your profile.`,
  unknownTitle: 'This link does not work',
  unknown: 'It is not complete. Please open it from the email again, or choose your emails in your profile.',
  profile: 'Go to my profile',
} as const;
