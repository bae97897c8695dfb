import type { SectionQuestionsReply, SittingReply } from '../../../src/wire/replies/sittings.ts';

type Section = SittingReply['sections'][number];

export const NOW = '2026-11-26T09:00:00.000Z';
const MINUTE_MS = 60_000;
export const minutesLater = (minutes: number, from = NOW): string =>
  new Date(Date.parse(from) + minutes * MINUTE_MS).toISOString();

export const waitingSection = (number: number, change: Partial<Section> = {}): Section => ({
  number,
  state: 'waiting',
  end: null,
  minutes: 60,
  vignettes: 2,
  questions: 3,
  startedAt: null,
  deadlineAt: null,
  submittedAt: null,
  answered: 0,
  late: 0,
  ...change,
});

export const runningSection = (number: number, change: Partial<Section> = {}): Section =>
  waitingSection(number, { state: 'running', startedAt: NOW, deadlineAt: minutesLater(60), ...change });

export const overSection = (number: number, change: Partial<Section> = {}): Section =>
  runningSection(number, { state: 'over', end: 'handed-in', submittedAt: minutesLater(40), answered: 3, ...change });

/** A mock exam of two sections on one day that nobody has begun. */
export const sitting = (change: Partial<SittingReply> = {}): SittingReply => ({
  _id: 's1',
  id: 's1',
  kind: 'mock',
  title: 'Mock exam 1',
  mockExamId: 'm1',
  state: 'ready',
  isReleased: false,
  releaseAt: null,
  createdAt: NOW,
  endedAt: null,
  expiresAt: minutesLater(30 * 24 * 60),
  extraTimePercent: 0,
  isPreview: false,
  isDemo: false,
  isFree: false,
  isShort: false,
  isConfirmed: true,
  now: NOW,
  days: [[1, 2]],
  breakMinutes: 60,
  writer: { number: 1, device: 'Chrome, Windows' },
  sections: [waitingSection(1), waitingSection(2)],
  sheet: null,
  reveals: [],
  ...change,
});

/** The same with its first section running, and nothing answered. */
export const runningSitting = (change: Partial<SittingReply> = {}): SittingReply =>
  sitting({
    state: 'running',
    sections: [runningSection(1), waitingSection(2)],
    sheet: { section: 1, sequence: 0, savedAt: null, answers: [] },
    ...change,
  });

const paragraph = (text: string): SectionQuestionsReply['vignettes'][number]['caseBlocks'] => [
  { kind: 'paragraph', inlines: [{ text, isStrong: false, isEm: false }] },
];

const question = (id: string, position: number, options = ['a', 'b', 'c', 'd']) => ({
  id,
  position,
  stemBlocks: paragraph(`Stem of ${id}.`),
  options: options.map((option) => ({ id: `${id}${option}`, text: `Option ${option} of ${id}` })),
});

/** Two cases, of two questions and of one; the second has a figure. */
export const sectionQuestions = (): SectionQuestionsReply => ({
  vignettes: [
    {
      id: 'v1',
      position: 1,
      caseBlocks: paragraph('A tooth hurts at night.'),
      figures: [],
      questions: [question('q1', 1), question('q2', 2)],
    },
    {
      id: 'v2',
      position: 2,
      caseBlocks: [...paragraph('A tooth is loose.'), { kind: 'figure', id: '1' }],
      figures: [
        {
          number: 1,
          key: 'figures/f1/large.webp',
          smallKey: 'figures/f1/small.webp',
          width: 1600,
          height: 900,
          description: 'A line across the crown of a molar.',
          caption: '',
        },
      ],
      questions: [question('q3', 3)],
    },
  ],
});
