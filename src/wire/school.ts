import type { WordsPage } from './literals.ts';

export interface SchoolFacts {
  readonly name: string;
  readonly email: string;
  readonly phone?: string;
  /** Leads to a chat with the mentor; the contact page without one. */
  readonly messagingUrl?: string;
  /** Hours in which messages are answered; null for a school that names none. */
  readonly hours: OpeningHours | null;
  /** Address of the school's own mark on the site. */
  readonly logo?: string;
  /** Absent until the operator has set them: no mentor is invented (decision B17). */
  readonly mentor?: MentorFacts;
  /** The council's page about the assessment; absent as long as it is that of `COUNCIL`. */
  readonly process?: { readonly url: string; readonly isPdf: boolean };
  /** Days of the next written exams, as the school has them from the council; absent without any. */
  readonly examDates?: readonly ExamDatesFacts[];
  /** Sentence of who sells, for the footer. */
  readonly seller?: string;
  /** Whether sales with GST get a tax invoice: the seller has a business number and charges GST. */
  readonly hasTaxInvoices?: true;
  /** Blocks of public pages that the owner wrote; all others are in the program's words (src/wire/words). */
  readonly words?: { readonly [P in WordsPage]?: Readonly<Record<string, string>> };
  /** Day on which the owner last changed the terms, as 2026-03-31. */
  readonly termsChanged?: string;
  /** Revision of the draft that these facts are of; absent for the school as visitors see it. */
  readonly draftRevision?: number;
}

/** The person who teaches, as visitors look for one. */
export interface MentorFacts {
  readonly name: string;
  readonly degree: string;
  readonly registration: string;
  /** Two sentences in the first person. */
  readonly words: string;
  /** Address of a photo on the site. */
  readonly photo: string | null;
}

/** Days as 2027-03-04, the same one twice for one day; a note may be empty. */
export interface ExamDatesFacts {
  readonly from: string;
  readonly to: string;
  readonly note: string;
}

export interface OpeningHours {
  /** Days in words, such as `Monday to Friday`; the times are those of a Monday. */
  readonly days: string;
  readonly opens: string;
  readonly closes: string;
  readonly timeZone: string;
}

/**
 * The school for site, mails and receipts before its owner or operator has said otherwise (decision B17). The server
 * writes the effective facts into each page, as JSON in the element below.
 */
export const SCHOOL: SchoolFacts = {
  name: 'Cusp',
  email: 'hello@cusp.test',
  hours: { days: 'Monday to Friday', opens: '09:00', closes: '17:00', timeZone: 'Australia/Sydney' },
};

/** The id of the element in a page's head that holds its SchoolFacts. */
export const SCHOOL_ELEMENT = 'school';
