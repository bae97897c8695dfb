import type { SectionEnd } from '../../../src/wire/literals.ts';
import { counted } from '../counted.ts';

const questions = (count: number) => counted(count, 'question');
const answers = (count: number) => counted(count, 'answer');

/** Words of the page on which a test is taken. */
export const SITTING = {
  title: 'Test',
  loading: 'Loading your test...',
  retry: 'Try again',
  notFound: 'We could not find this test.',
  notFoundLine: 'It may belong to another account. Your tests are on the page Exam.',
  toExam: 'Back to Exam',
  toResult: 'See your result',
  preview: 'Preview: this test counts nowhere.',
  section: (number: number, count: number) => (count === 1 ? 'Your test' : `Section ${number} of ${count}`),
  question: (position: number, count: number) => `Question ${position} of ${count}`,
  sectionName: (number: number, count: number) => (count === 1 ? 'The test' : `Section ${number}`),
  cases: (count: number) => counted(count, 'case'),
  questions,
  minutes: (count: number) => counted(count, 'minute'),
  failed: 'That did not work. Please try again.',
} as const;

/** Words before a test, and between its sections. */
export const BEFORE = {
  heading: 'Before you start',
  short: 'This is a short mock exam. The real exam is longer.',
  free: 'You can sit it once. Your result is by cluster. The answers are not shown.',
  plan: 'Sections',
  day: (number: number) => `Day ${number}`,
  running: 'Running',
  isNext: 'Next',
  ends: { 'handed-in': 'Handed in', 'time-over': 'Time over', missed: 'Missed' } satisfies Record<SectionEnd, string>,
  breakLine: (minutes: number) => `In the real exam, the break between two sections of a day is ${minutes} minutes.`,
  nextDayLine: 'In the real exam, each day of this list is a day of its own.',
  noLock: 'You can take each section when you like.',
  extraTime: (percent: number) => `You have ${percent}% extra time. It is included here.`,
  total: (time: string) => `Total time: ${time}.`,
  expires: (day: string) => `You can finish this test until ${day}.`,

  rules: 'How it works',
  ruleTime: 'The time of a section runs on our clock. It continues when you close this page.',
  ruleTutorTime: 'You have seven days from the start. You can stop and continue at any time.',
  ruleChoose: 'Each question has one best answer. You can change it until the section ends.',
  ruleTutor: 'After you check an answer, you see the explanation. You cannot change that answer.',
  ruleBlank: 'A question without an answer counts as wrong. There are no minus points.',
  ruleResult: 'You see your result after the last section.',
  kept: 'How your answers are kept',
  keptDevice: 'We keep each answer on this device at once. Then we save it to your account.',
  keptOffline: 'If you lose the connection, continue. We save your answers when it returns.',
  keptMove: 'You can continue on another device. Sign in there and open this test.',

  checks: 'This device',
  checking: 'Checking...',
  serverOk: 'Connection: we can save your answers.',
  serverFails: 'Connection: we cannot reach our server. Check your connection before you start.',
  storageOk: 'Storage: this browser keeps your answers when you are offline.',
  storageFails: 'Storage: this browser keeps nothing. Stay online, or use a window that is not private.',
  clockOk: 'Clock: your device and our server show the same time.',
  clockOff: (difference: string) => `Clock: your device is ${difference}. The test shows our time.`,
  fast: (difference: string) => `${difference} ahead`,
  slow: (difference: string) => `${difference} behind`,
  checkAgain: 'Check again',

  start: (number: number, count: number) => (count === 1 ? 'Start the test' : `Start section ${number}`),
  starting: 'Starting...',
  leave: 'Back to Exam',
  elsewhere: (device: string) => `This test was last open on ${device}. When you start here, that device stops.`,
  end: 'End the whole test',
  endAsk: 'Sections that you have not started will count as missed.',
  endYes: 'End the test',
  endNo: 'Cancel',
  ending: 'Ending...',
} as const;

/** Words during a section. */
export const RUNNER = {
  loading: 'Loading the questions...',
  failed: 'We could not load the questions. Your time is running. Please try again.',
  timeLeft: 'Time left',
  hideTime: 'Hide the time',
  showTime: 'Show the time',
  timeHidden: 'Time hidden',
  timeInDoubt: 'Checking the time...',
  announce: (minutes: number) => `${counted(minutes, 'minute')} left.`,
  over: 'The time is over. We are saving your last answers.',
  submitting: 'We are handing in your answers.',

  overview: 'Overview',
  keys: 'Keys',
  caseQuestions: 'Questions of this case',
  toCase: 'Case',
  toQuestion: (position: number) => `Question ${position}`,
  next: 'Next',
  previous: 'Previous',
  steps: 'Questions',
  flag: 'Flag',
  flagged: 'Flagged',
  clear: 'Clear answer',
  check: 'Check answer',
  checking: 'Checking...',
  checkFailed: 'We could not check this answer. Please try again.',
  checkOffline: 'You are offline. You can check this answer when the connection returns.',

  journalLost: 'This browser keeps nothing on this device. We save each answer to your account at once.',
  refused: (sentence: string) => `We could not save your answers. ${sentence}`,
  kept: (count: number) => `${answers(count)} on this device ${count === 1 ? 'differs' : 'differ'} from your account.`,
  keptLine: (positions: string) => `Questions: ${positions}.`,
  restore: (count: number) => (count === 1 ? 'Use it' : 'Use them'),
  drop: (count: number) => (count === 1 ? 'Delete it' : 'Delete them'),
  elsewhere: (device: string) => `This test is open on ${device}.`,
  elsewhereLine: 'Here you can only read. Your answers on this device are kept.',
  continueHere: 'Continue here',
  continuing: 'Continuing...',
} as const;

