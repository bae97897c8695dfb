import type { StudentKey } from './events.ts';

/** Returns a fictitious person: invented name, reserved example domain, phone number reserved for fiction. */
export function demoPerson({ number, isStudent }: { number: number; isStudent: boolean }) {
  const written = String(number).padStart(2, '0');
  const kind = isStudent ? 'Student' : 'Visitor';
  const email = `demo-${kind.toLowerCase()}-${written}@example.org`;
  const phone = `+61 2 5550 00${written}`;
  return {
    account: { name: `Demo ${kind} ${written}`, email, phone },
    contact: { firstName: `Demo ${kind}`, lastName: written, email, phone },
  };
}

/** Countries of the students: the exam is Australian, and many prepare for it at home. */
const COUNTRIES = ['AU', 'IN', 'AU', 'PH', 'AU', 'EG', 'NZ', 'AU', 'PK', 'GB'];

export const countryOf = (student: StudentKey): string =>
  typeof student === 'number' ? (COUNTRIES[student % COUNTRIES.length] ?? 'AU') : 'AU';
