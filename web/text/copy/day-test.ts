import type { DayTestState, MockState, TestKind } from '../../../src/wire/literals.ts';
import { minuteWords } from '../duration.ts';

/** Words of a test's page within a course. */
export const DAY_TEST = {
  loading: 'Loading this test...',
  kinds: { practice: 'Practice quiz', mock: 'Mock exam' } satisfies Record<TestKind, string>,
  states: { open: 'Not started', 'in-progress': 'In progress', finished: 'Finished' } satisfies Record<
    MockState,
    string
  >,
  short: 'Short mock exam',
  preview: 'Preview',
  cases: 'Cases',
  sections: 'Sections',
  questions: 'Questions',
  time: 'Time',
  minutes: minuteWords,
  noClock: 'No clock',
  explained: 'Answers explained',
  afterEach: 'After each question',
  afterAll: 'After the test',
  clusters: 'Clusters',
  subjects: 'Subjects',
  all: 'All',
  ready: {
    practice: 'Each case comes with all its questions. Cases that are new to you come first.',
    mock: 'You sit it in sections, as in the real exam. The time runs from the start of each section.',
  } satisfies Record<TestKind, string>,
  notOpen: {
    unpublished: 'This mock exam is not ready yet. Please come back later.',
    closed: 'This mock exam is closed. Nobody can start it any more.',
  } satisfies Record<Exclude<DayTestState, 'open'>, string>,
  otherOpen: 'You have another practice test open. Continue it, or end it and start this one.',
  inProgress: 'You have started it. Your answers are saved.',
  finished: 'You have finished it.',
  releasedAt: (moment: string) => `You have finished it. Results from ${moment}.`,
  start: 'Start',
  starting: 'Starting...',
  continue: 'Continue',
  result: 'See result',
  again: 'Practise again',
  toOther: 'Open the other test',
} as const;
