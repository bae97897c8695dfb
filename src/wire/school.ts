export interface SchoolFacts {
  readonly name: string;
  readonly email: string;
}

/**
 * Name and e-mail of the school for site, mails and receipts: the single source (decision B17). An operator's
 * CONTACT_EMAIL overrides the address; the server writes the effective values into each page, as JSON in the element
 * below.
 */
export const SCHOOL: SchoolFacts = { name: 'Cusp', email: 'hello@cusp.test' };

/** The id of the element in a page's head that holds its SchoolFacts. */
export const SCHOOL_ELEMENT = 'school';
