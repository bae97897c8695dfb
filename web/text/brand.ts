import { SCHOOL, SCHOOL_ELEMENT, type SchoolFacts } from '../../src/wire/school.ts';

/**
 * Facts set by the operator and shown only by the site; name and e-mail, which the server uses too, are sent with each
 * page. An absent fact is shown nowhere: no invented person, number or address (decision B17).
 */
export interface OpeningHours {
  /** Days in words, such as `Monday to Friday`; the times are those of a Monday. */
  days: string;
  opens: string;
  closes: string;
  timeZone: string;
  /** Common name of the zone's place: `Sydney`. */
  place: string;
}

interface Brand {
  name: string;
  line: string;
  email: string;
  phone?: string;
  /** URL of "Talk to Mentor", such as a messaging address; default: the contact page. */
  messagingUrl?: string;
  /** Hours in which messages are answered. */
  hours?: OpeningHours;
  /** Undefined until the operator has set one. */
  mentor: SchoolFacts['mentor'];
  /** A sentence of who sells; undefined without a business number. */
  seller: SchoolFacts['seller'];
  independence: string;
}

/** Reads the facts embedded by the server; the build's defaults without a server, as in prerendering and tests. */
function schoolOfPage(): SchoolFacts {
  const written = typeof document === 'undefined' ? null : document.getElementById(SCHOOL_ELEMENT)?.textContent;
  return written ? { ...SCHOOL, ...(JSON.parse(written) as Partial<SchoolFacts>) } : SCHOOL;
}

const school = schoolOfPage();

export const BRAND: Brand = {
  name: school.name,
  line: 'Sprint courses for the ADC Part 1 written exam',
  email: school.email,
  hours: { days: 'Monday to Friday', opens: '09:00', closes: '17:00', timeZone: 'Australia/Sydney', place: 'Sydney' },
  mentor: school.mentor,
  seller: school.seller,
  independence: 'Independent course. Not affiliated with the Australian Dental Council.',
};
