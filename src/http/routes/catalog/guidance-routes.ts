import type { GetGuidance } from '../../../domain/catalog/queries/get-guidance.ts';
import type { ListGuidance } from '../../../domain/catalog/queries/list-guidance.ts';
import { paths } from '../../../wire/paths.ts';
import { guidanceListSchema, guidanceSchema } from '../../../wire/replies/guidance.ts';
import { guidanceReply } from '../../replies/guidance-replies.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';

export interface GuidanceUseCases {
  readonly getGuidance: GetGuidance;
  readonly listGuidance: ListGuidance;
}

/**
 * Next discussion, study group and mentor. Links of the last two are in these replies alone, which are made anew for
 * each request: no cached bytes of a course or of the catalogue hold them.
 */
export function guidanceRoutes(useCases: GuidanceUseCases): Route[] {
  const ofCourse = async ({ params: { courseId }, user }: Call<{ path: typeof paths.courseGuidance }>) =>
    guidanceReply(await useCases.getGuidance.run({ viewer: user, courseId }));

  const ofMine = async ({ user: { userId } }: Call) => (await useCases.listGuidance.run({ userId })).map(guidanceReply);

  return inContext('catalog', [
    route({
      method: 'get',
      path: paths.guidance,
      rule: 'signed-in',
      summary: 'Next discussion, study group and mentor of each course that the caller may enter',
      cache: 'no-store',
      reply: guidanceListSchema,
      handle: ofMine,
    }),
    route({
      method: 'get',
      path: paths.courseGuidance,
      rule: 'owner',
      summary: 'Next discussion, study group and mentor of a course',
      cache: 'no-store',
      reply: guidanceSchema,
      handle: ofCourse,
    }),
  ]);
}
