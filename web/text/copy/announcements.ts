/** Words of announcements on the pages of students. */
export const ANNOUNCEMENTS = {
  label: 'Announcements',
  read: 'Mark as read',
  notRead: 'We could not mark it as read. Please try again.',
} as const;

/** Words of the choice of mails in the profile. */
export const MAIL_CHOICES = {
  heading: 'Emails',
  line: 'Choose the emails you want. Every one of them has a link that stops its kind.',
  loading: 'Loading your choices...',
  failed: 'We could not load your choices.',
  notSaved: 'We could not save your choice. Please try again.',
  always: 'Always on',
  alwaysLine: 'Receipts, the end of your access, and the security of your account.',
} as const;
