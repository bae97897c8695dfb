import type { ChanceWord } from '../../../src/wire/literals.ts';
import type { ExamReadinessReply } from '../../../src/wire/replies/readiness.ts';
import { counted } from '../counted.ts';

type Chance = NonNullable<ExamReadinessReply['all']['chance']>;
type Rounded = Chance['likely'];

const percent = ({ percent: number, limit }: Rounded): string =>
  limit === null ? `about ${number}%` : `${limit} ${number}%`;
const ends = ({ lowest, highest }: Chance): [low: string, high: string] => [percent(lowest), percent(highest)];

const DAYS = (days: number): string => {
  if (days === 0) return 'today';
  return days === 1 ? 'yesterday' : `${counted(days, 'day')} ago`;
};

/** Words of the estimate of a candidate. Each number is shown with what it rests on. */
export const READINESS = {
  title: 'Would I pass?',
  titleOf: (name: string) => `Would ${name} pass?`,
  loading: 'Loading your estimate...',
  failed: 'We could not load your estimate.',
  link: 'See what this rests on',
  open: 'Would I pass?',
  openLine: 'An estimate for each cluster, and what is missing for one.',

  all: 'All clusters together',
  states: {
    above: 'Above the standard',
    'probably-above': 'Probably above',
    'at-the-border': 'At the border',
    'probably-below': 'Probably below',
    below: 'Below the standard',
  } satisfies Record<ChanceWord, string>,
  chance: ({ likely }: Chance) => `Chance to pass: ${percent(likely)}`,
  rounded: percent,
  range: (chance: Chance) => {
    const [low, high] = ends(chance);
    return low === high
      ? 'It is the same if the exam is stricter or milder than this school.'
      : `If the exam is stricter than this school: ${low}. If it is milder: ${high}.`;
  },
  tooLittle: 'Too little data',
  allUnknown: (more: number) =>
    more > 0
      ? `We need about ${counted(more, 'more answer', 'more answers')} before we can say anything about the whole exam.`
      : 'We can say something about the whole exam as soon as each cluster is known.',
  none: 'You have no answers yet that count. Your first answer to a question counts, as soon as you may see the solution.',
  missing: (more: number, cluster: string) => `About ${counted(more, 'more question', 'more questions')} in ${cluster}`,
  practise: 'Practise them now',
  toPractice: 'Go to practice',
  rests: ({ answers, newestDays, reviewers }: { answers: number; newestDays: number; reviewers: number }) =>
    `From ${counted(answers, 'answer')}, the newest ${DAYS(newestDays)}, against the standard that ${
      reviewers <= 1 ? 'one reviewer' : `${reviewers} reviewers`
    } of this school set.`,
  notTheAdc: 'It is not the standard of the ADC. Nobody knows yet how well it predicts.',
  demo: 'All of this comes from demo questions, which no examiner reviewed.',
  leftOut: {
    unreleased: (count: number) => `${counted(count, 'answer')} of mock exams whose results are not out yet`,
    withdrawn: (count: number) => `${counted(count, 'answer')} to questions that we withdrew`,
    otherClusters: (count: number) => `${counted(count, 'answer')} in clusters that left the exam`,
    unrated: (count: number) => `${counted(count, 'answer')} to questions without a standard`,
    demo: (count: number) => `${counted(count, 'answer')} to demo questions`,
  } satisfies Record<keyof ExamReadinessReply['evidence']['leftOut'], (count: number) => string>,
  notCounted: (parts: readonly string[]) => `Not counted: ${parts.join(', ')}.`,

  clusters: 'Your clusters',
  clustersLine: 'The bar shows which scores are likely: four times in five. The line is the standard.',
  interval: (low: number, high: number) => `${low} to ${high}%`,
  standard: (standard: number) => `standard ${standard}%`,
  answers: (count: number) => counted(count, 'answer'),
  noQuestions: 'The question bank has no question here that a reviewer rated.',
  table: 'The same as a table',
  columns: ['Cluster', 'Answers', 'Score', 'Standard', 'Chance to pass'],

  fails: 'What would fail you',
  failsBy: (cluster: string) => `${cluster}: this cluster alone could fail you, however good the others are.`,
  failsNothing: 'No cluster that we know would probably fail you.',
  failsUnknown: 'We cannot say yet: too little is known.',

  lessons: 'Lessons for what you got wrong',
  lessonLine: (count: number) => `Teaches ${counted(count, 'question')} that you got wrong.`,

  pace: 'Your pace',
  paceLine: (seconds: number, of: number) =>
    `Half of your ${counted(of, 'answer')} under the clock took ${counted(seconds, 'second')} or less.`,
  allowed: (seconds: number) => `The exam gives you ${counted(seconds, 'second')} for each question.`,

  history: 'How it moved',
  loadingHistory: 'Loading earlier estimates...',
  noHistory: 'There is no earlier estimate yet. We keep one for each day on which you finish a test.',
  historyColumns: { day: 'Day', all: 'All clusters' },

  method: 'How we work this out',
  methodLines: [
    'Only your first answer to each question counts, and only once you may see its solution. Answers under the clock count more than answers at leisure, new ones more than old ones.',
    'For each question, reviewers of this school guessed how many just good enough dentists would answer it. So a hard question tells us something else than an easy one.',
    'From your answers we work out which scores are likely on a paper like the real one. We show the range that holds four times in five.',
    'The chance to pass is the share of those scores above the standard. Nobody knows how strict the exam will be. So we also show it for a stricter and a milder one.',
    'With few answers we say so and show no number. We look at nothing but your answers.',
  ],
} as const;
