import type { GetDiscussionCalendar } from '../../../domain/catalog/queries/get-discussion-calendar.ts';
import type { GetGuidance } from '../../../domain/catalog/queries/get-guidance.ts';
import type { ListGuidance } from '../../../domain/catalog/queries/list-guidance.ts';
import { paths } from '../../../wire/paths.ts';
import { guidanceListSchema, guidanceSchema } from '../../../wire/replies/guidance.ts';
import { calendarFile } from '../../calendar-file.ts';
import { sendCalendar } from '../../calendar-lines.ts';
import { guidanceReply } from '../../replies/guidance-replies.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';

export interface GuidanceUseCases {
  readonly getGuidance: GetGuidance;
  readonly listGuidance: ListGuidance;
  readonly getDiscussionCalendar: GetDiscussionCalendar;
}

/** Facts about the school in a calendar file. */
export interface SiteSettings {
  readonly brandName: string;
  readonly origin: string;
}

/**
 * Live room, study group and mentor. Their links are in these replies alone, which are made anew for each request: no
 * cached bytes of a course or of the catalogue hold them.
 */
export function guidanceRoutes(useCases: GuidanceUseCases, settings: SiteSettings): Route[] {
  const ofCourse = async ({ params: { courseId }, user }: Call<{ path: typeof paths.courseGuidance }>) =>
    guidanceReply(await useCases.getGuidance.run({ viewer: user, courseId }));

  const ofMine = async ({ user: { userId } }: Call) => (await useCases.listGuidance.run({ userId })).map(guidanceReply);

  const calendar = async ({ params: { courseId }, user, res }: Call<{ path: typeof paths.discussionCalendar }>) => {
    const found = await useCases.getDiscussionCalendar.run({ viewer: user, courseId });
    const file = calendarFile(found, { name: settings.brandName, origin: settings.origin });
    sendCalendar(res, `${found.course.title} discussions.ics`, file);
  };

  return inContext('catalog', [
    route({
      method: 'get',
      path: paths.guidance,
      rule: 'signed-in',
      summary: 'Live room, study group and mentor of each course that the caller may enter',
      cache: 'no-store',
      reply: guidanceListSchema,
      handle: ofMine,
    }),
    route({
      method: 'get',
      path: paths.courseGuidance,
      rule: 'owner',
      summary: 'Live room, study group and mentor of a course',
      cache: 'no-store',
      reply: guidanceSchema,
      handle: ofCourse,
    }),
    route({
      method: 'get',
      path: paths.discussionCalendar,
      rule: 'owner',
      summary: 'The weekly discussions as a calendar file (RFC 5545), until access ends',
      cache: 'no-store',
      media: ['text/calendar'],
      respond: calendar,
    }),
  ]);
}
