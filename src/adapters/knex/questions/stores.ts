import type { Knex } from 'knex';
import { KnexFigureRepository } from './figure-repository.ts';
import { KnexKeyReader } from './key-reader.ts';
import { KnexLessonPlaces } from './lesson-places.ts';
import { KnexPoolReader } from './pool-reader.ts';
import { KnexQuestionImports } from './question-imports.ts';
import { KnexQuestionTransfer } from './question-transfer.ts';
import { KnexReviewRepository } from './review-repository.ts';
import { KnexVersionRepository } from './version-repository.ts';
import { KnexVersionTexts } from './version-texts.ts';
import { KnexVignetteReader } from './vignette-reader.ts';
import { KnexVignetteRepository } from './vignette-repository.ts';
import { KnexWithdrawnQuestions } from './withdrawn-questions.ts';

/** The question bank. `db` is the database, or one transaction of it. */
export const questionStores = (db: Knex) => ({
  vignettes: new KnexVignetteRepository(db),
  versions: new KnexVersionRepository(db),
  versionTexts: new KnexVersionTexts(db),
  reviews: new KnexReviewRepository(db),
  vignetteFigures: new KnexFigureRepository(db),
  withdrawn: new KnexWithdrawnQuestions(db),
  lessonPlaces: new KnexLessonPlaces(db),
  vignetteReader: new KnexVignetteReader(db),
  keyReader: new KnexKeyReader(db),
  poolReader: new KnexPoolReader(db),
  questionTransfer: new KnexQuestionTransfer(db),
  questionImports: new KnexQuestionImports(db),
});
