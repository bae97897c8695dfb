import { counted } from '../counted.ts';

/** Words of account recovery and blocking. */
export const PEOPLE = {
  account: 'Account',
  open: 'Open',
  disabledSince: (day: string) => `Disabled since ${day}`,
  disable: 'Disable account',
  disableTitle: 'Disable this account?',
  disableLine: (name: string) =>
    `${name} is signed out everywhere, cannot sign in, and a video that is playing stops within a minute. Courses, orders and progress are kept.`,
  reason: 'Reason',
  reasonHint: 'Kept in the audit log. The person does not see it.',
  disabling: 'Disabling...',
  enable: 'Enable account',
  enabling: 'Enabling...',
  endSessions: 'Sign out everywhere',
  ending: 'Signing out...',
  endTitle: 'Sign out everywhere?',
  endLine: (name: string) => `${name} has to sign in again on every device. Their password stays as it is.`,
  cancel: 'Cancel',
} as const;

/** Words of the networks from which an account streams. */
export const STREAMS = {
  heading: 'Where the account is used',
  line: 'Where videos and documents were opened in the last seven days.',
  how: 'How this is counted',
  limits: (atOnce: number, networks: number) =>
    `At most ${atOnce} places at once and ${networks} networks a day. The IPv4 and IPv6 address of a device count once.`,
  none: 'Not used lately',
  noneLine: 'No video or document was opened in the last seven days.',
  now: 'Videos and documents',
  places: (number: number) => (number === 0 ? 'Not open now' : `Open in ${counted(number, 'place', 'places')} now`),
  today: 'In the last 24 hours',
  networks: (number: number) => counted(number, 'network', 'networks'),
  full: 'Limit reached',
  isStreaming: 'Now',
  more: (number: number) => `And ${counted(number, 'network', 'networks')} before these.`,
} as const;

/** Words of the list of administrators. */
export const ADMINISTRATORS = {
  title: 'Administrators',
  lead: 'Everybody who may change courses, see students and give money back. New ones are made by the operator’s command.',
  loading: 'Loading administrators...',
  you: 'You',
  since: (day: string) => `Since ${day}`,
  devices: (number: number) =>
    number === 0 ? 'Signed in nowhere' : `Signed in on ${counted(number, 'device', 'devices')}`,
} as const;
