import type { GetContent } from '../../domain/catalog/queries/get-content.ts';
import type { GetCourseForStudent } from '../../domain/catalog/queries/get-course-for-student.ts';
import type { ListLiveCourses } from '../../domain/catalog/queries/list-live-courses.ts';
import { paths } from '../../wire/paths.ts';
import { signedIn } from '../auth/signed-in.ts';
import { courseReply, liveCourseReply, type ShopSettings, videoInfoReply } from '../replies/catalog-replies.ts';
import type { Route } from '../route.ts';
import type { VersionedReplies } from '../versioned-replies.ts';

export interface CatalogUseCases {
  readonly listLiveCourses: ListLiveCourses;
  readonly getCourseForStudent: GetCourseForStudent;
  readonly getContent: GetContent;
}

/** The catalogue, which stands before session and body parsing: most visitors only ever ask this. */
export function catalogueRoutes(useCases: CatalogUseCases, replies: VersionedReplies, shop: ShopSettings): Route[] {
  return [
    {
      method: 'get',
      path: paths.liveCourses,
      rule: 'public',
      handle: async (req, res) => {
        const { version, read } = await useCases.listLiveCourses.run();
        await replies.send(req, res, {
          name: 'live',
          version,
          cacheControl: 'public, no-cache',
          read: async () => (await read()).map((outline) => liveCourseReply(outline, shop)),
        });
      },
    },
  ];
}

export function courseRoutes(useCases: CatalogUseCases, replies: VersionedReplies, shop: ShopSettings): Route[] {
  return [
    {
      method: 'get',
      path: paths.course,
      rule: 'owner',
      handle: async (req, res) => {
        const courseId = String(req.params['courseId']);
        const { version, read } = await useCases.getCourseForStudent.run({ viewer: signedIn(req), courseId });
        await replies.send(req, res, {
          name: courseId,
          version,
          cacheControl: 'private, no-cache',
          read: async () => courseReply(await read(), shop),
        });
      },
    },
    {
      method: 'get',
      path: paths.contentInfo,
      rule: 'owner',
      handle: async (req, res) => {
        const found = await useCases.getContent.run({
          viewer: signedIn(req),
          contentId: String(req.params['videoId']),
        });
        res.setHeader('Cache-Control', 'private, no-cache');
        res.json(videoInfoReply(found));
      },
    },
  ];
}
