import type { MockExamReply, MockExamsReply } from '../../../../src/wire/replies/mock-exams.ts';

export const vignette = (number: number, facts: object = {}) => ({
  id: `v${number}`,
  number,
  title: `Vignette number ${number}`,
  clusters: ['c1'],
  questions: 5,
  rating: 61.5,
  isFixed: false,
  isScored: true,
  ...facts,
});

const balanceRow = (id: string, title: string, facts: object = {}) => ({
  id,
  title,
  target: 5,
  actual: 5,
  scored: 5,
  ...facts,
});

const FACTS = {
  _id: 'm1',
  id: 'm1',
  title: 'Autumn mock',
  state: 'draft',
  isShort: false,
  isDemo: false,
  isFree: false,
  courseIds: [],
  releaseAt: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  publishedAt: null,
  closedAt: null,
} as const;

/** Two sections, the first one full. */
export const mockExam = (facts: Partial<MockExamReply> = {}): MockExamReply => ({
  ...FACTS,
  courseIds: [],
  revision: 3,
  isConfirmed: false,
  sections: [
    { minutes: 30, places: 2, vignettes: [vignette(1, { isFixed: true }), vignette(2)] },
    { minutes: 20, places: 1, vignettes: [] },
  ],
  clusters: [
    balanceRow('c1', 'Professionalism', { actual: 10 }),
    balanceRow('c2', 'Information gathering', { actual: 2 }),
    balanceRow('c3', 'Diagnosis', { target: 5.2 }),
  ],
  subjects: [balanceRow('endodontics', 'Endodontics')],
  others: [],
  faults: [{ path: 'sections[1].vignettes', message: 'Section 2 has 0 of 1 vignettes.' }],
  ...facts,
});

export const listing = (facts: object = {}): MockExamsReply['mockExams'][number] => ({
  ...FACTS,
  courseIds: ['a'],
  sections: 4,
  vignettes: 10,
  places: 16,
  minutes: 140,
  ...facts,
});
