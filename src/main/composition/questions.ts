import { HOUR_MS } from '../../domain/kernel/clock.ts';
import { GetApprovedVignette } from '../../domain/questions/queries/get-approved-vignette.ts';
import { GetVersionInReview } from '../../domain/questions/queries/get-version-in-review.ts';
import { GetVignette } from '../../domain/questions/queries/get-vignette.ts';
import { ListVignettes } from '../../domain/questions/queries/list-vignettes.ts';
import { AddFigure } from '../../domain/questions/use-cases/add-figure.ts';
import { CreateVignette } from '../../domain/questions/use-cases/create-vignette.ts';
import { DecideReview } from '../../domain/questions/use-cases/decide-review.ts';
import { DiscardDraft } from '../../domain/questions/use-cases/discard-draft.ts';
import { MoveToPool } from '../../domain/questions/use-cases/move-to-pool.ts';
import { OpenDraft } from '../../domain/questions/use-cases/open-draft.ts';
import { RateVersion } from '../../domain/questions/use-cases/rate-version.ts';
import { ReinstateQuestion } from '../../domain/questions/use-cases/reinstate-question.ts';
import { RemoveFigure } from '../../domain/questions/use-cases/remove-figure.ts';
import { RestoreVignette } from '../../domain/questions/use-cases/restore-vignette.ts';
import { RetireVignette } from '../../domain/questions/use-cases/retire-vignette.ts';
import { SaveDraft } from '../../domain/questions/use-cases/save-draft.ts';
import { SubmitDraft } from '../../domain/questions/use-cases/submit-draft.ts';
import { TakeBack } from '../../domain/questions/use-cases/take-back.ts';
import { WithdrawQuestion } from '../../domain/questions/use-cases/withdraw-question.ts';
import { bankRoutes } from '../../http/routes/questions/bank-routes.ts';
import { importRoutes } from '../../http/routes/questions/import-routes.ts';
import { lessonRoutes } from '../../http/routes/questions/lesson-routes.ts';
import { reviewRoutes } from '../../http/routes/questions/review-routes.ts';
import { vignetteRoutes } from '../../http/routes/questions/vignette-routes.ts';
import { useCase } from './bindings.ts';
import { type Context, type ContextParts, context } from './context.ts';
import { importUseCases } from './questions/imports.ts';
import { lessonUseCases } from './questions/lessons.ts';

export function questions(parts: ContextParts): Context<'questions'> {
  const { ports, links } = parts;
  const { kernel, questions: bank, settings } = ports;
  const { examTaxonomy, figurePictures, turnedResults } = links.questions;
  const { work, ids, clock, richText } = kernel;
  const useCases = {
    listVignettes: useCase(ListVignettes, bank.vignetteReader),
    getVignette: useCase(
      GetVignette,
      bank.vignettes,
      bank.versions,
      bank.vignetteFigures,
      bank.withdrawn,
      bank.reviews,
      bank.vignetteReader,
      examTaxonomy,
      richText,
      clock,
    ),
    getApprovedVignette: useCase(
      GetApprovedVignette,
      bank.vignettes,
      bank.versions,
      bank.vignetteFigures,
      bank.withdrawn,
    ),
    createVignette: useCase(CreateVignette, work, bank.vignettes, bank.versions, examTaxonomy, ids, clock),
    saveDraft: useCase(SaveDraft, work, ids, clock),
    openDraft: useCase(OpenDraft, work, ids, clock),
    discardDraft: useCase(DiscardDraft, work),
    submitDraft: useCase(SubmitDraft, work, examTaxonomy, richText, settings.reviewRules, ids, clock),
    takeBack: useCase(TakeBack, work),
    getVersionInReview: useCase(
      GetVersionInReview,
      bank.vignettes,
      bank.versionTexts,
      bank.versions,
      bank.reviews,
      bank.vignetteFigures,
    ),
    rateVersion: useCase(RateVersion, work, ids, clock),
    decideReview: useCase(DecideReview, work, clock),
    addFigure: useCase(AddFigure, work, figurePictures, clock),
    removeFigure: useCase(RemoveFigure, work, clock),
    moveToPool: useCase(MoveToPool, work, clock),
    retireVignette: useCase(RetireVignette, work, clock),
    restoreVignette: useCase(RestoreVignette, work),
    withdrawQuestion: useCase(WithdrawQuestion, work, turnedResults, clock),
    reinstateQuestion: useCase(ReinstateQuestion, work, turnedResults),
    ...importUseCases(parts),
    ...lessonUseCases(parts),
  };
  return context(useCases, (made, get) => {
    const reader = get(richText);
    return {
      routes: [
        ...vignetteRoutes(made, reader, get(bank.vignetteReader)),
        ...reviewRoutes(made, reader),
        ...bankRoutes(made, reader),
        ...importRoutes(made),
        ...lessonRoutes(made),
      ],
      jobs: { 'questions/import-questions': made.importQuestions },
      scheduledTasks: [
        { name: 'purge-old-question-imports', everyMs: 12 * HOUR_MS, task: made.purgeOldQuestionImports },
      ],
    };
  });
}
