import { SCHOOL, SCHOOL_ELEMENT, type SchoolFacts } from '../../src/wire/school.ts';

/** An absent fact is shown nowhere: no invented person, number or address (decision B17). */
interface Brand extends SchoolFacts {
  readonly line: string;
  readonly independence: string;
}

/** Reads the facts embedded by the server; the build's defaults without a server, as in prerendering and tests. */
function schoolOfPage(): SchoolFacts {
  const written = typeof document === 'undefined' ? null : document.getElementById(SCHOOL_ELEMENT)?.textContent;
  return written ? { ...SCHOOL, ...(JSON.parse(written) as Partial<SchoolFacts>) } : SCHOOL;
}

export const BRAND: Brand = {
  ...schoolOfPage(),
  line: 'Sprint courses for the ADC Part 1 written exam',
  independence: 'Independent course. Not affiliated with the Australian Dental Council.',
};
