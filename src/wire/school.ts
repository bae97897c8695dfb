/**
 * What the site, the mails and the receipts call the school, and where it is reached: stated here and nowhere else
 * (decision B17). An operator's CONTACT_EMAIL takes the place of the address for what the server sends.
 */
export const SCHOOL = { name: 'Cusp', email: 'hello@cusp.test' } as const;
