import type { CardReason, CardState } from '../../../src/wire/literals.ts';
import { dayAndMonth, dayLong } from '../calendar-days.ts';
import { counted } from '../counted.ts';

const cards = (count: number) => counted(count, 'card');

/** Words that both pages of cards have. */
export const CARDS = {
  title: 'Cards',
  loading: 'Loading your cards...',
  heading: 'Cards: repeat what you got wrong',
  line: 'Each question that you get wrong becomes a card. It comes back in turn until your exam.',
  due: 'Due cards',
  all: 'All cards',
  exam: 'Exam',
  toExam: 'Go to Exam',
  fromResult: 'Wrong answers become cards',

  next: (day: string | null) =>
    day === null ? 'It does not come again before your exam.' : `Next on ${dayAndMonth(day)}`,
  why: 'Why did it go wrong?',
  reasons: {
    knowledge: 'Knowledge',
    misread: 'Misread',
    reasoning: 'Reasoning',
    time: 'Time',
  } satisfies Record<CardReason, string>,
  keys: { knowledge: 'K', misread: 'M', reasoning: 'R', time: 'T' } satisfies Record<CardReason, string>,
  rule: 'Your own rule',
  ruleExample: 'When I see … I …',
  ruleKept: 'Your rule is saved.',
  know: 'I know it',
  inTurn: 'Back in turn',
  stale: 'You changed this card elsewhere. You see the newer state now.',
  yourLine: (rule: string) => `You wrote: ${rule}`,
} as const;

/** Words of the cards of a day. */
export const DUE = {
  failed: 'We could not load your cards. Please try again.',
  none: 'No card is due today.',
  noneLine:
    'A question becomes a card when you get it wrong or leave it blank. It appears here once you can see the solution.',
  practise: 'Start practice',
  doneBefore: (count: number) => `You are done for today: ${cards(count)}.`,
  whenNext: 'In All cards you see when each comes next.',
  afterExam: (day: string) => `No card is due from the day of your exam, ${dayLong(day)}.`,
  afterExamLine: 'If your exam is on another day, change it in your plan.',
  toPlan: 'Change the day',

  place: (at: number, of: number) => `Card ${at} of ${of}`,
  progress: 'Cards of today',
  doneToday: (count: number) => `${count} done today`,
  isNew: 'New',
  keyLine: 'Keys: 1–5 or A–E choose an option, Enter checks it and continues.',
  steps: 'Steps',
  toQuestion: 'To the question',
  check: 'Check',
  easy: 'I know this cold',
  checking: 'Checking...',
  forward: 'Next',
  finish: 'Finish',
  after: 'This card',
  aside: 'Put aside: I know it',
  isAside: 'Put aside. It does not come again.',

  waits: 'Waits to be sent. What is right is shown once you are online.',
  waitsForSignIn: 'Waits to be sent. What is right is shown once you have signed in.',
  waitsOpen: 'Waits to be sent. Keep this page open: this browser keeps nothing.',
  notCounted: (sentence: string) => `We could not count this answer. ${sentence}`,
  earlier: (count: number, right: number) =>
    `${counted(count, 'answer')} that waited on this device ${count === 1 ? 'is' : 'are'} sent: ${right} right.`,

  end: 'Done for today',
  endLine: (right: number, of: number) => `${right} of ${cards(of)} right.`,
  left: (count: number) => `${count} more ${count === 1 ? 'waits' : 'wait'} for the days to come.`,
  unsent: (count: number) =>
    `${counted(count, 'answer')} ${count === 1 ? 'waits' : 'wait'} to be sent: when you are online, or at your next visit.`,
  offline: 'Answered offline',
  card: (at: number) => `Card ${at}`,
  right: 'Right',
  wrong: 'Wrong',
  waiting: 'Waits to be sent',
  isDone: 'Done elsewhere',
  uncounted: 'Not counted',
} as const;

/** Words of the list. */
export const CARD_LIST = {
  failed: 'We could not load the list of your cards.',
  none: 'You have no cards yet.',
  nothing: 'No card fits.',
  showAll: 'Show all cards',
  state: 'State',
  anyState: 'All states',
  states: {
    offered: 'Offered',
    waiting: 'New',
    active: 'In turn',
    known: 'Put aside',
    closed: 'Closed',
  } satisfies Record<CardState, string>,
  counted: (label: string, count: number) => `${label} (${count})`,
  why: 'Why it went wrong',
  anyWhy: 'All reasons',
  cluster: 'Cluster',
  anyCluster: 'All clusters',
  gone: 'This question is no longer in the question bank.',
  picture: 'With a picture, which you see when the card is due.',
  offeredLine: 'You were right, and you flagged it.',
  lapses: (count: number) => `Forgotten ${count === 1 ? 'once' : `${count} times`}`,
  make: 'Make a card',
  made: 'It is a card now, and comes in turn.',
  madeKnown: 'Put aside. It does not come again.',
  madeInTurn: 'It comes back in turn.',
  editRule: 'Edit your rule',
  addRule: 'Add your own rule',
  older: 'Older',
  loadingOlder: 'Loading...',
  olderFailed: 'We could not load older cards.',
} as const;