/** The door of a section. */
export const LEAVE = {
  leave: 'Leave',
  timed: 'The time keeps running when you leave.',
  tutor: 'Leave this test?',
  unsaved: (count: number) =>
    `${answers(count)} ${count === 1 ? 'is' : 'are'} on this device only. We save ${count === 1 ? 'it' : 'them'} when you open this test here again.`,
  lost: (count: number) =>
    `${answers(count)} ${count === 1 ? 'is' : 'are'} not saved. You lose ${count === 1 ? 'it' : 'them'} when you leave.`,
  yes: 'Leave the test',
  no: 'Stay here',
  saving: 'Saving...',
  left: 'Saved. Continue any time.',
  leftTimed: 'Saved. The time keeps running.',
} as const;

/** The save chip. */
export const CHIP = {
  saved: (time: string) => `Saved ${time}`,
  saving: 'Saving…',
  notSaved: (count: number) => `Not saved yet: ${count}`,
  offline: (count: number) => `Offline: ${count} kept on this device`,
  offlineLost: (count: number) => `Offline: ${count} not saved`,
  offlineSaved: 'Offline: all answers are saved',
  signedOut: (count: number) => `Signed out: ${count} kept on this device`,
  signedOutSaved: 'Signed out: all answers are saved',
  takenOver: (device: string) => `Open on ${device}`,
  over: 'Section over',
  /** Read out once nothing is wrong any more. */
  again: 'Your answers are saved again.',
} as const;

/** Words of the overview. */
export const OVERVIEW = {
  title: 'Overview',
  counts: (answered: number, count: number) => `${answered} of ${count} answered`,
  rightSoFar: (right: number, count: number) => `${right} of ${count} right so far`,
  flagged: (count: number) => `${count} flagged`,
  case: (position: number) => `Case ${position}`,
  states: { answered: 'answered', open: 'open', unseen: 'not seen', right: 'right', wrong: 'wrong' },
  flag: 'flagged',
  question: (position: number) => `Question ${position}`,
  toFirstOpen: 'Go to the first open question',
  back: (position: number) => `Back to question ${position}`,
  end: 'End section',
  endTest: 'End test',
  ask: 'End this section now?',
  askTest: 'End this test now?',
  askOpen: (count: number) => `${questions(count)} ${count === 1 ? 'has' : 'have'} no answer. You cannot return later.`,
  askAll: 'All questions are answered. You cannot return later.',
  yes: 'Yes, end it',
  no: 'Continue answering',
  endOffline: 'You are offline. We hand in your answers when the connection returns.',
} as const;

/** Words after a section, and after the test. */
export const AFTER = {
  between: 'Section over',
  handedIn: (section: string) => `You finished ${section.charAt(0).toLowerCase()}${section.slice(1)}.`,
  timeOver: (section: string) => `The time of ${section.toLowerCase()} is over.`,
  keptAll: 'All answers were kept.',
  kept: (kept: number, answered: number) => `${kept} of ${answers(answered)} were kept.`,
  late: (count: number) =>
    `${answers(count)} came after the end. We kept ${count === 1 ? 'it' : 'them'}, but ${count === 1 ? 'it does' : 'they do'} not count.`,
  answered: (count: number, total: number) => `You answered ${count} of ${questions(total)}.`,
  missed: (count: number) =>
    `You did not start ${counted(count, 'section')}. ${count === 1 ? 'Its' : 'Their'} questions count as wrong.`,
  next: 'What comes next',
  over: 'Your test is over',
  endedMissed: 'You can no longer start this test.',
  released: 'Your result is ready.',
  releasedAt: (moment: string) => `You can see your result from ${moment}.`,
  preview: 'This was a preview. It has no result.',
} as const;

/** The list of keys. */
export const KEYS = {
  title: 'Keys',
  line: 'They work everywhere but in a text field.',
  keys: 'Key',
  does: 'What it does',
  isOn: 'Single keys',
  close: 'Back to the question',
  rows: [
    { keys: ['1–8', 'A–E'], does: 'Choose an option' },
    { keys: ['Shift + 1–8', 'Shift + A–E'], does: 'Strike out an option' },
    { keys: ['F'], does: 'Flag the question' },
    { keys: ['Enter'], does: 'Check the answer, then the next question' },
    { keys: ['N', '→'], does: 'Next question' },
    { keys: ['P', '←'], does: 'Previous question' },
    { keys: ['R'], does: 'Read the case, or return to the question' },
    { keys: ['O'], does: 'Overview' },
    { keys: ['Esc'], does: 'Back to the question' },
  ],
} as const;
