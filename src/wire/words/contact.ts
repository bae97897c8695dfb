/** Words of the contact page, whose heading is its title. */
export const CONTACT_WORDS = {
  title: 'Contact',
  lead: 'Ask us about a course, a payment or your access. Tell us as much as you can.',
} as const;
