import { counted } from '../counted.ts';

/** Words of the team's page. */
export const TEAM = {
  title: 'Team',
  lead: 'The people who run the school with you, and what each of them may do.',
  loading: 'Loading the team...',
  you: 'You',
  since: (day: string) => `Since ${day}`,
  devices: (number: number) => `Signed in on ${counted(number, 'device', 'devices')}`,
  lastSeen: (day: string) => `Last seen ${day}`,
  neverSeen: 'Not signed in lately',
  twoFactor: 'Two-factor sign-in is on',
  noTwoFactor: 'No two-factor sign-in',
  rolesOf: (name: string) => `Roles of ${name}`,
  changeRoles: 'Change roles',
  changeLine: (name: string) => `${name} is signed out everywhere, and signs in again with the new roles.`,
  changeOwn: 'You are signed out everywhere, and sign in again with the new roles.',
  roles: 'Roles',
  save: 'Save roles',
  saving: 'Saving...',
  explained: 'What each role does',
  several: 'One person can have several roles.',
} as const;

/** Words of invitations to the team. */
export const INVITE = {
  act: 'Invite someone',
  line: 'We email them a link. It works once, for 7 days.',
  email: 'Email',
  emailHint: 'An address that no student uses',
  send: 'Send invitation',
  sending: 'Sending...',
  open: 'Open invitations',
  by: (name: string, day: string) => `Invited by ${name} on ${day}`,
  on: (day: string) => `Invited on ${day}`,
  until: (moment: string) => `Open until ${moment}`,
  expired: 'Expired',
  again: 'Send again',
  withdraw: 'Withdraw',
  withdrawing: 'Withdrawing...',
  withdrawTitle: 'Withdraw this invitation?',
  withdrawLine: (email: string) => `The link in the email to ${email} stops working.`,
} as const;
