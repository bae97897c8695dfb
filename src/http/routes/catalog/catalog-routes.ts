import type { GetContent } from '../../../domain/catalog/queries/get-content.ts';
import type { GetCourseForStudent } from '../../../domain/catalog/queries/get-course-for-student.ts';
import type { GetCoursePage } from '../../../domain/catalog/queries/get-course-page.ts';
import type { ListLiveCourses } from '../../../domain/catalog/queries/list-live-courses.ts';
import { paths } from '../../../wire/paths.ts';
import { coursePageSchema, courseSchema, liveCoursesSchema, videoInfoSchema } from '../../../wire/replies/catalog.ts';
import {
  coursePageReply,
  courseReply,
  liveCourseReply,
  type ShopSettings,
  videoInfoReply,
} from '../../replies/catalog-replies.ts';
import { type Call, inContext, type PublicCall, type Route, route } from '../../route.ts';
import type { VersionedReplies } from '../../versioned-replies.ts';
import { type GuidanceUseCases, guidanceRoutes } from './guidance-routes.ts';

export interface CatalogUseCases extends GuidanceUseCases {
  readonly listLiveCourses: ListLiveCourses;
  readonly getCoursePage: GetCoursePage;
  readonly getCourseForStudent: GetCourseForStudent;
  readonly getContent: GetContent;
}

/** Settings of the list of courses, which comes before any session and so asks for the newest ones itself. */
export interface ListSettings extends ShopSettings {
  newest(): Promise<unknown>;
}

/** Routes of the catalogue, mounted before session and body parsing: most visitors need only these. */
export function catalogueRoutes(useCases: CatalogUseCases, replies: VersionedReplies, shop: ListSettings): Route[] {
  const listLive = async ({ req, res }: PublicCall) => {
    const { version, read } = await useCases.listLiveCourses.run();
    await replies.send(req, res, {
      name: 'live',
      version,
      cacheControl: 'public, no-cache',
      async read() {
        await shop.newest();
        return (await read()).map((outline) => liveCourseReply(outline, shop));
      },
    });
  };

  const coursePage = async ({ params, req, res }: PublicCall<{ path: typeof paths.coursePage }>) => {
    const { version, address, read } = await useCases.getCoursePage.run(params);
    await replies.send(req, res, {
      name: `page of ${address.id}`,
      version,
      cacheControl: 'public, no-cache',
      async read() {
        await shop.newest();
        return coursePageReply(await read(), shop);
      },
    });
  };

  return inContext('catalog', [
    route({
      method: 'get',
      path: paths.coursePage,
      rule: 'public',
      summary: 'A course for sale with the titles and lengths of all that is in it',
      reply: coursePageSchema,
      status: [200, 304],
      refusals: [404],
      respond: coursePage,
    }),
    route({
      method: 'get',
      path: paths.liveCourses,
      rule: 'public',
      summary: 'The courses for sale, with their outlines',
      reply: liveCoursesSchema,
      status: [200, 304],
      respond: listLive,
    }),
  ]);
}

/** Routes of a course for users with access, and its guidance. */
export function courseRoutes(useCases: CatalogUseCases, replies: VersionedReplies, settings: ShopSettings): Route[] {
  const getCourse = async ({ params: { courseId }, user, req, res }: Call<{ path: typeof paths.course }>) => {
    const { version, read } = await useCases.getCourseForStudent.run({ viewer: user, courseId });
    await replies.send(req, res, {
      // The version is the course's, and another price is struck through without a change of it.
      name: `${courseId} ${settings.compareAtMultiplier}`,
      version,
      cacheControl: 'private, no-cache',
      read: async () => courseReply(await read(), settings),
    });
  };

  const getContentInfo = async ({ params, user }: Call<{ path: typeof paths.contentInfo }>) =>
    videoInfoReply(await useCases.getContent.run({ viewer: user, contentId: params.videoId }));

  return inContext('catalog', [
    route({
      method: 'get',
      path: paths.course,
      rule: 'owner',
      summary: 'A course with everything in it',
      reply: courseSchema,
      status: [200, 304],
      respond: getCourse,
    }),
    route({
      method: 'get',
      path: paths.contentInfo,
      rule: 'owner',
      summary: 'Title and file of one content',
      cache: 'private, no-cache',
      reply: videoInfoSchema,
      handle: getContentInfo,
    }),
  ]).concat(guidanceRoutes(useCases));
}
