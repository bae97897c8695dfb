import { previewsCourses } from '../../../domain/kernel/viewer.ts';
import type { GetProgress } from '../../../domain/learning/queries/get-progress.ts';
import type { GetStudentDashboard } from '../../../domain/learning/queries/get-student-dashboard.ts';
import type { SaveProgress } from '../../../domain/learning/use-cases/save-progress.ts';
import { progressBody } from '../../../wire/enrolment.ts';
import { paths } from '../../../wire/paths.ts';
import { courseProgressSchema, dashboardSchema, itemProgressSchema } from '../../../wire/replies/enrolment.ts';
import { courseProgressReply, dashboardReply, itemProgressReply } from '../../replies/enrolment-replies.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';

export interface LearningUseCases {
  readonly getStudentDashboard: GetStudentDashboard;
  readonly getProgress: GetProgress;
  readonly saveProgress: SaveProgress;
}

/** Routes for progress and for resuming. */
export function learningRoutes(useCases: LearningUseCases): Route[] {
  const dashboard = async ({ user: { userId } }: Call) =>
    dashboardReply(await useCases.getStudentDashboard.run({ userId }));

  const courseProgress = async ({
    params: { courseId },
    user: { userId },
  }: Call<{ path: typeof paths.courseProgress }>) =>
    courseProgressReply(courseId, await useCases.getProgress.run({ userId, courseId }));

  const saveProgress = async ({
    params: { contentId },
    body: { courseId, position, duration, played },
    user,
  }: Call<{ path: typeof paths.itemProgress; body: typeof progressBody }>) =>
    itemProgressReply(
      await useCases.saveProgress.run({
        userId: user.userId,
        isAdmin: previewsCourses(user),
        courseId,
        contentId,
        positionSeconds: position,
        durationSeconds: duration,
        ...(played && { played: played.map(([from = 0, to = 0]) => [from, to] as const) }),
      }),
    );

  return inContext('learning', [
    route({
      method: 'get',
      path: paths.dashboard,
      rule: 'signed-in',
      summary: 'Where the caller stopped, and the progress of each course',
      cache: 'private, no-cache',
      reply: dashboardSchema,
      handle: dashboard,
    }),
    route({
      method: 'get',
      path: paths.courseProgress,
      rule: 'signed-in',
      summary: 'Position and completion of each item of a course that was opened',
      cache: 'private, no-cache',
      reply: courseProgressSchema,
      isLong: true,
      handle: courseProgress,
    }),
    route({
      method: 'put',
      path: paths.itemProgress,
      rule: 'owner',
      limit: 'progress',
      summary: 'Save where an item is stopped, and what of a video was played',
      body: progressBody,
      reply: itemProgressSchema,
      handle: saveProgress,
    }),
  ]);
}
