export interface SchoolFacts {
  readonly name: string;
  readonly email: string;
  /** Absent until the operator has set them: nobody is invented (decision B17). */
  readonly mentor?: MentorFacts;
  /** Sentence of who sells, for the footer. */
  readonly seller?: string;
}

/** The person who teaches, as visitors look for one. */
export interface MentorFacts {
  readonly name: string;
  readonly degree: string;
  readonly registration: string;
  /** Two sentences in the first person. */
  readonly words: string;
  readonly hasPhoto: boolean;
}

/** Address of the mentor's photo on the site. */
export const MENTOR_PHOTO_PATH = '/mentor-photo';

/**
 * Name and e-mail of the school for site, mails and receipts: the single source (decision B17). An operator's
 * CONTACT_EMAIL overrides the address; the server writes the effective values into each page, as JSON in the element
 * below.
 */
export const SCHOOL: SchoolFacts = { name: 'Cusp', email: 'hello@cusp.test' };

/** The id of the element in a page's head that holds its SchoolFacts. */
export const SCHOOL_ELEMENT = 'school';
