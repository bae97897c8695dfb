import { boolean, integer, list, nullable, number, object, oneOf, type Reply, string, time } from '../json-schema.ts';
import { MOCK_EXAM_STATES } from '../literals.ts';
import { ids } from './ids.ts';

const facts = {
  ...ids,
  title: string(),
  state: oneOf(MOCK_EXAM_STATES),
  isShort: boolean('With fewer or shorter sections than the real exam.'),
  isDemo: boolean(),
  courseIds: list(string()),
  isFree: boolean('Open once to every account with a confirmed address, in place of courses; its keys are not shown.'),
  releaseAt: nullable(time(), 'Answers are shown from then on; null: as soon as a sitting is over.'),
  createdAt: time(),
  publishedAt: nullable(time()),
  closedAt: nullable(time()),
};

const balance = () =>
  list(
    object(
      {
        id: string(),
        title: string(),
        target: number('Questions by the shares of the blueprint, when every place is filled.'),
        actual: integer(),
        scored: integer('Those that count.'),
      },
      'BalanceRow',
    ),
  );

export const mockExamSchema = object(
  {
    ...facts,
    revision: integer(),
    isConfirmed: boolean('Whether the school compared the blueprint with the handbook.'),
    sections: list(
      object(
        {
          minutes: integer(),
          places: integer(),
          vignettes: list(
            object(
              {
                id: string(),
                number: integer('0 where it is not in the question bank any more.'),
                title: string(),
                clusters: list(string()),
                questions: integer(),
                rating: nullable(number(), 'Mean of its questions.'),
                isFixed: boolean(),
                isScored: boolean('False: it counts for nobody, and nobody who sits it is told.'),
              },
              'MockVignette',
            ),
          ),
        },
        'MockSection',
      ),
    ),
    clusters: balance(),
    subjects: balance(),
    others: list(
      object({ ...ids, title: string(), vignettes: list(string()) }, 'OtherMockExam'),
      'Other published mock exams that students of the same courses may meet.',
    ),
    faults: list(
      object({ path: string(), message: string() }, 'MockFault'),
      'Reasons that keep a draft from its publication.',
    ),
  },
  'MockExam',
);

export const mockExamsSchema = object(
  {
    mockExams: list(
      object(
        { ...facts, sections: integer(), vignettes: integer(), places: integer(), minutes: integer() },
        'MockExamListing',
      ),
    ),
    isConfirmed: boolean('Whether the school compared the newest blueprint with the handbook.'),
  },
  'MockExams',
);

export const freeVignettesSchema = object(
  {
    vignettes: list(object({ ...ids, number: integer(), title: string() }, 'FreeVignette')),
    hasMore: boolean('There are others; a search finds them.'),
  },
  'FreeVignettes',
);

export type MockExamReply = Reply<typeof mockExamSchema>;
export type FreeVignettesReply = Reply<typeof freeVignettesSchema>;
export type MockExamsReply = Reply<typeof mockExamsSchema>;
