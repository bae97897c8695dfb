import type { Knex } from 'knex';
import { directoryKey } from '../../src/domain/kernel/fold-text.ts';

const GIVEN = [
  'Amara',
  'Bao',
  'Chiara',
  'Dmitri',
  'Elif',
  'Farah',
  'Gustavo',
  'Hana',
  'Ifeanyi',
  'Jorge',
  'Kavya',
  'Łucja',
  'Mei',
  'Nadia',
  'Ömer',
  'Priya',
];
const FAMILY = [
  'Okafor',
  'Nguyễn',
  'Rossi',
  'Ivanov',
  'Yılmaz',
  'Haddad',
  'Silva',
  'Sato',
  'Eze',
  'García',
  'Iyer',
  'Nowak',
  'Lin',
  "O'Brien",
  'Demir',
  'Sharma',
  'Van der Berg',
];
const START_MS = Date.UTC(2026, 0, 5, 9);
const HOUR_MS = 3_600_000;
const AT_ONCE = 500;

export const studentName = (index: number): string =>
  `${GIVEN[index % GIVEN.length]} ${FAMILY[(index * 7) % FAMILY.length]}`;
export const studentEmail = (index: number): string => `student-${String(index).padStart(5, '0')}@example.org`;

/**
 * Students who have never signed in: rows only, because making so many passwords would take minutes. Every third may
 * enter one of the courses.
 */
export async function addStudents(
  db: Knex,
  count: number,
  courseIds: readonly string[] = [],
  firstIndex = 0,
): Promise<void> {
  const end = firstIndex + count;
  for (let from = firstIndex; from < end; from += AT_ONCE) {
    const indexes = Array.from({ length: Math.min(AT_ONCE, end - from) }, (_, index) => from + index);
    await db('users').insert(indexes.map(userRow));
    const enrolled = indexes.filter((index) => courseIds.length > 0 && index % 3 === 0);
    if (enrolled.length > 0) await db('enrolments').insert(enrolled.map((index) => enrolmentRow(index, courseIds)));
  }
}

const idOf = (index: number): string => `many-${String(index).padStart(5, '0')}`;

function userRow(index: number) {
  const [name, email, at] = [studentName(index), studentEmail(index), START_MS + index * HOUR_MS];
  return {
    id: idOf(index),
    name,
    email,
    phone: '+61 400 000 000',
    password_hash: 'nobody signs in with this',
    role: 'student',
    agreed_to_terms_at: at,
    created_at: at,
    disabled_at: null,
    email_confirmed_at: at,
    directory_key: directoryKey({ name, email }),
  };
}

const enrolmentRow = (index: number, courseIds: readonly string[]) => ({
  user_id: idOf(index),
  course_id: courseIds[index % courseIds.length],
  since: START_MS + index * HOUR_MS,
  order_id: null,
  revoked_at: null,
});
