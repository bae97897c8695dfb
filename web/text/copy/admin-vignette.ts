import type { VersionReply, VignetteReply } from '../../../src/wire/replies/questions.ts';
import { counted } from '../counted.ts';
import { EXAM } from './exam.ts';

const MOVED: Record<VignetteReply['pool'], string> = {
  practice: 'This case is now used for practice.',
  mock: 'This case is now used for mock exams.',
  sample: 'This case is now a free sample.',
};

/** Words of the page where a vignette is written. */
export const VIGNETTE = {
  list: 'Questions',
  loading: 'Loading the case...',
  retry: 'Retry',
  unknown: 'We could not find this case.',
  unknownLine: 'It may have been deleted.',
  toList: 'Back to questions',
  demo: 'Demo',
  pool: 'Used for',
  moved: (pool: VignetteReply['pool']) => MOVED[pool],
  toSampleTitle: 'Make it a free sample?',
  toSampleLine:
    'Anybody can try its questions without an account. It stays a free sample: no practice and no mock exam can use it again.',
  toSample: 'Make it a free sample',
  done: {
    retired: 'Retired. New exams and practice do not use it.',
    restored: 'Restored.',
    discarded: 'Draft discarded.',
    takenBack: 'You can edit it again.',
    opened: 'New draft. The approved version stays until this one is approved.',
    submitted: 'Submitted for review.',
    approved: 'Approved. It needed no review.',
  },

  menu: (number: number) => `More for V${number}`,
  retire: 'Retire',
  restore: 'Restore',
  discard: 'Discard draft',
  discardTitle: 'Discard this draft?',
  discardLine: 'You cannot get its text back.',
  discardAll: 'This case has no other version. It will be deleted.',
  versions: 'Versions',
  version: (number: number) => `Version ${number}`,
  versionLine: (author: string, moment: string) => `${author || 'Deleted account'}, ${moment}`,

  returned: (reviewer: string) => `${reviewer || 'A reviewer'} returned this version`,
  inReviewOwn: 'This version is in review. Undo the submission to edit it.',
  inReview: 'This version is in review.',
  takeBack: 'Undo submission',
  toReview: 'Review it',
  retiredLine: 'This case is retired. New exams and practice do not use it.',

  views: 'Views of this case',
  view: { write: 'Write', preview: 'Preview', 'in-review': 'In review', approved: 'Approved' },
  approvedVersion: (number: number) => `Approved version ${number}`,
} as const;

/** Words of the page where teachers read a case. */
export const APPROVED = {
  list: 'Mock exams',
  loading: 'Loading the case...',
  retry: 'Retry',
  unknown: 'We could not find this case.',
  unknownLine: 'It may have been deleted, or no version of it is approved.',
  toList: 'Back to mock exams',
} as const;

export const SAVING = {
  saved: (time: string) => `Saved ${time}`,
  allSaved: 'All changes saved',
  edited: 'Not saved yet',
  saving: 'Saving...',
  retrying: 'Not saved yet. We are trying again.',
  refused: 'Not saved. Please check the marked fields.',
  refusedBy: (sentence: string) => `Not saved. ${sentence}`,
  show: 'Show me',
  stale: 'Not saved. Choose a version above.',
  staleTitle: 'Someone else saved this case first',
  gone: 'This draft was submitted or discarded in another window.',
  goneLine: 'Your text is kept on this device.',
  reload: 'Show what is saved',
  kept: (moment: string) => `You have unsaved changes from ${moment} on this device`,
  takeKept: 'Use my changes',
  dropKept: 'Delete my changes',
} as const;

