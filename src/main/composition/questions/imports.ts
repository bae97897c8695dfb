import { PurgeOldQuestionImports } from '../../../domain/questions/jobs/purge-old-question-imports.ts';
import { ExportQuestions } from '../../../domain/questions/queries/export-questions.ts';
import { GetImportTemplate } from '../../../domain/questions/queries/get-import-template.ts';
import { GetQuestionImport } from '../../../domain/questions/queries/get-question-import.ts';
import { ImportQuestions } from '../../../domain/questions/use-cases/import-questions.ts';
import { StartQuestionImport } from '../../../domain/questions/use-cases/start-question-import.ts';
import { useCase } from '../bindings.ts';
import type { ContextParts } from '../context.ts';

/** Questions as files: into the bank, and out of it. */
export const importUseCases = ({ ports: { kernel, questions: bank }, links: { questions } }: ContextParts) => ({
  startQuestionImport: useCase(StartQuestionImport, kernel.work, kernel.ids, kernel.clock),
  getQuestionImport: useCase(GetQuestionImport, bank.questionImports),
  purgeOldQuestionImports: useCase(PurgeOldQuestionImports, kernel.work, kernel.clock),
  importQuestions: useCase(
    ImportQuestions,
    kernel.work,
    bank.questionImports,
    bank.questionTransfer,
    bank.vignetteReader,
    bank.lessonPlaces,
    questions.lessons,
    questions.examTaxonomy,
    bank.fileReader,
    kernel.eventLoop,
    kernel.clock,
  ),
  exportQuestions: useCase(ExportQuestions, bank.questionTransfer, bank.reviews, bank.lessonPlaces, questions.lessons),
  getImportTemplate: useCase(GetImportTemplate, questions.examTaxonomy),
});
