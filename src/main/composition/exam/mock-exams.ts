import { FindFreeVignettes } from '../../../domain/exam/queries/find-free-vignettes.ts';
import { GetMockExam } from '../../../domain/exam/queries/get-mock-exam.ts';
import { ListMockExams } from '../../../domain/exam/queries/list-mock-exams.ts';
import { ShowsAnswersEarlier } from '../../../domain/exam/queries/shows-answers-earlier.ts';
import { CloseMockExam } from '../../../domain/exam/use-cases/close-mock-exam.ts';
import { CreateMockExam } from '../../../domain/exam/use-cases/create-mock-exam.ts';
import { DrawMockExam } from '../../../domain/exam/use-cases/draw-mock-exam.ts';
import { EditMockExam } from '../../../domain/exam/use-cases/edit-mock-exam.ts';
import { PublishMockExam } from '../../../domain/exam/use-cases/publish-mock-exam.ts';
import { useCase } from '../bindings.ts';
import type { ContextParts } from '../context.ts';

/** Mock exams as administrators make them. */
export const mockExamUseCases = ({ ports, links }: ContextParts) => {
  const { kernel, exam, settings } = ports;
  const { work, ids, clock, eventLoop } = kernel;
  const { vignettePool, knownCourses } = links.exam;
  const { reviewRules } = settings;
  return {
    createMockExam: useCase(CreateMockExam, work, exam.mockExams, exam.blueprints, ids, clock),
    showsAnswersEarlier: useCase(ShowsAnswersEarlier, exam.mockExams),
    editMockExam: useCase(EditMockExam, work, vignettePool, knownCourses),
    drawMockExam: useCase(
      DrawMockExam,
      work,
      exam.mockExams,
      exam.blueprints,
      vignettePool,
      reviewRules,
      ids,
      eventLoop,
    ),
    publishMockExam: useCase(PublishMockExam, work, reviewRules, clock),
    closeMockExam: useCase(CloseMockExam, work, clock),
    listMockExams: useCase(ListMockExams, exam.mockExams, exam.blueprints),
    findFreeVignettes: useCase(FindFreeVignettes, vignettePool),
    getMockExam: useCase(GetMockExam, exam.mockExams, exam.blueprints, vignettePool, reviewRules, clock),
  };
};
