import { GetProgress } from '../../domain/learning/queries/get-progress.ts';
import { GetStudentDashboard } from '../../domain/learning/queries/get-student-dashboard.ts';
import { GetStudyRecord } from '../../domain/learning/queries/get-study-record.ts';
import { CompleteTests } from '../../domain/learning/use-cases/complete-tests.ts';
import { SaveProgress } from '../../domain/learning/use-cases/save-progress.ts';
import { learningRoutes } from '../../http/routes/learning/learning-routes.ts';
import { useCase } from './bindings.ts';
import { type Context, type ContextParts, context } from './context.ts';

export function learning({ ports, links }: ContextParts): Context<'learning'> {
  const { kernel, learning } = ports;
  const useCases = {
    saveProgress: useCase(
      SaveProgress,
      learning.progress,
      links.learning.studentCourses,
      links.learning.courseContents,
      kernel.clock,
    ),
    completeTests: useCase(
      CompleteTests,
      learning.progress,
      links.learning.studentCourses,
      links.learning.testsInCourses,
    ),
    getProgress: useCase(GetProgress, learning.progress, links.learning.studyPlans),
    getStudentDashboard: useCase(
      GetStudentDashboard,
      links.learning.studentCourses,
      links.learning.studyPlans,
      learning.progress,
    ),
    getStudyRecord: useCase(GetStudyRecord, learning.progress, links.learning.studyPlans),
  };
  return context(useCases, (made) => ({ routes: learningRoutes(made), jobs: {} }));
}
