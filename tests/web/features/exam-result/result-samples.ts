import type { AnswersReply, ResultReply } from '../../../../src/wire/replies/results.ts';

export const aResult = (facts: Partial<ResultReply> = {}): ResultReply => ({
  ...{ _id: 's1', id: 's1', kind: 'mock', title: 'Mock exam 1' },
  ...{ isShort: true, isPreview: false, isDemo: true, isConfirmed: false },
  endedAt: '2026-11-20T01:00:00.000Z',
  extraTimePercent: 25,
  clusters: [
    { id: 'c1', title: 'Professionalism', correct: 42, of: 60, passMark: 38, isPassed: true, isEased: false },
    { id: 'c2', title: 'Diagnosis', correct: 30, of: 60, passMark: 36, isPassed: false, isEased: false },
  ],
  isPassed: false,
  isComplete: true,
  grid: [
    { cluster: 'c1', subject: 'ethics', subjectTitle: 'Ethics', correct: 42, of: 60 },
    { cluster: 'c2', subject: 'endodontics', subjectTitle: 'Endodontics', correct: 30, of: 60 },
  ],
  sections: [
    { number: 1, end: 'time-over', minutes: 120, questions: 70, seconds: 6180, unanswered: 3, notReached: 2, late: 1 },
  ],
  withdrawn: [{ question: 'q9', section: 1, position: 9, reason: 'Two options are right.' }],
  unscored: 10,
  questions: [
    { section: 1, case: 1, position: 1, isRight: true },
    { section: 1, case: 1, position: 2, isRight: false },
    { section: 1, case: 2, position: 3, isRight: null },
  ],
  hasAnswers: true,
  secondsAllowed: 103,
  conditions: 'exam',
  reviewers: 2,
  dayTest: null,
  ...facts,
});

const paragraph = (text: string) => [{ kind: 'paragraph' as const, inlines: [{ text, isStrong: false, isEm: false }] }];

type Question = AnswersReply['vignettes'][number]['questions'][number];

export const anAnswer = (position: number, facts: Partial<Question> = {}): Question => ({
  id: `q${position}`,
  position,
  stemBlocks: paragraph(`What is number ${position}?`),
  options: [
    { id: 'a', text: 'Abscess', isCorrect: false, why: 'It has no swelling.' },
    { id: 'b', text: 'Pulpitis', isCorrect: true, why: 'It wakes at night.' },
  ],
  explanationBlocks: paragraph('Pain at night speaks for the pulp.'),
  takeaway: 'Test the pulp first.',
  references: [{ title: 'Guideline', publisher: 'Board', year: 2022, url: '' }],
  ...{ cluster: 'Diagnosis', subject: 'Endodontics', option: 'a', isRight: false, isFlagged: false, isReached: true },
  ...{ seconds: 95, lateOption: null, withdrawn: null, report: null, lessons: [] },
  ...facts,
});

export const someAnswers = (facts: Partial<AnswersReply> = {}): AnswersReply => ({
  ...{ _id: 's1', id: 's1', title: 'Mock exam 1', isDemo: false, only: 'all', section: 1 },
  clusters: [{ id: 'c2', title: 'Diagnosis' }],
  sections: [
    { number: 1, questions: 2 },
    { number: 2, questions: 0 },
  ],
  vignettes: [
    { id: 'v1', position: 1, caseBlocks: paragraph('A woman of 34.'), figures: [], questions: [anAnswer(1)] },
    { id: 'v2', position: 2, caseBlocks: paragraph('A boy of 9.'), figures: [], questions: [anAnswer(2)] },
  ],
  ...facts,
});
