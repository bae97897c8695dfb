import type { ChosenMail } from './literals.ts';

/** Names of the mails that a person may switch off, in the profile and on the page of the link in a mail. */
export const CHOSEN_MAIL_NAMES: Readonly<Record<ChosenMail, string>> = {
  announcement: 'Announcements',
  'course-start': 'Getting started',
  'new-material': 'New material in my courses, at most once a day',
  away: 'A reminder when I have been away for ten days',
  discussion: 'Tomorrow’s live discussion, and when one of the next two days is moved or cancelled',
  'discussion-soon': 'An hour before a live discussion',
  'report-answer': 'The answer to a question that I reported',
};

/** The same mails within a sentence. */
const MAILS: Readonly<Record<ChosenMail, string>> = {
  announcement: 'announcements',
  'course-start': 'emails that help you start',
  'new-material': 'emails about new material',
  away: 'reminders to come back',
  discussion: 'reminders of live discussions',
  'discussion-soon': 'reminders an hour before live discussions',
  'report-answer': 'answers to questions that you reported',
};

/** Words of the page that a link in a mail opens, which the server draws. */
export const UNSUBSCRIBE = {
  title: (kind: ChosenMail) => `Unsubscribe from ${MAILS[kind]}?`,
  ask: 'You still get receipts and emails about your account.',
  button: 'Unsubscribe',
  doneTitle: 'You are unsubscribed',
  done: (kind: ChosenMail) => `You get no more ${MAILS[kind]}. You can switch them on again in your profile.`,
  unknownTitle: 'This link does not work',
  unknown: 'It is not complete. Please open it from the email again, or choose your emails in your profile.',
  profile: 'Go to my profile',
} as const;
