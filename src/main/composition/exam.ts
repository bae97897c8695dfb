import { GetBlueprint } from '../../domain/exam/queries/get-blueprint.ts';
import { ConfirmBlueprint } from '../../domain/exam/use-cases/confirm-blueprint.ts';
import { SaveBlueprint } from '../../domain/exam/use-cases/save-blueprint.ts';
import { DAY_MS, MINUTE_MS } from '../../domain/kernel/clock.ts';
import { blueprintRoutes } from '../../http/routes/exam/blueprint-routes.ts';
import { dayTestRoutes } from '../../http/routes/exam/day-test-routes.ts';
import { examRoutes } from '../../http/routes/exam/exam-routes.ts';
import { mockExamRoutes } from '../../http/routes/exam/mock-exam-routes.ts';
import { mockResultRoutes } from '../../http/routes/exam/mock-result-routes.ts';
import { resultRoutes } from '../../http/routes/exam/result-routes.ts';
import { sampleRoutes } from '../../http/routes/exam/sample-routes.ts';
import { sittingRoutes } from '../../http/routes/exam/sitting-routes.ts';
import { studentExamRoutes } from '../../http/routes/exam/student-exam-routes.ts';
import { studentResultRoutes } from '../../http/routes/exam/student-result-routes.ts';
import { useCase } from './bindings.ts';
import { type Context, type ContextParts, context } from './context.ts';
import { extraTimeUseCases } from './exam/extra-time.ts';
import { mockExamUseCases } from './exam/mock-exams.ts';
import { resultUseCases } from './exam/results.ts';
import { sittingUseCases } from './exam/sittings.ts';

export function exam(parts: ContextParts): Context<'exam'> {
  const { ports, links, clock } = parts;
  const { kernel } = ports;
  const useCases = {
    getBlueprint: useCase(GetBlueprint, ports.exam.blueprints),
    saveBlueprint: useCase(SaveBlueprint, kernel.work, links.exam.usedTaxonomy, kernel.clock),
    confirmBlueprint: useCase(ConfirmBlueprint, kernel.work, kernel.clock),
    ...mockExamUseCases(parts),
    ...sittingUseCases(parts),
    ...resultUseCases(parts),
    ...extraTimeUseCases(parts),
  };
  return context(useCases, (made, get) => {
    const richText = get(kernel.richText);
    return {
      routes: [
        ...blueprintRoutes(made),
        ...mockExamRoutes(made),
        ...mockResultRoutes(made),
        ...examRoutes(made, richText),
        ...dayTestRoutes(made, richText),
        ...sampleRoutes(made, richText),
        ...sittingRoutes(made, richText, clock),
        ...resultRoutes(made, richText),
        ...studentExamRoutes(made),
        ...studentResultRoutes(made, richText),
      ],
      jobs: { 'exam/close-section': made.closeSection, 'exam/note-finished': made.noteFinished },
      scheduledTasks: [
        { name: 'close-sections', everyMs: MINUTE_MS, task: made.closeSections },
        { name: 'purge-old-sittings', everyMs: DAY_MS, task: made.purgeOldSittings },
      ],
    };
  });
}
