import type { Pool, VersionState } from '../../../src/wire/literals.ts';
import { counted } from '../counted.ts';

/** Words that the screens of the question bank have in common. */
export const BANK = {
  number: (vignette: number) => `V${vignette}`,
  states: {
    draft: 'Draft',
    'in-review': 'In review',
    approved: 'Approved',
    superseded: 'Replaced',
  } satisfies Record<VersionState, string>,
  retired: 'Retired',
  pools: { practice: 'Practice', mock: 'Mock exams', sample: 'Free sample' } satisfies Record<Pool, string>,
  noAuthor: 'Deleted account',
  questions: (count: number) => counted(count, 'question'),
} as const;
