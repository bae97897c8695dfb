import type { AnswerFilter, ReportKind, SectionEnd, SittingConditions } from '../../../src/wire/literals.ts';
import { counted } from '../counted.ts';

const points = (count: number) => counted(count, 'point');
const questions = (count: number) => counted(count, 'question');

/** Seconds as `1 h 43 min`, `2 min 5 s` or `40 s`. */
function spent(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  if (hours > 0) return `${hours} h ${minutes} min`;
  return minutes > 0 ? `${minutes} min ${rest} s` : `${rest} s`;
}

const markOf = (isRight: boolean | null): string => (isRight === null ? 'does not count' : isRight ? 'right' : 'wrong');

/** Result of a sitting. */
export const RESULT = {
  title: 'Result',
  titleOf: (title: string) => `Result: ${title}`,
  loading: 'Loading your result...',
  print: 'Print',
  toDashboard: 'Go to your dashboard',
  toAnswers: 'See your answers',
  free: {
    below: (clusters: readonly string[]) =>
      `In the real exam, one cluster below its mark fails all of it. Yours: ${clusters.join(', ')}.`,
    above: 'You are at or above every mark here. The real exam asks the same of each cluster.',
    unmarked: 'In the real exam, each cluster has its own mark. One below its mark fails all of it.',
    line: 'A free mock exam shows no answers. The courses with the question bank explain the answer to each question.',
    toCourses: 'See the courses',
  },
  steps: 'What to do next',
  practiseMistakes: 'Practise your mistakes',
  weakest: (cluster: string) => `Weakest: ${cluster}`,
  toCourse: 'Back to your course',
  ended: (day: string) => `Finished on ${day}`,
  short: 'Short mock exam',
  demo: 'Demo',
  preview: 'Preview. It counts nowhere.',
  passed: 'You reached the pass mark in every cluster.',
  failed: (count: number, of: number) => `You are below the pass mark in ${count} of ${of} clusters.`,
  unknown: 'We cannot say whether you pass: not every cluster has a pass mark.',
  practice: (correct: number, of: number, percent: number) =>
    `You answered ${correct} of ${questions(of)} right (${percent}%).`,
  nothing: 'No question counts in this test.',
  incomplete: 'You did not take every section. Questions that you missed count as wrong.',
  standard: (reviewers: number) =>
    `${counted(reviewers, 'reviewer')} of this school set the pass marks. It is not the ADC’s standard.`,
  noStandard: `A pass mark needs at least 10 rated questions in a cluster.`,
  clusters: 'Points by cluster',
  cluster: (correct: number, of: number) => `${correct} of ${points(of)}`,
  mark: (passMark: number) => `Pass mark: ${points(passMark)}`,
  noMark: 'No pass mark',
  noPoints: 'No question counts here',
  above: 'Passed',
  below: 'Not passed',
  eased: 'A question was withdrawn. You passed before, and you do not fail by it: this mark is yours.',
  missing: (count: number) => `${points(count)} below the pass mark`,
  subjects: 'By subject',
  subject: 'Subject',
  right: 'Right',
  rightOf: (correct: number, of: number) => `${correct} of ${of}`,
  pace: 'Time and open questions',
  section: (number: number) => `Section ${number}`,
  ends: {
    'handed-in': 'You handed it in.',
    'time-over': 'The time ended.',
    missed: 'You did not start it.',
  } satisfies Record<SectionEnd, string>,
  allowed: (seconds: number) => `The exam allows ${spent(seconds)} for each question.`,
  time: 'Time on questions',
  spent,
  perQuestion: 'For each question',
  unanswered: 'Left blank',
  notReached: 'Not reached',
  late: 'Too late to count',
  count: (count: number, of: number) => `${count} of ${of}`,
  before: 'Your tests before this one',
  score: (right: number, of: number, percent: number) => `${right} of ${of} right (${percent}%)`,
  questions: 'Your questions',
  questionsLine: 'Open a question to see its answer.',
  question: (position: number, isRight: boolean | null) => `Question ${position}, ${markOf(isRight)}`,
  withdrawn: 'Withdrawn questions',
  withdrawnLine: 'We withdrew these questions. They count for nobody.',
  withdrawnQuestion: (section: number, position: number) => `Section ${section}, question ${position}`,
  byConditions: {
    exam: 'You took it under exam conditions: with the breaks and days of the real exam.',
    'by-section': 'You took it section by section, with other breaks than the real exam.',
  } satisfies Record<SittingConditions, string>,
  extraTime: (percent: number) => `You had ${percent}% extra time.`,
  unscored: (count: number) =>
    count === 1
      ? 'One question was on trial. It does not count.'
      : `${count} questions were on trial. They do not count.`,
} as const;

/** Answers of a sitting, question by question. */
export const ANSWERS = {
  title: 'Answers',
  titleOf: (title: string) => `Answers: ${title}`,
  loading: 'Loading your answers...',
  toResult: 'See your result',
  show: 'Show',
  filters: { all: 'All questions', wrong: 'Wrong or blank', flagged: 'Flagged' } satisfies Record<AnswerFilter, string>,
  cluster: 'Cluster',
  allClusters: 'All clusters',
  section: 'Section',
  sectionOf: (number: number, count: number) => `Section ${number}: ${questions(count)}`,
  none: {
    all: 'There is no question here.',
    wrong: 'You have no wrong answer here.',
    flagged: 'You flagged no question here.',
  } satisfies Record<AnswerFilter, string>,
  showAll: 'Show all questions',
  cases: 'Cases',
  questions: 'Questions of this case',
  pager: {
    previous: 'Previous',
    next: 'Next',
    place: (page: number, pageCount: number) => `Case ${page} of ${pageCount}`,
  },
  question: (position: number) => `Question ${position}`,
  blank: 'You left this question blank.',
  notReached: 'You did not reach this question.',
  flagged: 'Flagged',
  withdrawn: (reason: string) => `We withdrew this question. It counts for nobody. ${reason}`,
  late: (letter: string) => `Your answer ${letter} came after the end. It does not count.`,
  about: 'Cluster and subject',
  time: 'Your time',
  report: 'Report a problem',
  yourReport: 'Your report',
  answered: 'Our answer',
  waiting: 'We will answer here.',
} as const;

/** Lessons that teach a question. */
export const TAUGHT_AT = {
  label: 'Where it is taught',
  second: (time: string, title: string) => `${time} of ${title}`,
  page: (page: number, title: string) => `Page ${page} of ${title}`,
  hasMoved: 'The file was replaced since: this may have moved.',
} as const;

/** Report of a question. */
export const REPORT = {
  title: 'Report a problem',
  line: (question: string) => `${question}: tell us what is wrong. We read every report.`,
  kind: 'What is wrong?',
  kinds: {
    answer: 'The correct answer looks wrong',
    unclear: 'The question is not clear',
    picture: 'There is a problem with a picture',
    typing: 'There is a spelling mistake',
    other: 'Something else',
  } satisfies Record<ReportKind, string>,
  text: 'Your message',
  send: 'Send report',
  sending: 'Sending...',
  sent: 'Thank you. We read your report soon.',
} as const;
