import { counted } from '../counted.ts';

const number = (count: number) => count.toLocaleString('en-AU');
const questions = (count: number) => counted(count, 'question');

/** Words of the list of the question bank. */
export const QUESTIONS = {
  title: 'Questions',
  lead: 'Each case has a text and its questions.',
  loading: 'Loading the questions...',
  older: 'Show older',
  failedOlder: 'We could not load older cases.',
  table: 'Cases',
  none: 'No cases yet',
  noneLine: 'Select New case to write the first one.',
  notFound: 'No cases found',
  notFoundLine: 'Try other words or fewer filters.',
  showAll: 'Show all cases',

  create: 'New case',
  more: 'More for questions',
  reviews: 'Reviews',
  reports: 'Reports',
  import: 'Import',
  export: 'Export CSV',
  exportFound: 'Export found (CSV)',
  exported: 'We saved the questions to your downloads.',
  waiting: (count: number) => `${counted(count, 'case waits', 'cases wait')} for your review`,
  open: (count: number) => `${counted(count, 'report waits', 'reports wait')} for an answer`,

  search: 'Words or a number such as V12',
  clearSearch: 'Clear the search',
  state: 'State',
  anyState: 'Any state',
  pool: 'Used for',
  anyPool: 'Any use',
  cluster: 'Cluster',
  anyCluster: 'Any cluster',
  subject: 'Subject',
  anySubject: 'Any subject',

  columns: {
    vignette: 'Case',
    state: 'State',
    pool: 'Used for',
    topics: 'Clusters and subjects',
    changed: 'Changed',
    author: 'Author',
  },
  demo: 'Demo',
  approvedBefore: 'Approved before',
  allClusters: 'All clusters',
  noTopics: 'Not chosen yet',
  others: (subject: string, count: number) => `${subject} +${count}`,
} as const;

/** Words of the line and the tables that compare the bank with the blueprint. */
export const TALLIES = {
  title: 'What one mock exam needs',
  loading: 'Counting the questions...',
  failed: 'We could not count the questions.',
  toBlueprint: 'Open the exam rules',
  approved: (count: number, needed: number) => `${number(count)} of ${number(needed)} approved for a mock exam`,
  details: 'Details',
  summary: (needed: number, missing: number) =>
    missing > 0
      ? `One mock exam has ${questions(needed)}. About ${number(missing)} more must be approved.`
      : `One mock exam has ${questions(needed)}. You have enough approved questions.`,
  demoSummary: (needed: number) => `One mock exam has ${questions(needed)}. You have none of your own yet.`,
  demoOnly: 'These numbers count the demo questions.',
  demoLeftOut: 'Demo questions are not counted.',
  clusters: 'Clusters',
  subjects: 'Count by subject',
  columns: {
    cluster: 'Cluster',
    subject: 'Subject',
    mock: 'For mock exams',
    practice: 'For practice',
    unfinished: 'Not approved yet',
  },
  of: (count: number, need: number) => `${number(count)} of about ${number(need)}`,
  count: number,
  missing: (count: number) => `About ${number(count)} more`,
  enough: 'Enough',
  other: 'Other, or not chosen yet',
} as const;

/** Words of the dialog that begins a vignette. */
export const NEW_VIGNETTE = {
  title: 'New case',
  name: 'Title',
  nameHint: 'Only your team sees it.',
  pool: 'Used for',
  poolHint: 'Practice and mock exams never use the same case.',
  create: 'Create',
  creating: 'Creating...',
} as const;

/** Words of the queue of versions in review. */
export const REVIEWS = {
  title: 'Reviews',
  lead: 'Answer each question before you see what is right. Then approve or return it.',
  loading: 'Loading the reviews...',
  older: 'Show older',
  failedOlder: 'We could not load older reviews.',
  list: 'In review',
  none: 'Nothing to review',
  noneLine: 'A case appears here after its author submits it.',
  toQuestions: 'Back to questions',
  yours: 'Yours',
  yoursLine: 'Another administrator reviews it.',
  author: 'Author',
  clusters: 'Clusters',
  changed: 'Changed',
} as const;

/** Words of one blind review. */
export const REVIEW = {
  loading: 'Loading the case...',
  retry: 'Retry',
  gone: 'This case is not in review any more',
  goneLine: 'Its author is changing it, or another administrator decided.',
  own: 'This is your own work',
  ownLine: 'Another administrator must review it.',
  toQueue: 'Back to reviews',

  case: 'Case',
  showCase: 'Show the case',
  lead: 'Answer as a candidate would. You see what is right after you save.',
  question: (at: number, count: number) => `Question ${at} of ${count}`,
  rating: 'Of 100 candidates who just pass, how many would choose the right option?',
  notRated: 'Move the slider to choose.',
  rated: (rating: number) => `${rating} of 100`,
  noOption: 'Choose an option.',
  noRating: 'Choose how many would be right.',
  bothMissing: 'Choose an option, and how many would be right.',

  save: 'Save answers and show what is right',
  saving: 'Saving...',
  saveLine: 'You cannot change your answers after this.',
  kept: 'Until you save, your answers stay in this browser tab.',
  progress: (done: number, count: number) => `${done} of ${count} questions done`,
  incomplete: (count: number) => `${counted(count, 'question is', 'questions are')} not complete yet.`,

  keys: 'What is right',
  score: (right: number, count: number) => `You chose the right option in ${right} of ${questions(count)}.`,
  yourRating: 'Your estimate',

  decision: 'Your decision',
  comment: 'Comment for the author',
  commentHint: 'Say what to change if you return it.',
  approve: 'Approve',
  approving: 'Approving...',
  approveTitle: 'Approve this case?',
  approveLine: 'It can be used from now on. Approved text cannot be changed, only replaced.',
  approved: (title: string) => `Approved: ${title}`,
  return: 'Return to the author',
  returning: 'Returning...',
  returned: (title: string) => `Returned: ${title}`,
} as const;
