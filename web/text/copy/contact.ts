/** Words of the query form and the contact details; the page's own are blocks (src/wire/words/contact.ts). */
export const CONTACT = {
  form: 'Query form',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  phoneHint: 'With your country code, such as +61 400 000 000',
  message: 'Message',
  send: 'Send message',
  otherWays: 'Other ways',
  byEmail: 'Email',
  byPhone: 'Phone',
  byMessage: 'Message',
  hours: 'When we answer',
  hoursThere: (days: string, opens: string, closes: string, place: string) =>
    `${days}, ${opens} to ${closes} (${place})`,
  hoursYours: (opens: string, closes: string) => `Your time, on a Monday: ${opens} to ${closes}`,
  talkToMentor: 'Talk to Mentor',
} as const;
