import { boolean, integer, list, nullable, object, oneOf, type Reply, string, time } from '../json-schema.ts';
import {
  DAY_TEST_STATES,
  MOCK_STATES,
  PRACTICE_KINDS,
  PRACTICE_STATUSES,
  SECTION_ENDS,
  SECTION_STATES,
  SITTING_KINDS,
  SITTING_STATES,
  TEST_KINDS,
} from '../literals.ts';
import { ids } from './ids.ts';
import { richTextSchema } from './rich-text.ts';

export const answerRowSchema = object(
  {
    question: string(),
    option: nullable(string()),
    flagged: boolean(),
    struck: list(string()),
    seconds: integer('That the question was on the screen.'),
  },
  'AnswerRow',
);

export const answerReferenceSchema = object(
  { title: string(), publisher: string(), year: integer(), url: string('Empty where there is none.') },
  'AnswerReference',
);

/** Right option of a question, and why: once that is released to its reader. */
export const releasedKey = {
  correctOption: string(),
  explanationBlocks: richTextSchema,
  why: list(object({ option: string(), text: string() }, 'WhyOption')),
  takeaway: string(),
  references: list(answerReferenceSchema),
};

export const revealSchema = object(
  { question: string(), option: string('As it was revealed first.'), ...releasedKey },
  'Reveal',
);

export const sittingSchema = object(
  {
    ...ids,
    kind: oneOf(SITTING_KINDS),
    title: string(),
    mockExamId: nullable(string(), 'Null: practice.'),
    state: oneOf(SITTING_STATES),
    isReleased: boolean('Whether result and answers may be read.'),
    releaseAt: nullable(time()),
    createdAt: time(),
    endedAt: nullable(time()),
    expiresAt: time(),
    extraTimePercent: integer(),
    isPreview: boolean('An administrator’s, which counts nowhere.'),
    isDemo: boolean(),
    isFree: boolean('It can be sat once, and its answers are not shown.'),
    isShort: boolean('A mock exam with fewer or shorter sections than the real exam.'),
    isConfirmed: boolean('Whether the school compared the shape with the handbook.'),
    now: time('By the clock of the server.'),
    days: list(list(integer()), 'Numbers of the sections on each day.'),
    breakMinutes: integer('Between two sections of a day.'),
    writer: object({ number: integer(), device: string() }),
    sections: list(
      object(
        {
          number: integer(),
          state: oneOf(SECTION_STATES),
          end: nullable(oneOf(SECTION_ENDS), 'How it ended.'),
          minutes: integer('Without extra time.'),
          vignettes: integer(),
          questions: integer(),
          startedAt: nullable(time()),
          deadlineAt: nullable(time()),
          submittedAt: nullable(time()),
          answered: integer(),
          late: integer('Answers that came after the end: kept, and not counted.'),
        },
        'SittingSection',
      ),
    ),
    sheet: nullable(
      object({ section: integer(), sequence: integer(), savedAt: nullable(time()), answers: list(answerRowSchema) }),
      'Of the section that runs.',
    ),
    reveals: list(revealSchema, 'Of a tutor test.'),
  },
  'Sitting',
);

export const sectionFigureSchema = object(
  {
    number: integer('As the case names it.'),
    key: string(),
    smallKey: string(),
    width: integer(),
    height: integer(),
    description: string(),
    caption: string(),
  },
  'SectionFigure',
);

const sectionVignettes = list(
  object(
    {
      id: string(),
      position: integer(),
      caseBlocks: richTextSchema,
      figures: list(sectionFigureSchema),
      questions: list(
        object(
          {
            id: string(),
            position: integer('Within the section.'),
            stemBlocks: richTextSchema,
            options: list(object({ id: string(), text: string() }, 'SectionOption')),
          },
          'SectionQuestion',
        ),
      ),
    },
    'SectionVignette',
  ),
);

export const sectionQuestionsSchema = object({ vignettes: sectionVignettes }, 'SectionQuestions');

export const sampleSchema = object(
  { vignettes: sectionVignettes, isDemo: boolean('Written for the demo, not reviewed by examiners.') },
  'Sample',
);

export const freeMockSchema = object(
  {
    mock: nullable(
      object({ title: string(), vignettes: integer(), minutes: integer('Of all sections together.') }, 'FreeMockFacts'),
    ),
  },
  'FreeMock',
);

