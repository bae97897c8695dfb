import { SCHOOL, SCHOOL_ELEMENT, type SchoolFacts } from '../../src/wire/school.ts';

/**
 * Facts that an operator changes and only the site shows; the name and the e-mail, which the server says too, come from
 * the server with each page. An absent fact is not shown anywhere: no invented person, number or address (decision
 * B17).
 */
export interface OpeningHours {
  /** In words, such as `Monday to Friday`; the times are those of a Monday. */
  days: string;
  opens: string;
  closes: string;
  timeZone: string;
  /** What people call that zone: `Sydney`. */
  place: string;
}

interface Brand {
  name: string;
  line: string;
  email: string;
  phone?: string;
  /** Where "Talk to Mentor" leads, such as a messaging address; without one it leads to the contact page. */
  messagingUrl?: string;
  /** When messages are answered. */
  hours?: OpeningHours;
  mentor: { name?: string; letters: string; role: string };
  independence: string;
}

/**
 * As the server that wrote this page has it; as it is built where no server has, such as in the renderer and in tests.
 */
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
  mentor: { letters: 'C', role: 'Your mentor' },
  independence: 'Independent course. Not affiliated with the Australian Dental Council.',
};
