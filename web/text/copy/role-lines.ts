import type { TeamRole } from '../../../src/wire/literals.ts';

/** Explains each role in one line. */
export const ROLE_LINES: Readonly<Record<TeamRole, string>> = {
  owner: 'Does everything, and decides who is in the team.',
  office: 'Looks after students, orders, refunds and emails.',
  teacher: 'Creates courses and mock exams and sees students’ progress.',
  author: 'Writes questions, and reviews those of other authors.',
};
