import { GetPlan } from '../../domain/learning/queries/get-plan.ts';
import { GetPlanFeed } from '../../domain/learning/queries/get-plan-feed.ts';
import { GetProgress } from '../../domain/learning/queries/get-progress.ts';
import { GetStudentDashboard } from '../../domain/learning/queries/get-student-dashboard.ts';
import { GetStudyRecord } from '../../domain/learning/queries/get-study-record.ts';
import { CompleteTests } from '../../domain/learning/use-cases/complete-tests.ts';
import { PutOffTask } from '../../domain/learning/use-cases/put-off-task.ts';
import { RenewPlanFeed } from '../../domain/learning/use-cases/renew-plan-feed.ts';
import { SaveProgress } from '../../domain/learning/use-cases/save-progress.ts';
import { SetStudyGoal } from '../../domain/learning/use-cases/set-study-goal.ts';
import { learningRoutes } from '../../http/routes/learning/learning-routes.ts';
import { planFeedRoutes, planRoutes } from '../../http/routes/learning/plan-routes.ts';
import { useCase } from './bindings.ts';
import { type Context, type ContextParts, context } from './context.ts';

export function learning({ ports, links }: ContextParts): Context<'learning'> {
  const { kernel, learning, settings } = ports;
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
    getPlan: useCase(
      GetPlan,
      learning.studyGoals,
      links.learning.openCourses,
      links.learning.studyPlans,
      learning.progress,
      links.learning.mockExamsToSit,
      links.learning.dueCards,
      links.learning.liveMeetings,
      kernel.clock,
    ),
    getPlanFeed: useCase(GetPlanFeed, learning.studyGoals, links.kernel.people, GetPlan, kernel.secrets),
    setStudyGoal: useCase(SetStudyGoal, kernel.work, kernel.clock),
    putOffTask: useCase(PutOffTask, kernel.work, kernel.clock),
    renewPlanFeed: useCase(RenewPlanFeed, kernel.work),
  };
  return context(useCases, (made, get) => {
    const [site, secrets] = [get(settings.site), get(kernel.secrets)];
    return {
      routes: [...learningRoutes(made), ...planRoutes(made, { site, secrets })],
      signedRoutes: planFeedRoutes(made, site),
      jobs: {},
    };
  });
}
