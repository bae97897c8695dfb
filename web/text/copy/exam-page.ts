import type { MockState, SittingState } from '../../../src/wire/literals.ts';
import { counted } from '../counted.ts';
import { minuteWords } from '../duration.ts';

/** Words of the student's exam page. */
export const EXAM_PAGE = {
  title: 'Exam',
  loading: 'Loading your exam page...',

  continueEyebrow: 'Continue',
  continue: 'Continue',
  progress: (answered: number, questions: number) => `${answered} of ${counted(questions, 'question')} answered`,
  openStates: {
    ready: 'You have not started it yet.',
    running: 'The time is running.',
    between: 'The next section is waiting.',
    over: 'It is over.',
  } satisfies Record<SittingState, string>,
  tutorRuns: 'You can stop and continue at any time.',
  startEyebrow: 'Practice',
  startTitle: 'Practise with whole cases',
  startLine: 'Choose a test like the exam, or one that explains each answer.',
  start: 'Start practice',
  noAccessTitle: 'You have no active course',
  noAccessLine: 'Practice and mock exams open with a course. Your results stay here.',
  toCourses: 'See courses',

  mocks: 'Mock exams',
  noMocks: 'There are no mock exams in your courses yet.',
  short: 'Short mock exam',
  demoTag: 'Demo',
  shape: (sections: number, questions: number, minutes: number) =>
    [counted(sections, 'section'), counted(questions, 'question'), minuteWords(minutes)].join(' · '),
  states: { open: 'Not started', 'in-progress': 'In progress', finished: 'Finished' } satisfies Record<
    MockState,
    string
  >,
  releaseLater: (moment: string) => `Results from ${moment}`,
  startMock: 'Start',
  starting: 'Starting...',
  startAgain: 'Start again',
  seeResult: 'See result',

  sittings: 'Your tests',
  loadingSittings: 'Loading your tests...',
  noSittings: 'Your tests appear here after you start one.',
  opened: (day: string) => `Opened ${day}`,
  ended: (day: string) => `Ended ${day}`,
  preview: 'Preview',
  showOlder: 'Show older',
  loadingOlder: 'Loading...',
  olderFailed: 'We could not load older tests.',
} as const;
