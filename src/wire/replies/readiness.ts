import { boolean, integer, list, nullable, number, object, oneOf, type Reply, string, time } from '../json-schema.ts';
import { CHANCE_LIMITS, CHANCE_WORDS } from '../literals.ts';
import { ids } from './ids.ts';
import { gridCell, taughtFields } from './results.ts';

const roundedChance = object(
  {
    percent: integer('From 5 to 95, in steps of 5.'),
    limit: nullable(oneOf(CHANCE_LIMITS), 'Under 5 or over 95; null: near this percent.'),
  },
  'RoundedChance',
);

const chanceSchema = object(
  {
    likely: roundedChance,
    lowest: roundedChance,
    highest: roundedChance,
    word: oneOf(CHANCE_WORDS, 'By the chance before it is rounded.'),
  },
  'PassChance',
);

const intervalFields = {
  low: integer('In percent: four abilities of five are between here and `high`.'),
  middle: integer(),
  high: integer(),
};

export const keptFields = {
  day: string('Of the school’s calendar, as 2026-03-31.'),
  answers: integer(),
  clusters: list(object({ id: string(), ...intervalFields }, 'KeptInterval'), 'Those that were known.'),
};

/** How an exam would go, against the standard that the reviewers of this school set. */
export const examReadinessSchema = object(
  {
    isConfirmed: boolean('Whether the school compared the shape of the exam with the handbook.'),
    evidence: object(
      {
        answers: integer('At first sight, to questions with a rating.'),
        newestAt: nullable(time()),
        reviewers: number('People who rated a question, on the average, to one decimal.'),
        isDemo: boolean('Nothing but cases of the demonstration.'),
        leftOut: object(
          {
            unreleased: integer('Of mock exams whose result is not released.'),
            withdrawn: integer(),
            otherClusters: integer('Of clusters that have left the exam rules.'),
            unrated: integer(),
            demo: integer('Of the demonstration, next to others.'),
          },
          'AnswersLeftOut',
        ),
      },
      'ReadinessEvidence',
    ),
    clusters: list(
      object(
        {
          id: string(),
          short: string(),
          title: string(),
          answers: integer(),
          questions: integer('Approved questions with a rating.'),
          standardPercent: integer('Expected of a candidate who is just good enough, on the same questions.'),
          more: integer('Answers, fresh and under the clock, until the cluster is known; 0: it is.'),
          moreCases: integer('Cases for practice with so many questions of the cluster.'),
          interval: nullable(object(intervalFields, 'ReadinessInterval'), 'Null: too little data.'),
          chance: nullable(chanceSchema, 'Null: too little data.'),
        },
        'ReadyCluster',
      ),
      'Of the exam rules of today, in their order.',
    ),
    all: object(
      {
        chance: nullable(chanceSchema, 'To pass each cluster; null until each is known and `more` is 0.'),
        more: integer('Answers in any cluster until all are known together.'),
      },
      'ReadyForAll',
    ),
    failsBy: nullable(
      object({ cluster: string(), title: string(), chance: chanceSchema }, 'FailingCluster'),
      'The known cluster with the lowest chance; null where none is below probably above.',
    ),
    pace: nullable(
      object(
        { medianSeconds: integer('For a question.'), of: integer('Answers.'), secondsAllowed: nullable(integer()) },
        'ReadinessPace',
      ),
      'Under the clock; null without such an answer.',
    ),
    grid: list(gridCell, 'Cells with answers.'),
  },
  'ExamReadiness',
);

export const studentReadinessSchema = object(
  { student: object({ ...ids, name: string() }, 'StudentOfReadiness'), readiness: examReadinessSchema },
  'StudentReadiness',
);

export const missedLessonsSchema = object(
  {
    lessons: list(
      object({ ...taughtFields, questions: integer('That it teaches, and that one got wrong.') }, 'MissedLesson'),
      'At most five, those of the most questions first.',
    ),
  },
  'MissedLessons',
);

export const readinessHistorySchema = object(
  {
    days: list(
      object({ ...keptFields, at: time(), all: nullable(roundedChance, 'To pass each cluster.') }, 'ReadinessDay'),
      'The last estimate of each day on which a section ended, oldest first.',
    ),
  },
  'ReadinessHistory',
);

export type ExamReadinessReply = Reply<typeof examReadinessSchema>;
export type ReadinessHistoryReply = Reply<typeof readinessHistorySchema>;
export type StudentReadinessReply = Reply<typeof studentReadinessSchema>;
export type MissedLessonsReply = Reply<typeof missedLessonsSchema>;
