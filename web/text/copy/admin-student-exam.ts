import type { SittingKind, SittingState } from '../../../src/wire/literals.ts';
import { minuteWords } from '../duration.ts';

/** Words of a student's extra time, for administrators. */
export const EXTRA_TIME = {
  heading: 'Extra time',
  line: 'More time in every section of a mock exam. In practice, students choose it themselves.',
  loading: 'Loading extra time...',
  none: 'No extra time',
  give: 'Give extra time',
  change: 'Change',
  percent: (percent: number) => `${percent}% more time`,
  until: (day: string) => `Until ${day}`,
  noEnd: 'No end date',
  ended: 'Ended',
  given: 'Given',
  by: (name: string | null) => `by ${name ?? 'a former administrator'}`,
  dialogLine: (name: string) =>
    `How much more time does ${name} get? A running section ends later at once, never earlier.`,
  percentLabel: 'Extra time in percent',
  common: 'Common values',
  choice: (percent: number) => `${percent}%`,
  reason: 'Reason',
  reasonHint: 'Saved with the change, so that others can read it later.',
  lastDay: 'Last day',
  lastDayHint: 'Extra time ends at midnight in Sydney. Leave it empty for no end date.',
  save: 'Save',
  saving: 'Saving...',
  remove: 'Remove',
  removing: 'Removing...',
  removeTitle: 'Remove extra time?',
  removeQuestion: (name: string) => `${name} starts new mock exams without extra time.`,
  removeFacts: ['Tests that have started keep their extra time.', 'You can give it again.'],
} as const;

/** Words of a student's sittings, for administrators. */
export const STUDENT_TESTS = {
  heading: 'Tests',
  line: 'Mock exams and practice, newest first. You can extend a section while it is running.',
  loading: 'Loading the tests...',
  none: 'No tests yet',
  noneLine: 'A test appears here when the student starts it.',
  kinds: { mock: 'Mock exam', timed: 'Practice with a clock', tutor: 'Practice with explanations' } satisfies Record<
    SittingKind,
    string
  >,
  states: {
    ready: 'Not started',
    running: 'Running',
    between: 'Between sections',
    over: 'Over',
  } satisfies Record<SittingState, string>,
  answered: (answered: number, questions: number) => `${answered} of ${questions} answered`,
  extra: (percent: number) => `${percent}% extra time`,
  ends: (section: number, moment: string) => `Section ${section} ends ${moment}`,
  left: (minutes: number) => `${minuteWords(minutes)} left`,
  ended: (moment: string) => `Ended ${moment}`,
  result: 'See result',
  older: 'Older tests',
  failedOlder: 'The older tests could not be loaded.',
  extend: 'Extend',
  extendTitle: 'Extend this section',
  extendLine: (section: number, title: string, moment: string) =>
    `Section ${section} of “${title}” ends ${moment}. You cannot undo this.`,
  minutes: 'Minutes to add',
  minutesHint: 'From 1 to 120. The student’s page shows the new time within 30 seconds.',
  common: 'Common values',
  choice: (minutes: number) => `${minutes} min`,
  reason: 'Reason',
  reasonHint: 'Saved with the change, so that others can read it later.',
  extending: 'Extending...',
} as const;

/** Words of a student's result and answers, as a teacher sees them. */
export const SEEN_READINESS = {
  open: 'Would they pass?',
  estimate: 'Estimate',
  loading: 'Loading the estimate...',
  retry: 'Retry',
  unknown: 'There is no such student',
  unknownLine: 'The account may be deleted.',
  toList: 'Back',
} as const;

export const SEEN_RESULT = {
  student: 'Student',
  result: 'Result',
  answers: 'Answers',
  asTeacher: 'Seen as teacher',
  loading: 'Loading the result...',
  retry: 'Retry',
  unknown: 'There is no such test',
  unknownLine: 'The account may be deleted, or the link is not complete.',
  toList: 'Back',
  print: 'Print',
  toAnswers: 'See the answers',
  line: (name: string) => `This is what ${name} sees. You can only read it, and the activity log keeps that you did.`,
  shownFrom: (name: string, moment: string) => `${name} sees it from ${moment}.`,
} as const;