export const DRAFT = {
  case: 'Case',
  caseText: 'Text of the case',
  title: 'Title',
  titleHint: 'Only your team sees it.',
  markdown: 'Write **bold** for bold words. Begin list lines with "- ".',
  insertTable: 'Insert a table',
  emptyTable: ['| Test | Result |', '| --- | --- |', '| | |'].join('\n'),
  basis: 'Source of the text',
  bases: { original: 'Original', adapted: 'Adapted from a source' } satisfies Record<VersionReply['basis'], string>,
  declaration: 'I did not copy this from a real exam.',

  figures: 'Figures',
  figuresHint: 'Up to 4 pictures: PNG, JPEG or WebP.',
  figure: (number: number) => `Figure ${number}`,
  description: 'Description',
  descriptionHint: 'For people who cannot see the picture. Do not say the answer.',
  caption: 'Caption',
  insert: 'Insert',
  insertFigure: (number: number) => `Insert figure ${number} into the case`,
  removeFigure: (number: number) => `Remove figure ${number}`,
  adding: 'Adding the picture...',
  drop: {
    choose: 'Drop a picture here, or choose one',
    letGo: 'Drop to add this picture',
    reading: 'Reading the picture...',
    refused: 'Please choose one picture: PNG, JPEG or WebP.',
    more: (count: number) => `${count} more`,
    unreadable: 'We could not read this picture.',
  },

  questions: 'Questions',
  noBlueprint: 'We could not load the clusters and subjects.',
  question: (number: number) => `Question ${number}`,
  missing: (count: number) => `${counted(count, 'thing')} to add`,
  nextQuestion: (number: number) => `Continue with question ${number}`,
  addQuestion: 'Add a question',
  removeQuestion: 'Remove this question',
  stem: 'Question',
  cluster: 'Cluster',
  subject: 'Subject',
  choose: 'Choose one',
  unknown: (id: string) => `${id} (not in the exam rules)`,
  tags: 'Tags',
  tagsHint: 'Separate them with commas. Write \\, for a comma inside a tag.',
  options: 'Options',
  optionsHint: 'Mark the right one.',
  option: (number: number) => `Option ${EXAM.letter(number - 1)}`,
  right: (number: number) => `Option ${EXAM.letter(number - 1)} is right`,
  why: (number: number) => `Why option ${EXAM.letter(number - 1)} is right or wrong`,
  addOption: 'Add an option',
  removeOption: (number: number) => `Remove option ${EXAM.letter(number - 1)}`,
  explanation: 'Explanation',
  takeaway: 'Point to remember',
  takeawayHint: 'One sentence.',
  references: 'References',
  reference: (number: number) => `Reference ${number}`,
  referenceTitle: 'Title',
  publisher: 'Publisher',
  year: 'Year',
  url: 'Web address',
  addReference: 'Add a reference',
  sameReferences: 'Same references as question 1',
  samePlace: 'Same cluster and subject as question 1',
  removeReference: (number: number) => `Remove reference ${number}`,
  isNew: 'This is another question now',
  isNewHint: 'Its old answers and statistics will not count for it.',

  toFinish: ({ questions, isCase }: { questions: number; isCase: boolean }) =>
    `${[isCase && 'The case', questions > 0 && counted(questions, 'question')].filter(Boolean).join(' and ')} to finish`,
  ready: 'Ready to submit.',
  submit: 'Submit for review',
  submitting: 'Submitting...',
  saveFirst: 'Save your changes before you submit.',
  hint: 'Advice:',
  yes: 'Yes',
  no: 'No',
} as const;

export const PREVIEW = {
  line: 'This is what candidates see. Answers do not count here.',
  empty: 'Nothing to show yet.',
  mend: 'We cannot show this text yet. Please check it under Write.',
} as const;

const turned = (results: number): string =>
  results === 0 ? 'No result changes by it.' : `It changes the outcome of ${counted(results, 'result')}.`;

export const ANSWERS = {
  edit: 'Edit in a new draft',
  rating: (mean: number) => `${Math.round(mean)} of 100`,
  place: 'Cluster, subject and tags',
  ratingLabel: 'Graduates just passing who answer right',
  noRating: 'Not rated',
  withdraw: 'Withdraw...',
  withdrawTitle: (number: number) => `Withdraw question ${number}?`,
  withdrawLine: 'It will count for nobody, and nobody who passed fails by it. Candidates see your reason.',
  reason: 'Reason',
  withdrawing: 'Withdrawing...',
  confirm: 'Withdraw',
  withdrawn: (day: string) => `Withdrawn on ${day}`,
  didWithdraw: (results: number) => `Question withdrawn. ${turned(results)}`,
  reinstate: 'Reinstate',
  didReinstate: (results: number) => `Question reinstated. ${turned(results)}`,
} as const;