export const savedAnswersSchema = object(
  { sequence: integer(), savedAt: time(), now: time(), deadlineAt: time(), state: oneOf(SECTION_STATES) },
  'SavedAnswers',
);

const counted = () => list(object({ id: string(), title: string(), vignettes: integer() }, 'PracticeCount'));

export const practiceSchema = object(
  {
    vignettes: integer('That fit the choice.'),
    questions: integer(),
    clusters: counted(),
    subjects: counted(),
    statuses: list(object({ status: oneOf(PRACTICE_STATUSES), vignettes: integer() }, 'PracticeStatusCount')),
    weakCells: list(
      object({ cluster: string(), subject: string(), wrong: integer('Questions.') }, 'WeakCell'),
      'Where the caller got the most wrong; cases that touch them have the status `weak`.',
    ),
    isDemo: boolean('Whether cases of the demonstration are among those that fit.'),
    pace: object({ vignettes: integer(), minutes: integer() }),
  },
  'Practice',
);

const listing = {
  ...ids,
  kind: oneOf(SITTING_KINDS),
  title: string(),
  mockExamId: nullable(string()),
  state: oneOf(SITTING_STATES),
  isReleased: boolean(),
  releaseAt: nullable(time()),
  isPreview: boolean(),
  isShort: boolean(),
  isDemo: boolean(),
  createdAt: time(),
  endedAt: nullable(time()),
  deadlineAt: nullable(time(), 'Of the section that runs.'),
  questions: integer(),
  answered: integer(),
};

const sittingListingSchema = object(listing, 'SittingListing');

const pointsSchema = object({ right: integer(), counted: integer('Questions that count.') }, 'SittingPoints');

const scoredSittingSchema = object(
  { ...listing, points: nullable(pointsSchema, 'Null while the result is not released.') },
  'ScoredSitting',
);

export const sittingsSchema = object(
  { sittings: list(scoredSittingSchema), nextBefore: nullable(string()) },
  'Sittings',
);

export const examSchema = object(
  {
    open: list(sittingListingSchema, 'Practice tests and mock exams that have begun and are not over, newest first.'),
    mocks: list(
      object(
        {
          ...ids,
          title: string(),
          isShort: boolean(),
          sections: integer(),
          questions: integer(),
          minutes: integer('Of all sections together.'),
          state: oneOf(MOCK_STATES),
          sittingId: nullable(string(), 'The open one, else the newest.'),
          releaseAt: nullable(time()),
          isDemo: boolean(),
          isFree: boolean('Can be sat once.'),
        },
        'OpenMock',
      ),
    ),
    canPractise: boolean(),
    isConfirmed: boolean(),
  },
  'Exam',
);

export const dayTestSchema = object(
  {
    ...ids,
    courseId: string(),
    title: string(),
    kind: oneOf(TEST_KINDS),
    availability: oneOf(DAY_TEST_STATES, 'Whether it can be started: a mock exam may be unpublished or closed.'),
    mode: nullable(oneOf(PRACTICE_KINDS), 'Of practice.'),
    vignettes: nullable(integer('Of practice, or fewer where fewer fit.')),
    clusters: list(string(), 'Titles; none: all of them.'),
    subjects: list(string()),
    questions: nullable(integer(), 'Null where that is not known before the start.'),
    minutes: nullable(integer(), 'Without extra time; null: no clock.'),
    sections: integer(),
    isShort: boolean('A mock exam with fewer or shorter sections than the real exam.'),
    state: oneOf(MOCK_STATES),
    sitting: nullable(sittingListingSchema, 'The open one, else the newest that was begun.'),
    openPracticeId: nullable(string(), 'Another practice test of the caller that is open: one is at a time.'),
  },
  'DayTest',
);

export type DayTestReply = Reply<typeof dayTestSchema>;
export type SittingReply = Reply<typeof sittingSchema>;
export type SectionQuestionsReply = Reply<typeof sectionQuestionsSchema>;
export type SampleReply = Reply<typeof sampleSchema>;
export type SavedAnswersReply = Reply<typeof savedAnswersSchema>;
export type RevealReply = Reply<typeof revealSchema>;
export type PracticeReply = Reply<typeof practiceSchema>;
export type FreeMockReply = Reply<typeof freeMockSchema>;
export type ExamReply = Reply<typeof examSchema>;
export type SittingListingReply = Reply<typeof sittingListingSchema>;
export type SittingsReply = Reply<typeof sittingsSchema>;
