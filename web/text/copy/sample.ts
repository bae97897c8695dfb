import { counted } from '../counted.ts';
import { minuteWords } from '../duration.ts';

/** Words of the questions that anybody may try. */
export const SAMPLE = {
  title: 'Try five questions',
  lead: 'A case as in the exam, with a choice of answers. Each answer is explained at once. You need no account, and nothing you choose is stored.',
  loading: 'Loading the questions...',
  failed: 'We could not load the questions. Please try again.',
  none: 'There are no free questions at the moment.',
  noneLine: 'The courses say what else you can see before you pay.',
  place: (at: number, of: number) => `Question ${at} of ${of}`,
  check: 'Check answer',
  checking: 'Checking...',
  previous: 'Previous question',
  next: 'Next question',
  finish: 'See how you did',
  done: (right: number, of: number) => `${right} of ${counted(of, 'question')} right`,
  doneLine: 'That was the whole sample. Each course says what it holds before you pay.',
  freeMock: 'Sit the free mock exam',
  freeMockLine: (title: string, cases: number, minutes: number) =>
    `${title}: ${counted(cases, 'case')} under the clock, ${minuteWords(minutes)}. It is free, once for each account.`,
  again: 'Read the answers again',
  courses: 'See the courses',
  signUp: 'Create an account',
  invite: 'Try five questions',
  start: 'Start with the first question',
  inviteLine: 'A case as in the exam, each answer explained at once. No account needed.',
} as const;
