import type { Pool, VersionState } from '../../../src/wire/literals.ts';
import { counted } from '../counted.ts';

const number = (count: number) => count.toLocaleString('en-AU');
const questions = (count: number) => counted(count, 'question');

/** Words that the list of the question bank and the reviews have in common. */
export const BANK = {
  number: (vignette: number) => `V${vignette}`,
  states: {
    draft: 'Draft',
    'in-review': 'In review',
    approved: 'Approved',
    superseded: 'Replaced',
  } satisfies Record<VersionState, string>,
  retired: 'Retired',
  pools: { practice: 'Practice', mock: 'Mock exams' } satisfies Record<Pool, string>,
  demo: 'Demo question, not reviewed by examiners',
  noAuthor: 'Deleted account',
  questions,
} as const;

/** Words of the list of the question bank. */
export const QUESTIONS = {
  title: 'Questions',
  lead: 'Each vignette is a case with its questions.',
  loading: 'Loading the questions...',
  older: 'Show older',
  failedOlder: 'We could not load older vignettes.',
  table: 'Vignettes',
  none: 'No vignettes yet',
  noneLine: 'Select New vignette to write the first one.',
  notFound: 'No vignettes found',
  notFoundLine: 'Try other words or fewer filters.',
  showAll: 'Show all vignettes',

  create: 'New vignette',
  reviews: 'Reviews',
  waiting: (count: number, hasMore: boolean) =>
    hasMore
      ? `More than ${counted(count, 'vignette waits', 'vignettes wait')} for your review`
      : `${counted(count, 'vignette waits', 'vignettes wait')} for your review`,

  search: 'Search for words or a number such as V12',
  clearSearch: 'Clear the search',
  state: 'State',
  anyState: 'Any state',
  pool: 'Used for',
  anyPool: 'Practice and mock exams',
  cluster: 'Cluster',
  anyCluster: 'Any cluster',
  subject: 'Subject',
  anySubject: 'Any subject',

  columns: {
    vignette: 'Vignette',
    state: 'State',
    pool: 'Used for',
    topics: 'Clusters and subjects',
    questions: 'Questions',
    author: 'Author',
    changed: 'Changed',
  },
  approvedBefore: 'Approved before',
  noTopics: 'Not chosen yet',
} as const;

/** Words of the table that compares the bank with the blueprint. */
export const TALLIES = {
  title: 'What one mock exam needs',
  loading: 'Counting the questions...',
  failed: 'We could not count the questions.',
  toBlueprint: 'Open the blueprint',
  summary: (needed: number, missing: number) =>
    missing > 0
      ? `One mock exam has ${questions(needed)}. About ${number(missing)} more must be approved.`
      : `One mock exam has ${questions(needed)}. You have enough approved questions.`,
  clusters: 'Clusters',
  subjects: 'Count by subject',
  columns: {
    mock: 'Mock exams, approved',
    practice: 'Practice, approved',
    unfinished: 'Draft or in review',
  },
  of: (count: number, need: number) => `${number(count)} of about ${number(need)}`,
  count: number,
  missing: (count: number) => `About ${number(count)} more for one mock exam`,
  enough: 'Enough for one mock exam',
  other: 'Not in the blueprint',
} as const;

/** Words of the dialog that begins a vignette. */
export const NEW_VIGNETTE = {
  title: 'New vignette',
  name: 'Title',
  nameHint: 'Only administrators see it.',
  pool: 'Used for',
  poolHint: 'Practice and mock exams never use the same vignette.',
  create: 'Create',
  creating: 'Creating...',
  cancel: 'Cancel',
} as const;
