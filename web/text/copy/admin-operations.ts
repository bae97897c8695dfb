/** Words of the admin's first page and the outbox. */
export const ADMIN_HOME = {
  title: 'Admin dashboard',
  lead: 'What an administrator can do here so far.',
  outbox: 'Outbox',
  outboxLine: 'Mails that this installation keeps instead of sending: receipts, reset links, contact messages.',
  openOutbox: 'Open the outbox',
  courses: 'Live courses',
  coursesLine: 'The list as a visitor sees it, with prices and curricula.',
  openCourses: 'See live courses',
  preview: 'Student screens',
  previewLine: 'You may open every student screen as a preview, without owning a course.',
  openPreview: 'Preview as a student',
} as const;

export const OUTBOX = {
  title: 'Outbox',
  lead: 'Newest first. These mails were written to the database, not sent.',
  loading: 'Loading mails...',
  empty: 'No mails yet',
  emptyLine: 'A purchase, a forgotten password or a contact message puts one here.',
  notKept: 'No outbox here',
  notKeptLine: 'This installation sends its mails through a mail service and keeps none.',
  to: 'To',
  older: 'Older mails',
  loadingOlder: 'Loading...',
  failedOlder: 'The older mails could not be loaded.',
  crumbHome: 'Dashboard',
} as const;
