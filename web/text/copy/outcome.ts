import type { ClusterResult } from '../../../src/wire/literals.ts';
import { counted } from '../counted.ts';

/** Words of the question after the exam. */
export const OUTCOME = {
  title: 'How did your exam go?',
  line: (day: string) =>
    `Your exam was on ${day}. When you have your result, would you tell us? It shows whether our estimates are true.`,
  once: 'You can answer once. A cluster without an answer counts as “I’d rather not say”. Other students see sums alone.',
  results: {
    passed: 'Passed',
    failed: 'Failed',
    'not-said': 'I’d rather not say',
  } satisfies Record<ClusterResult, string>,
  chooseFirst: 'Please choose an answer for one cluster at least.',
  send: 'Send',
  sending: 'Sending...',
  thanks: 'Thank you. We will not ask you about this exam again.',
} as const;

/** Words of what was predicted against what candidates told. */
export const PREDICTIONS = {
  title: 'Was it true?',
  titleOfOthers: 'Was it true for others?',
  line: 'The chances that we showed before the exam, and what candidates told us after it.',
  loading: 'Loading the comparison...',
  failed: 'We could not load the comparison.',
  waiting: (candidates: number, needed: number) =>
    `We compare as soon as ${counted(needed, 'candidate')} told us a result that we had estimated. So far: ${candidates}.`,
  from: (candidates: number) =>
    `From ${counted(candidates, 'candidate')} who told us. People who passed may tell us more often than others.`,
  clusters: 'Single clusters',
  all: 'The whole exam',
  columns: ['Predicted', 'On average', 'Results', 'Passed'],
  bin: (from: number, to: number) => `${from} to ${to}%`,
  predicted: (mean: number | null) => (mean === null ? 'None' : `${Math.round(mean)}%`),
  passed: (passed: number, results: number) =>
    results === 0 ? '0' : `${passed} (${Math.round((100 * passed) / results)}%)`,
} as const;
