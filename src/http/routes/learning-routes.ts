import type { GetProgress } from '../../domain/learning/queries/get-progress.ts';
import type { GetStudentDashboard } from '../../domain/learning/queries/get-student-dashboard.ts';
import type { SaveProgress } from '../../domain/learning/use-cases/save-progress.ts';
import { type CourseProgressReply, progressBody } from '../../wire/enrolment.ts';
import { paths } from '../../wire/paths.ts';
import { signedIn } from '../auth/signed-in.ts';
import { dashboardReply, itemProgressReply } from '../replies/enrolment-replies.ts';
import type { Route } from '../route.ts';
import { parse } from '../validate.ts';

export interface LearningUseCases {
  readonly getStudentDashboard: GetStudentDashboard;
  readonly getProgress: GetProgress;
  readonly saveProgress: SaveProgress;
}

/** How far a student is, and where to go on. */
export function learningRoutes(useCases: LearningUseCases): Route[] {
  return [
    {
      method: 'get',
      path: paths.dashboard,
      rule: 'signed-in',
      handle: async (req, res) => {
        res.setHeader('Cache-Control', 'private, no-cache');
        res.json(dashboardReply(await useCases.getStudentDashboard.run({ userId: signedIn(req).userId })));
      },
    },
    {
      method: 'get',
      path: paths.courseProgress,
      rule: 'signed-in',
      handle: async (req, res) => {
        const courseId = String(req.params['courseId']);
        const items = await useCases.getProgress.run({ userId: signedIn(req).userId, courseId });
        const reply: CourseProgressReply = { courseId, items: items.map(itemProgressReply) };
        res.setHeader('Cache-Control', 'private, no-cache');
        res.json(reply);
      },
    },
    {
      method: 'put',
      path: paths.itemProgress,
      rule: 'owner',
      limit: 'progress',
      handle: async (req, res) => {
        const { courseId, position, duration } = await parse(progressBody, req.body);
        const { userId, role } = signedIn(req);
        const progress = await useCases.saveProgress.run({
          userId,
          isAdmin: role === 'admin',
          courseId,
          contentId: String(req.params['contentId']),
          positionSeconds: position,
          durationSeconds: duration,
        });
        res.json(itemProgressReply(progress));
      },
    },
  ];
}
