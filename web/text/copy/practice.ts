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

  open: 'You have an open test',
  openLine: 'Finish it first. Then you can start another one.',

  /** Without minutes: a test that has no clock. */
  start: (cases: number, questions: number, minutes?: number) => {
    const facts = [counted(questions, 'question'), ...(minutes === undefined ? [] : [minuteWords(minutes)])];
    return `Start with ${counted(cases, 'case')} (${facts.join(', ')})`;
  },
  starting: 'Starting...',
  retry: 'Try again',

  ways: 'Ways to practise',
  like: { title: 'Like the exam', line: 'Mixed cases under the clock. New cases come first.' },
  weak: {
    title: 'My weak areas',
    line: 'Cases about what you got wrong most often. Each answer is explained.',
    none: 'You have no wrong answers yet.',
  },
  unseen: {
    title: 'Not seen yet',
    line: 'Cases that are new to you. Each answer is explained.',
    none: 'You have seen every case.',
  },
  wrong: {
    title: 'Wrong before',
    line: 'Cases in which your last answer was wrong. Each answer is explained.',
    none: 'You have no wrong answers yet.',
  },
  area: (subject: string, cluster: string, wrong: number) => `${subject}, ${cluster}: ${wrong} wrong`,
  areas: 'Your weak areas',
  fit: (cases: number) => `${counted(cases, 'case')} ${cases === 1 ? 'fits' : 'fit'}`,

  own: 'Own choice',
  mode: 'Mode',
  modes: {
    timed: 'Timed: like the exam',
    tutor: 'Tutor: with answers',
  } satisfies Record<PracticeKind, string>,
  status: 'Cases',
  statuses: {
    all: 'All cases',
    unseen: 'Not seen yet',
    wrong: 'Wrong before',
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
