import type { Promised } from '../../../src/wire/literals.ts';
import { M } from '../../../src/wire/messages.ts';
import type { KeptPromiseReply } from '../../../src/wire/replies/promises.ts';
import { REFUND_LINE } from '../../../src/wire/words/refund.ts';
import { counted } from '../counted.ts';

/** Promises of a course (specification 1); administrators see which ones a course lacks. */
export const PROMISE_WORDS: Readonly<Record<Promised, string>> = {
  videos: 'Recorded videos, subject by subject',
  materials: 'Study materials',
  'live-discussions': 'Weekly live past-paper discussions',
  'case-discussions': 'Case discussions',
  'mock-exams': 'Free mock exams',
  progress: 'Progress tracking on every device',
  'study-group': 'A study group',
  mentor: 'Personal mentor support',
};

/** Returns a promise with its count, if it has one. */
export function promiseLine({ promise, count }: KeptPromiseReply): string {
  if (count === null) return PROMISE_WORDS[promise];
  if (promise === 'videos') return counted(count, 'recorded video', 'recorded videos, subject by subject');
  if (promise === 'mock-exams') return counted(count, 'free mock exam', 'free mock exams');
  return counted(count, 'study material', 'study materials');
}

export const PROGRAM = {
  forWhom: new Map([
    [5, 'For full-time study.'],
    [10, 'For study with a job or family.'],
  ]),
  whatYouGet: 'What you will get',
  enrol: 'Enroll Now',
  extend: 'Extend',
  goToCourse: 'Go to Course',
  talkToMentor: 'Talk to Mentor',
  months: (count: number) => (count === 1 ? '1 month' : `${count} months`),
  accessFor: (months: number) => `${months === 1 ? '1 month' : `${months} months`} of access from enrolment.`,
  modules: (count: number) => (count === 1 ? '1 module' : `${count} modules`),
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  day: (module: number, day: number) => `Day ${module}.${day}`,
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  /** Ribbon on a course card (specification 9): more than 10 modules, more than 5, or none. */
  ribbon(moduleCount: number): string | undefined {
    if (moduleCount > 10) return M.ribbonComprehensive;
    return moduleCount > 5 ? M.ribbonPopular : undefined;
  },
  documents: (count: number) => (count === 1 ? '1 document' : `${count} documents`),
} as const;

export const REFUND = {
  line: REFUND_LINE,
  terms: '/Tnc#financial-commitment',
} as const;
