import { ArrivalNotes } from '../../../domain/exam/arrival-notes.ts';
import { CloseSection } from '../../../domain/exam/jobs/close-section.ts';
import { CloseSections } from '../../../domain/exam/jobs/close-sections.ts';
import { NoteFinished } from '../../../domain/exam/jobs/note-finished.ts';
import { PurgeOldSittings } from '../../../domain/exam/jobs/purge-old-sittings.ts';
import { CheckDayTest } from '../../../domain/exam/queries/check-day-test.ts';
import { CountPractice } from '../../../domain/exam/queries/count-practice.ts';
import { ExplainSample } from '../../../domain/exam/queries/explain-sample.ts';
import { GetDayTest } from '../../../domain/exam/queries/get-day-test.ts';
import { GetExam } from '../../../domain/exam/queries/get-exam.ts';
import { GetFreeMock } from '../../../domain/exam/queries/get-free-mock.ts';
import { GetSample } from '../../../domain/exam/queries/get-sample.ts';
import { GetSectionQuestions } from '../../../domain/exam/queries/get-section-questions.ts';
import { GetSitting } from '../../../domain/exam/queries/get-sitting.ts';
import { HasFinished } from '../../../domain/exam/queries/has-finished.ts';
import { ListScoredSittings } from '../../../domain/exam/queries/list-scored-sittings.ts';
import { ListSittings } from '../../../domain/exam/queries/list-sittings.ts';
import { ShowsFigure } from '../../../domain/exam/queries/shows-figure.ts';
import { EndSitting } from '../../../domain/exam/use-cases/end-sitting.ts';
import { RevealAnswer } from '../../../domain/exam/use-cases/reveal-answer.ts';
import { SaveAnswers } from '../../../domain/exam/use-cases/save-answers.ts';
import { StartDayTest } from '../../../domain/exam/use-cases/start-day-test.ts';
import { StartPractice } from '../../../domain/exam/use-cases/start-practice.ts';
import { StartSection } from '../../../domain/exam/use-cases/start-section.ts';
import { StartSitting } from '../../../domain/exam/use-cases/start-sitting.ts';
import { SubmitSection } from '../../../domain/exam/use-cases/submit-section.ts';
import { TakeOver } from '../../../domain/exam/use-cases/take-over.ts';
import { useCase } from '../bindings.ts';
import type { ContextParts } from '../context.ts';

/** Use cases of a candidate, and jobs that follow by the clock. */
export function sittingUseCases({ ports, links }: ContextParts) {
  const { kernel, questions } = ports;
  const { work, ids, secrets, clock } = kernel;
  const { mockExams, sittings, answerSheets, reveals, answeredQuestions, extraTimes, blueprints } = ports.exam;
  const { sectionSource, vignettePool, examAccess, dayTests, finishedTests } = links.exam;
  return {
    getExam: useCase(GetExam, mockExams, sittings, blueprints, sectionSource, examAccess, clock),
    countPractice: useCase(CountPractice, blueprints, answeredQuestions, vignettePool, examAccess),
    startPractice: useCase(
      StartPractice,
      work,
      sittings,
      blueprints,
      answeredQuestions,
      vignettePool,
      sectionSource,
      examAccess,
      ids,
      clock,
    ),
    startSitting: useCase(
      StartSitting,
      work,
      sittings,
      mockExams,
      blueprints,
      extraTimes,
      sectionSource,
      examAccess,
      ids,
      clock,
    ),
    startDayTest: useCase(StartDayTest, dayTests, sittings, mockExams, extraTimes, StartSitting, StartPractice, clock),
    getDayTest: useCase(GetDayTest, dayTests, mockExams, sittings, blueprints, sectionSource, clock),
    checkDayTest: useCase(CheckDayTest, mockExams, blueprints),
    hasFinished: useCase(HasFinished, sittings, clock),
    noteFinished: useCase(NoteFinished, sittings, finishedTests, clock),
    listSittings: useCase(ListSittings, sittings, clock),
    listScoredSittings: useCase(ListScoredSittings, ListSittings, sittings, reveals, questions.keyReader, clock),
    getSitting: useCase(GetSitting, sittings, reveals, questions.keyReader, blueprints, clock),
    getSectionQuestions: useCase(GetSectionQuestions, sittings, sectionSource, clock),
    getFreeMock: useCase(GetFreeMock, mockExams),
    getSample: useCase(GetSample, vignettePool, sectionSource),
    explainSample: useCase(ExplainSample, GetSample, questions.keyReader),
    showsFigure: useCase(ShowsFigure, sittings, sectionSource),
    takeOver: useCase(TakeOver, sittings, clock),
    startSection: useCase(StartSection, sittings, mockExams, extraTimes, examAccess, clock),
    arrivalNotes: useCase(ArrivalNotes, secrets, clock),
    saveAnswers: useCase(SaveAnswers, answerSheets, sittings),
    submitSection: useCase(SubmitSection, work, answerSheets, sittings),
    endSitting: useCase(EndSitting, work, sittings, clock),
    revealAnswer: useCase(RevealAnswer, sittings, reveals, questions.keyReader, clock),
    closeSection: useCase(CloseSection, work, sittings, reveals, questions.keyReader, clock),
    closeSections: useCase(CloseSections, work, sittings, CloseSection, clock),
    purgeOldSittings: useCase(PurgeOldSittings, sittings, clock),
  };
}
