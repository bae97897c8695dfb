export interface SchoolFacts {
  readonly name: string;
  readonly email: string;
}

/**
 * What the site, the mails and the receipts call the school, and where it is reached: stated here and nowhere else
 * (decision B17). An operator's CONTACT_EMAIL takes the place of the address; the server writes what counts into each
 * page, as JSON in the element below.
 */
export const SCHOOL: SchoolFacts = { name: 'Cusp', email: 'hello@cusp.test' };

/** The id of the element in a page's head that holds its SchoolFacts. */
export const SCHOOL_ELEMENT = 'school';
