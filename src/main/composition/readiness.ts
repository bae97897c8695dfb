import { DAY_MS } from '../../domain/kernel/clock.ts';
import { PurgeOldEstimates } from '../../domain/readiness/jobs/purge-old-estimates.ts';
import { UpdateEstimate } from '../../domain/readiness/jobs/update-estimate.ts';
import { GetExamReadiness } from '../../domain/readiness/queries/get-exam-readiness.ts';
import { GetReadinessHistory } from '../../domain/readiness/queries/get-readiness-history.ts';
import { ListMissedLessons } from '../../domain/readiness/queries/list-missed-lessons.ts';
import { ReadStudentReadiness } from '../../domain/readiness/queries/read-student-readiness.ts';
import { readinessRoutes } from '../../http/routes/readiness/readiness-routes.ts';
import { useCase } from './bindings.ts';
import { type Context, type ContextParts, context } from './context.ts';

export function readiness({ ports, links }: ContextParts): Context<'readiness'> {
  const { kernel, readiness, reporting } = ports;
  const { examShapes, approvedQuestions, taughtLessons } = links.readiness;
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
    updateEstimate: useCase(UpdateEstimate, GetExamReadiness, readiness.estimates, kernel.clock),
    purgeOldEstimates: useCase(PurgeOldEstimates, readiness.estimates, kernel.clock),
  };
  return context(useCases, (made) => ({
    routes: readinessRoutes(made),
    jobs: { 'readiness/update-estimate': made.updateEstimate },
    scheduledTasks: [{ name: 'purge-old-estimates', everyMs: DAY_MS, task: made.purgeOldEstimates }],
  }));
}
