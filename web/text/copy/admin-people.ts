import { counted } from '../counted.ts';

/** Words of account recovery and blocking. */
export const PEOPLE = {
  account: 'Account',
  open: 'Open',
  disabledSince: (day: string) => `Disabled since ${day}`,
  disable: 'Disable account',
  disableTitle: 'Disable this account?',
  disableLine: (name: string) =>
    `${name} is signed out everywhere and cannot sign in. A video that is playing stops within a minute. We keep their courses, orders and progress.`,
  reason: 'Reason',
  reasonHint: 'Shown in the activity log. The person does not see it.',
  disabling: 'Disabling...',
  enable: 'Enable account',
  enabling: 'Enabling...',
  endSessions: 'Sign out everywhere',
  ending: 'Signing out...',
  endTitle: 'Sign out everywhere?',
  endLine: (name: string) => `${name} must sign in again on every device. Their password does not change.`,
} as const;

/** Words of correcting a student's address. */
export const CORRECT_EMAIL = {
  open: 'Correct email',
  title: 'Correct the email address?',
  line: (name: string, email: string) =>
    `${name} has ${email} now. We send a link to the new address. It counts when ${name} opens the link, who is then signed out everywhere. Receipts and invoices stay as they are.`,
  email: 'New email address',
  send: 'Send the link',
  sending: 'Sending...',
  notConfirmed: 'Not confirmed',
  refused: (since: string) => `This address has refused our emails since ${since}.`,
  refusedDetail: 'It gets no announcements and no emails about studies until the student confirms it again.',
  waiting: (email: string) => `A link was sent to ${email}. The address changes when it is opened.`,
  waitingBy: (by: string | null, askedAt: string, until: string) =>
    `${by === null ? 'Asked for by the student' : `Corrected by ${by}`} on ${askedAt}. The link works until ${until}.`,
} as const;

/** Words of a student's personal data: its copy, and deleting it. */
export const PERSON_DATA = {
  heading: 'Personal data',
  line: 'Download a copy when a student asks for it. Only an owner can delete it.',
  copy: 'Download a copy',
  copying: 'Preparing...',
  copied: 'The copy has been saved to your downloads.',
  erase: 'Delete personal data',
  eraseTitle: 'Delete all personal data?',
  eraseLine: (name: string) => `The account of ${name} is deleted with everything we keep about them.`,
  facts: [
    'Their courses, progress, test results, messages and emails are deleted.',
    'They are signed out at once. Nobody can undo this.',
    'Orders, invoices and credit notes stay, as the law asks.',
  ],
  email: 'Email address of the student',
  emailHint: 'Type it to confirm.',
  reason: 'Reason',
  reasonHint: 'It is kept, so leave out the name and the email address.',
  erasing: 'Deleting...',
} as const;

/** Words of the networks from which an account streams. */
export const STREAMS = {
  heading: 'Where the account is used',
  line: 'Where videos and documents were opened in the last seven days.',
  how: 'How this is counted',
  limits: (atOnce: number, networks: number) =>
    `At most ${atOnce} devices at once and ${networks} networks a day. The IPv4 and IPv6 address of a device count once.`,
  none: 'Not used lately',
  noneLine: 'No video or document was opened in the last seven days.',
  now: 'Videos and documents',
  places: (number: number) => (number === 0 ? 'Not open now' : `Open on ${counted(number, 'device', 'devices')} now`),
  today: 'In the last 24 hours',
  networks: (number: number) => counted(number, 'network', 'networks'),
  full: 'Limit reached',
  isStreaming: 'Now',
  more: (number: number) => `And ${counted(number, 'network', 'networks')} before these.`,
} as const;
