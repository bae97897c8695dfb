import type { Promised } from '../../../src/wire/guidance.ts';
import { M } from '../../../src/wire/messages.ts';

/** What only people can keep of it, and what an administrator is told while nothing keeps it. */
export const PROMISE_WORDS: Readonly<Record<Promised, string>> = {
  'live-discussions': 'Weekly live past-paper discussions',
  'case-discussions': 'Case discussions',
  'study-group': 'A study group',
  mentor: 'Personal mentor support',
};

/** What every course offers (specification 1). Said on the course cards, the home page and the course entry. */
export const WHAT_YOU_GET = [
  'Recorded videos, subject by subject',
  'Study materials for every module',
  PROMISE_WORDS['live-discussions'],
  PROMISE_WORDS['case-discussions'],
  'Free mock exams',
  'Progress tracking on every device',
  PROMISE_WORDS['study-group'],
  PROMISE_WORDS.mentor,
] as const;

export const PROGRAM = {
  whatYouGet: 'What you will get',
  enrol: 'Enroll Now',
  extend: 'Extend',
  goToCourse: 'Go to Course',
  talkToMentor: 'Talk to Mentor',
  months: (count: number) => (count === 1 ? '1 month' : `${count} months`),
  modules: (count: number) => (count === 1 ? '1 module' : `${count} modules`),
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  /** The tape on a course card (specification 9): more than 10 modules, more than 5, or none. */
  ribbon(moduleCount: number): string | undefined {
    if (moduleCount > 10) return M.ribbonComprehensive;
    return moduleCount > 5 ? M.ribbonPopular : undefined;
  },
  documents: (count: number) => (count === 1 ? '1 document' : `${count} documents`),
} as const;
