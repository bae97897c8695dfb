import type { ExamReply, PracticeReply, SittingsReply } from '../../../../../src/wire/replies/sittings.ts';

type Mock = ExamReply['mocks'][number];
type Listing = ExamReply['open'][number];
type Scored = SittingsReply['sittings'][number];

export const listing = (facts: Partial<Listing> = {}): Listing => ({
  _id: 's1',
  id: 's1',
  kind: 'timed',
  title: 'Timed test, 4 cases',
  mockExamId: null,
  state: 'over',
  isReleased: true,
  releaseAt: null,
  isPreview: false,
  isShort: false,
  isDemo: false,
  createdAt: '2026-03-02T09:00:00.000Z',
  endedAt: '2026-03-02T09:30:00.000Z',
  deadlineAt: null,
  questions: 20,
  answered: 18,
  ...facts,
});
export const openPractice = (facts: Partial<Listing> = {}) =>
  listing({ state: 'running', isReleased: false, endedAt: null, answered: 3, ...facts });

export const mock = (facts: Partial<Mock> = {}): Mock => ({
  _id: 'm1',
  id: 'm1',
  title: 'Mock exam 1',
  isShort: false,
  sections: 4,
  questions: 280,
  minutes: 480,
  state: 'open',
  sittingId: null,
  releaseAt: null,
  isDemo: false,
  isFree: false,
  ...facts,
});

export const exam = (facts: Partial<ExamReply> = {}): ExamReply => ({
  open: [],
  mocks: [],
  canPractise: true,
  isConfirmed: true,
  ...facts,
});

export const scored = (facts: Partial<Scored> = {}): Scored => ({ ...listing(facts), points: null, ...facts });

export const own = (...sittings: Listing[]): { body: SittingsReply } => ({
  body: { sittings: sittings.map((one) => scored(one)), nextBefore: null },
});

/** Nine cases of five questions; two of them were wrong, both about endodontics. */
export const practice = (facts: Partial<PracticeReply> = {}): PracticeReply => ({
  vignettes: 9,
  questions: 45,
  clusters: [
    { id: 'c1', title: 'Professionalism', vignettes: 5 },
    { id: 'c2', title: 'Diagnosis', vignettes: 4 },
  ],
  subjects: [
    { id: 'endodontics', title: 'Endodontics', vignettes: 6 },
    { id: 'radiology', title: 'Radiology', vignettes: 3 },
  ],
  statuses: [
    { status: 'all', vignettes: 9 },
    { status: 'unseen', vignettes: 0 },
    { status: 'wrong', vignettes: 2 },
    { status: 'flagged', vignettes: 1 },
    { status: 'weak', vignettes: 6 },
  ],
  weakCells: [{ cluster: 'c2', subject: 'endodontics', wrong: 7 }],
  isDemo: false,
  pace: { vignettes: 14, minutes: 120 },
  ...facts,
});
