import { GetMockExam } from '../../../domain/exam/queries/get-mock-exam.ts';
import { ListMockExams } from '../../../domain/exam/queries/list-mock-exams.ts';
import { CloseMockExam } from '../../../domain/exam/use-cases/close-mock-exam.ts';
import { CreateMockExam } from '../../../domain/exam/use-cases/create-mock-exam.ts';
import { DrawMockExam } from '../../../domain/exam/use-cases/draw-mock-exam.ts';
import { EditMockExam } from '../../../domain/exam/use-cases/edit-mock-exam.ts';
import { PublishMockExam } from '../../../domain/exam/use-cases/publish-mock-exam.ts';
import { useCase } from '../bindings.ts';
import type { Ground } from '../context.ts';

/** Mock exams as administrators make them. */
export const mockExamUseCases = ({ ports, links }: Ground) => {
  const { kernel, exam, settings } = ports;
  const { work, ids, clock } = kernel;
  const { vignettePool, knownCourses } = links.exam;
  const { reviewRules } = settings;
  return {
    createMockExam: useCase(CreateMockExam, work, exam.mockExams, exam.blueprints, ids, clock),
    editMockExam: useCase(EditMockExam, work, vignettePool, knownCourses),
    drawMockExam: useCase(DrawMockExam, work, exam.mockExams, exam.blueprints, vignettePool, reviewRules, ids),
    publishMockExam: useCase(PublishMockExam, work, reviewRules, clock),
    closeMockExam: useCase(CloseMockExam, work, clock),
    listMockExams: useCase(ListMockExams, exam.mockExams, exam.blueprints),
    getMockExam: useCase(GetMockExam, exam.mockExams, exam.blueprints, vignettePool, reviewRules, clock),
  };
};
