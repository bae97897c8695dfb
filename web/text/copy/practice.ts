import type { PracticeKind, PracticeStatus } from '../../../src/wire/literals.ts';
import { counted } from '../counted.ts';
import { minuteWords } from '../duration.ts';

/** Words of the page on which practice begins. */
export const PRACTICE = {
  title: 'Practice',
  lead: 'Choose a way to practise. Each test has whole cases with all their questions.',
  loading: 'Counting the cases...',
  exam: 'Exam',
  none: 'There are no practice cases yet',
  noneLine: 'We are preparing them. They will appear here.',

  open: 'Unfinished',
  end: 'End it',
  ending: 'Ending...',
  endTitle: 'End this test?',
  /** Without a count while it is not loaded. */
  endLine: (answered?: number) =>
    answered === undefined
      ? 'You have an open practice test. It ends, and its answers count.'
      : `Your ${counted(answered, 'answer')} ${answered === 1 ? 'counts' : 'count'}. Questions without an answer count as wrong.`,
  ended: (answered?: number) =>
    answered === 0 ? 'The test had no answers. It is gone.' : 'The test is over. You can see its result.',
  anotherTitle: 'End your open test and start another one?',
  another: 'End it and start',

  /** Without minutes: a test that has no clock. */
  start: (cases: number, questions: number, minutes?: number) => {
    const facts = [counted(questions, 'question'), ...(minutes === undefined ? [] : [minuteWords(minutes)])];
    return `Start with ${counted(cases, 'case')} (${facts.join(', ')})`;
  },
  starting: 'Starting...',
  retry: 'Try again',

  ways: 'Ways to practise',
  like: { title: 'Timed test', line: 'Mixed cases under the clock. New cases come first.' },
  weak: {
    title: 'My weak areas',
    line: 'Cases about what you got wrong most often. Each answer is explained.',
    none: 'You have no wrong answers yet.',
  },
  unseen: {
    title: 'New cases',
    line: 'Cases that are new to you. Each answer is explained.',
    none: 'You have seen every case.',
  },
  wrong: {
    title: 'Redo my mistakes',
    line: 'Cases in which your last answer was wrong. Each answer is explained.',
    none: 'You have no wrong answers yet.',
  },
  area: (subject: string, cluster: string, wrong: number) => `${subject}, ${cluster}: ${wrong} wrong`,
  areas: 'Your weak areas',
  fit: (cases: number) => counted(cases, 'case'),

  own: 'Build your own',
  suggested: 'Suggested by your mentor',
  suggestedLine: 'The choice is made for you. You can change it, then start.',
  mode: 'Mode',
  modes: {
    timed: 'Timed: like the exam',
    tutor: 'Tutor: with answers',
  } satisfies Record<PracticeKind, string>,
  status: 'Cases',
  statuses: {
    all: 'All cases',
    unseen: 'New cases',
    wrong: 'My mistakes',
    flagged: 'Flagged',
    weak: 'My weak areas',
  } satisfies Record<PracticeStatus, string>,
  number: 'Number of cases',
  extraTime: 'Extra time',
  extra: (percent: number) => (percent === 0 ? 'None' : `${percent}% more`),
  clusters: 'Clusters',
  subjects: 'Subjects',
  noneMeansAll: 'Choose none to practise all.',
  option: (title: string, cases: number) => `${title} (${cases})`,
  nothingFits: 'No case fits your choice. Please choose less.',
  fewer: (cases: number) => `Only ${counted(cases, 'case')} ${cases === 1 ? 'fits' : 'fit'} your choice.`,
  clear: 'Clear choice',
} as const;
