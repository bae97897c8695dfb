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
  points: ({ right, counted: of }: { right: number; counted: number }) => `${right} of ${of} right`,
  /** `running` is of a test without a clock. */
  openStates: {
    ready: 'You have not started it yet.',
    running: 'You can stop and continue at any time.',
    between: 'The next section is waiting.',
    over: 'It is over.',
  } satisfies Record<SittingState, string>,
  timeEnds: (time: string) => `The time ends at ${time}.`,
  startEyebrow: 'Practice',
  startTitle: 'Practise with whole cases',
  startLine: 'Choose a test like the exam, or one that explains each answer.',
  start: 'Start practice',
  noAccessTitle: 'Practice and mock exams are not in your courses',
  noAccessLine: 'They open with a course that is sold with the question bank. Your results stay here.',
  toCourses: 'See courses',

  mocks: 'Mock exams',
  noMocks: 'There are no mock exams in your courses yet.',
  short: 'Short mock exam',
  free: 'Free',
  freeLine: 'Once for each account with a confirmed email address. Result by cluster, without the answers.',
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

const cases = (count: number, areNew: boolean) => counted(count, areNew ? 'new case' : 'case');

/** Words of the exam's card on the dashboard. */
export const EXAM_CARD = {
  heading: 'Exam',
  fresh: (count: number, areNew: boolean, minutes: number) => `${cases(count, areNew)}, ${minuteWords(minutes)}`,
  freshLine: 'A test under the clock, with a result at the end.',
  start: 'Start',
  practise: (count: number, areNew: boolean) => `Practise ${cases(count, areNew)}`,
  open: 'Open Exam',
} as const;
