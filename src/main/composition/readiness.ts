import { DAY_MS } from '../../domain/kernel/clock.ts';
import { PurgeOldEstimates } from '../../domain/readiness/jobs/purge-old-estimates.ts';
import { PurgeOldOutcomes } from '../../domain/readiness/jobs/purge-old-outcomes.ts';
import { PurgeOrphanedCards } from '../../domain/readiness/jobs/purge-orphaned-cards.ts';
import { UpdateEstimate } from '../../domain/readiness/jobs/update-estimate.ts';
import { CountCardsAhead } from '../../domain/readiness/queries/count-cards-ahead.ts';
import { GetExamReadiness } from '../../domain/readiness/queries/get-exam-readiness.ts';
import { GetOutcome } from '../../domain/readiness/queries/get-outcome.ts';
import { GetPredictions } from '../../domain/readiness/queries/get-predictions.ts';
import { GetReadinessHistory } from '../../domain/readiness/queries/get-readiness-history.ts';
import { ListCards } from '../../domain/readiness/queries/list-cards.ts';
import { ListDueCards } from '../../domain/readiness/queries/list-due-cards.ts';
import { ListMissedLessons } from '../../domain/readiness/queries/list-missed-lessons.ts';
import { ReadStudentReadiness } from '../../domain/readiness/queries/read-student-readiness.ts';
import { ShowsCardFigure } from '../../domain/readiness/queries/shows-card-figure.ts';
import { EditCard } from '../../domain/readiness/use-cases/edit-card.ts';
import { GradeCard } from '../../domain/readiness/use-cases/grade-card.ts';
import { ReportOutcome } from '../../domain/readiness/use-cases/report-outcome.ts';
import { cardRoutes } from '../../http/routes/readiness/card-routes.ts';
import { outcomeRoutes } from '../../http/routes/readiness/outcome-routes.ts';
import { readinessRoutes } from '../../http/routes/readiness/readiness-routes.ts';
import { useCase } from './bindings.ts';
import { type Context, type ContextParts, context } from './context.ts';

export function readiness({ ports, links }: ContextParts): Context<'readiness'> {
  const { kernel, readiness, reporting, questions } = ports;
  const { examShapes, approvedQuestions, taughtLessons, cardTexts, examDays } = links.readiness;
  const { cards, releasedAnswers, cardScheduler } = readiness;
  const useCases = {
    getExamReadiness: useCase(GetExamReadiness, readiness.evidence, examShapes, approvedQuestions, kernel.clock),
    listMissedLessons: useCase(ListMissedLessons, readiness.evidence, taughtLessons, kernel.clock),
    getReadinessHistory: useCase(GetReadinessHistory, readiness.estimates),
    readStudentReadiness: useCase(
      ReadStudentReadiness,
      links.kernel.people,
      GetExamReadiness,
      reporting.auditLog,
      kernel.ids,
      kernel.clock,
    ),
    getOutcome: useCase(GetOutcome, readiness.outcomes, examDays, examShapes, kernel.clock),
    reportOutcome: useCase(ReportOutcome, readiness.outcomes, readiness.estimates, examDays, examShapes, kernel.clock),
    getPredictions: useCase(GetPredictions, readiness.outcomes),
    updateEstimate: useCase(UpdateEstimate, GetExamReadiness, readiness.estimates, kernel.clock),
    listCards: useCase(ListCards, releasedAnswers, cards, examDays, cardTexts, examShapes, cardScheduler, kernel.clock),
    listDueCards: useCase(ListDueCards, releasedAnswers, cards, examDays, cardTexts, cardScheduler, kernel.clock),
    countCardsAhead: useCase(CountCardsAhead, releasedAnswers, cards, cardScheduler, kernel.clock),
    showsCardFigure: useCase(ShowsCardFigure, releasedAnswers, cardTexts, kernel.clock),
    editCard: useCase(EditCard, releasedAnswers, cards, examDays, cardScheduler, kernel.clock),
    gradeCard: useCase(
      GradeCard,
      releasedAnswers,
      cards,
      examDays,
      cardTexts,
      questions.keyReader,
      examShapes,
      cardScheduler,
      kernel.clock,
    ),
    purgeOrphanedCards: useCase(PurgeOrphanedCards, cards),
    purgeOldEstimates: useCase(PurgeOldEstimates, readiness.estimates, kernel.clock),
    purgeOldOutcomes: useCase(PurgeOldOutcomes, readiness.outcomes, kernel.clock),
  };
  return context(useCases, (made, get) => ({
    routes: [...readinessRoutes(made), ...cardRoutes(made, get(kernel.richText)), ...outcomeRoutes(made)],
    jobs: { 'readiness/update-estimate': made.updateEstimate },
    scheduledTasks: [
      { name: 'purge-old-estimates', everyMs: DAY_MS, task: made.purgeOldEstimates },
      { name: 'purge-orphaned-cards', everyMs: DAY_MS, task: made.purgeOrphanedCards },
      { name: 'purge-old-outcomes', everyMs: DAY_MS, task: made.purgeOldOutcomes },
    ],
  }));
}
