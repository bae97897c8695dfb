import type { Knex } from 'knex';
import { KnexAnswerSheets } from './answer-sheets.ts';
import { KnexAnsweredQuestions } from './answered-questions.ts';
import { KnexBlueprintRepository } from './blueprint-repository.ts';
import { KnexExtraTimes } from './extra-times.ts';
import { KnexMockExamRepository } from './mock-exam-repository.ts';
import { KnexQuestionReports } from './question-reports.ts';
import { KnexRevealRepository } from './reveal-repository.ts';
import { KnexSittingRepository } from './sitting-repository.ts';

/** Stores of the exam. `db` is the database, or one transaction of it. */
export const examStores = (db: Knex) => ({
  blueprints: new KnexBlueprintRepository(db),
  sittings: new KnexSittingRepository(db),
  answerSheets: new KnexAnswerSheets(db),
  reveals: new KnexRevealRepository(db),
  answeredQuestions: new KnexAnsweredQuestions(db),
  extraTimes: new KnexExtraTimes(db),
  mockExams: new KnexMockExamRepository(db),
  questionReports: new KnexQuestionReports(db),
});
