import { deadlineOf } from '../../../src/domain/exam/section-clock.ts';
import type {
  AnswerRow,
  PlannedVignette,
  SectionWork,
  Sitting,
  WholeSitting,
} from '../../../src/domain/exam/sitting.ts';
import { after, MINUTE_MS } from '../../../src/domain/kernel/clock.ts';
import type { KeyOfQuestion } from '../../../src/domain/kernel/vignettes.ts';
import { monday } from '../../contracts/samples.ts';

/** A mock exam of another shape than the default one: two clusters, two sections on two days. */
export const aSitting = (facts: Partial<Sitting> = {}): Sitting => ({
  id: 'sitting',
  userId: 'ada',
  kind: 'mock',
  mockExamId: 'mock',
  contentId: null,
  title: 'Mock exam 1',
  shape: {
    days: [[1], [2]],
    breakMinutes: { betweenSections: 60 },
    pass: 'each-cluster',
    clusters: [
      { id: 'a', short: 'A', title: 'Cluster A' },
      { id: 'b', short: 'B', title: 'Cluster B' },
    ],
    subjects: [
      { id: 'endodontics', title: 'Endodontics' },
      { id: 'surgery', title: 'Surgery' },
    ],
    isShort: true,
  },
  extraTimePercent: 0,
  isPreview: false,
  isDemo: false,
  isFree: false,
  device: 'Chrome, Windows',
  releaseAt: null,
  createdAt: monday,
  endedAt: null,
  ...facts,
});

/** Numbers of so many questions in a row. */
export const numbers = (first: number, count: number): number[] => Array.from({ length: count }, (_, at) => first + at);

/** Vignettes of four questions, named q1, q2 …; each has the options `right` and `wrong` of its own. */
export const aPlan = (first: number, vignettes: number, unscored: readonly number[] = []): PlannedVignette[] =>
  numbers(0, vignettes).map((at) => ({
    vignetteId: `v${(first - 1) / 4 + at + 1}`,
    versionId: `v${(first - 1) / 4 + at + 1}-v1`,
    isScored: !unscored.includes((first - 1) / 4 + at + 1),
    questions: numbers(first + at * 4, 4).map((n) => ({ id: `q${n}`, optionIds: [`q${n}-right`, `q${n}-wrong`] })),
  }));

export const anAnswer = (n: number, choice: 'right' | 'wrong' | null, facts: Partial<AnswerRow> = {}): AnswerRow => ({
  question: `q${n}`,
  option: choice && `q${n}-${choice}`,
  flagged: false,
  struck: [],
  seconds: 60,
  ...facts,
});

/** A section of sixty minutes; it is handed in half an hour after its start. */
export function aSection(number: number, startedAt: Date | null, facts: Partial<SectionWork> = {}): SectionWork {
  return {
    number,
    minutes: 60,
    startedAt,
    deadlineAt: startedAt && deadlineOf(startedAt, 60, 0),
    submittedAt: startedAt && after(startedAt, 30 * MINUTE_MS),
    writer: 1,
    sequence: 1,
    savedAt: null,
    closedAt: null,
    plan: aPlan(1, 1),
    answers: [],
    lateAnswers: null,
    ...facts,
  };
}

/** Keys of a sitting: odd numbers are of cluster A, even ones of B; a rating for each cluster. */
export const keysOf = ({ sections }: Pick<WholeSitting, 'sections'>, ratings = { a: 64, b: 70 }): KeyOfQuestion[] =>
  sections.flatMap(({ plan }) =>
    plan.flatMap(({ versionId, questions }) =>
      questions.map(({ id }) => {
        const cluster = Number(id.slice(1)) % 2 === 1 ? 'a' : 'b';
        return {
          questionId: id,
          versionId,
          cluster,
          subject: cluster === 'a' ? 'endodontics' : 'surgery',
          optionId: `${id}-right`,
          explanation: `Because of **${id}**.`,
          why: { [`${id}-right`]: 'Right.', [`${id}-wrong`]: 'Not the best.' },
          takeaway: 'Test first.',
          references: [{ title: 'Guide', publisher: 'Board', year: 2022, url: '' }],
          rating: ratings[cluster],
          withdrawn: null,
        };
      }),
    ),
  );

/** Keys with these questions withdrawn. */
export const withdrawing = (keys: readonly KeyOfQuestion[], ...ids: string[]): KeyOfQuestion[] =>
  keys.map((key) =>
    ids.includes(key.questionId) ? { ...key, withdrawn: { reason: 'Two options are right.', at: monday } } : key,
  );
