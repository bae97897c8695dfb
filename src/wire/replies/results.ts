import { boolean, integer, list, nullable, object, oneOf, type Reply, string, time } from '../json-schema.ts';
import {
  ANSWER_FILTERS,
  REPORT_KINDS,
  REPORT_STATES,
  SECTION_ENDS,
  SITTING_CONDITIONS,
  SITTING_KINDS,
} from '../literals.ts';
import { ids } from './ids.ts';
import { richTextSchema } from './rich-text.ts';
import { answerReferenceSchema, sectionFigureSchema } from './sittings.ts';

export const clusterScore = object(
  {
    id: string(),
    title: string(),
    correct: integer(),
    of: integer('Questions that count: scored, and not withdrawn.'),
    passMark: nullable(integer(), 'Points; null with fewer than ten questions, or where one has no rating.'),
    isPassed: nullable(boolean()),
    isEased: boolean('Passed before a withdrawal: by the mark of then, less the points that went with the question.'),
  },
  'ClusterScore',
);

export const gridCell = object(
  { cluster: string(), subject: string(), subjectTitle: string(), correct: integer(), of: integer() },
  'GridCell',
);

export const resultSchema = object(
  {
    ...ids,
    kind: oneOf(SITTING_KINDS),
    title: string(),
    isShort: boolean(),
    isPreview: boolean(),
    isDemo: boolean(),
    isConfirmed: boolean('Whether the school compared the shape of the exam with the handbook.'),
    endedAt: time(),
    extraTimePercent: integer(),
    clusters: list(clusterScore),
    isPassed: nullable(boolean(), 'Every cluster at or above its mark; null of practice, or where a mark is missing.'),
    isComplete: boolean('Every section was started.'),
    grid: list(gridCell, 'Cells with questions.'),
    sections: list(
      object(
        {
          number: integer(),
          end: nullable(oneOf(SECTION_ENDS)),
          minutes: integer('Without extra time.'),
          questions: integer(),
          seconds: integer('On its questions.'),
          unanswered: integer(),
          notReached: integer('Neither they nor a later question were on the screen.'),
          late: integer('Answers that came after the end: kept, and not counted.'),
        },
        'SectionScore',
      ),
    ),
    withdrawn: list(
      object({ question: string(), section: integer(), position: integer(), reason: string() }, 'WithdrawnInSitting'),
    ),
    unscored: integer('Questions that count for nobody.'),
    hasAnswers: boolean('Whether its answers may be read: those of a free mock exam are not shown to candidates.'),
    questions: list(
      object(
        {
          section: integer(),
          case: integer('Within the section.'),
          position: integer('Within the section.'),
          isRight: nullable(boolean(), 'Null: it counts for nobody.'),
        },
        'PlacedAnswer',
      ),
      'All of them, in their order; none where its answers may not be read.',
    ),
    secondsAllowed: nullable(integer(), 'For a question of the exam as it is in force; null where it has no section.'),
    conditions: nullable(oneOf(SITTING_CONDITIONS), 'Null: practice.'),
    reviewers: integer('People who set the pass marks.'),
    dayTest: nullable(
      object({ courseId: string(), contentId: string() }, 'TestOfDay'),
      'The test of a course that it was begun from; null where it was none, or one cannot enter the course now.',
    ),
  },
  'Result',
);

export const studentResultSchema = object(
  {
    student: object({ ...ids, name: string() }, 'StudentOfResult'),
    releaseAt: nullable(time(), 'The student sees it from then on; null: from its end.'),
    result: resultSchema,
  },
  'StudentResult',
);

/** A question with its answer key, for a person who may see it. */
const keyedFields = {
  id: string(),
  stemBlocks: richTextSchema,
  options: list(object({ id: string(), text: string(), isCorrect: boolean(), why: string() }, 'ReadOption')),
  explanationBlocks: richTextSchema,
  takeaway: string(),
  references: list(answerReferenceSchema),
};

export const ownReportSchema = object(
  {
    kind: oneOf(REPORT_KINDS),
    text: string(),
    createdAt: time(),
    state: oneOf(REPORT_STATES),
    answer: string('Empty while it is open.'),
    answeredAt: nullable(time()),
  },
  'OwnReport',
);

/** Place in a lesson that teaches a question. */
export const taughtFields = {
  courseId: string(),
  contentId: string(),
  title: string(),
  isPaper: boolean(),
  at: integer('Second of a video, page of a paper.'),
  s3Key: string(),
  hasMoved: boolean('Whether the file was replaced after the place was set.'),
};
const taughtAt = object(taughtFields, 'TaughtAt');

export const answersSchema = object(
  {
    ...ids,
    title: string(),
    isDemo: boolean(),
    only: oneOf(ANSWER_FILTERS),
    clusters: list(object({ id: string(), title: string() }, 'AnswerCluster')),
    sections: list(object({ number: integer(), questions: integer('That fit the choice.') }, 'AnswerSection')),
    section: integer('The one that is read.'),
    vignettes: list(
      object(
        {
          id: string(),
          position: integer('Within the section.'),
          caseBlocks: richTextSchema,
          figures: list(sectionFigureSchema),
          questions: list(
            object(
              {
                ...keyedFields,
                position: integer('Within the section.'),
                cluster: string('A title.'),
                subject: string('A title.'),
                option: nullable(string(), 'Own answer; null: left blank.'),
                isRight: boolean(),
                isFlagged: boolean(),
                isReached: boolean(),
                seconds: integer(),
                lateOption: nullable(string(), 'Another one, which came after the end: not counted.'),
                withdrawn: nullable(string(), 'Why it counts for nobody.'),
                report: nullable(ownReportSchema, 'The reader’s newest.'),
                lessons: list(taughtAt, 'Where it is taught, in courses that the reader may enter.'),
              },
              'ReadAnswer',
            ),
          ),
        },
        'ReadVignette',
      ),
    ),
  },
  'Answers',
);

export const questionReportSchema = object(
  {
    ...ids,
    kind: oneOf(REPORT_KINDS),
    text: string(),
    state: oneOf(REPORT_STATES),
    createdAt: time(),
    studentId: nullable(string(), 'Null for authors.'),
    student: nullable(string(), 'A name; null for authors.'),
    answer: string('Empty while it is open.'),
    answeredBy: nullable(string(), 'A name; null when the account is gone.'),
    answeredAt: nullable(time()),
    vignetteId: string(),
    vignetteNumber: integer(),
    vignetteTitle: string(),
    question: nullable(
      object(
        { ...keyedFields, position: integer('Within its case.'), figures: list(sectionFigureSchema) },
        'ReportedQuestion',
      ),
      'As the student saw it.',
    ),
  },
  'QuestionReport',
);

export const questionReportsSchema = object(
  { reports: list(questionReportSchema), nextBefore: nullable(string()) },
  'QuestionReports',
);

export type ResultReply = Reply<typeof resultSchema>;
export type StudentResultReply = Reply<typeof studentResultSchema>;
export type AnswersReply = Reply<typeof answersSchema>;
export type OwnReportReply = Reply<typeof ownReportSchema>;
export type QuestionReportReply = Reply<typeof questionReportSchema>;
export type QuestionReportsReply = Reply<typeof questionReportsSchema>;
