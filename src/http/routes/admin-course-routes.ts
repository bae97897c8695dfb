import type { Request } from 'express';
import type { GetCourseForAdmin } from '../../domain/catalog/queries/get-course-for-admin.ts';
import type { ListCourses } from '../../domain/catalog/queries/list-courses.ts';
import type { CreateCourse } from '../../domain/catalog/use-cases/create-course.ts';
import type { DeleteCourse } from '../../domain/catalog/use-cases/delete-course.ts';
import type { EditCourse } from '../../domain/catalog/use-cases/edit-course.ts';
import type { PublishCourse } from '../../domain/catalog/use-cases/publish-course.ts';
import type { ToggleLive } from '../../domain/catalog/use-cases/toggle-live.ts';
import type { UnpublishCourse } from '../../domain/catalog/use-cases/unpublish-course.ts';
import { centsFromDollars } from '../../domain/kernel/money.ts';
import {
  type AdminCourseReply,
  courseEditBody,
  newCourseBody,
  type ToggleLiveReply,
  toggleLiveBody,
} from '../../wire/admin-catalog.ts';
import { ADMIN } from '../../wire/admin-messages.ts';
import type { MessageReply } from '../../wire/identity.ts';
import { paths } from '../../wire/paths.ts';
import { signedIn } from '../auth/signed-in.ts';
import { adminCourseListing, adminCourseReply } from '../replies/admin-catalog-replies.ts';
import type { ShopSettings } from '../replies/catalog-replies.ts';
import type { Route } from '../route.ts';
import { parse } from '../validate.ts';

export interface AdminCourseUseCases {
  readonly listCourses: ListCourses;
  readonly getCourseForAdmin: GetCourseForAdmin;
  readonly createCourse: CreateCourse;
  readonly editCourse: EditCourse;
  readonly toggleLive: ToggleLive;
  readonly publishCourse: PublishCourse;
  readonly unpublishCourse: UnpublishCourse;
  readonly deleteCourse: DeleteCourse;
}

const idIn = (req: Request): string => String(req.params['courseId']);

/** Whole courses, as those who build them see and change them. */
export function adminCourseRoutes(useCases: AdminCourseUseCases, shop: ShopSettings): Route[] {
  const reply = async (courseId: string): Promise<AdminCourseReply> =>
    adminCourseReply(await useCases.getCourseForAdmin.run({ courseId }), shop);
  return [
    {
      method: 'get',
      path: paths.adminCourses,
      rule: 'admin',
      handle: async (_req, res) => {
        const courses = await useCases.listCourses.run();
        res.setHeader('Cache-Control', 'no-store');
        res.json(courses.map((course) => adminCourseListing(course, shop)));
      },
    },
    {
      method: 'get',
      path: paths.adminCourse,
      rule: 'admin',
      handle: async (req, res) => {
        res.setHeader('Cache-Control', 'no-store');
        res.json(await reply(idIn(req)));
      },
    },
    {
      method: 'post',
      path: paths.adminCourses,
      rule: 'admin',
      limit: 'author',
      handle: async (req, res) => {
        const { price, thumbnail, weeks, idempotencyKey: key, ...facts } = await parse(newCourseBody, req.body);
        const request = key === undefined ? undefined : { by: signedIn(req).userId, key };
        const input = {
          ...facts,
          priceCents: centsFromDollars(price),
          thumbnailKey: thumbnail || null,
          moduleCount: weeks,
          request,
        };
        const { id } = await useCases.createCourse.run(input);
        res.status(201).json(await reply(id));
      },
    },
    {
      method: 'put',
      path: paths.adminCourse,
      rule: 'admin',
      limit: 'author',
      current: ({ courseId = '' }) => reply(courseId),
      handle: async (req, res) => {
        const { price, thumbnail, version, durationMonths, ...facts } = await parse(courseEditBody, req.body);
        await useCases.editCourse.run({
          ...facts,
          ...(durationMonths === undefined ? {} : { durationMonths }),
          courseId: idIn(req),
          seenRevision: version,
          priceCents: centsFromDollars(price),
          thumbnailKey: thumbnail || null,
        });
        res.json(await reply(idIn(req)));
      },
    },
    {
      method: 'patch',
      path: paths.toggleLive,
      rule: 'admin',
      limit: 'author',
      handle: async (req, res) => {
        const { isLive: asked } = await parse(toggleLiveBody, req.body ?? {});
        const { toggleLive, publishCourse, unpublishCourse } = useCases;
        const verb = asked === undefined ? toggleLive : asked ? publishCourse : unpublishCourse;
        const { title, isLive } = await verb.run({ courseId: idIn(req) });
        const told: ToggleLiveReply = {
          message: isLive ? `"${title}" is live now.` : `"${title}" is a draft now.`,
          isLive,
        };
        res.json(told);
      },
    },
    {
      method: 'delete',
      path: paths.adminCourse,
      rule: 'admin',
      limit: 'author',
      handle: async (req, res) => {
        const { title } = await useCases.deleteCourse.run({ courseId: idIn(req) });
        const told: MessageReply = { message: ADMIN.courseDeleted(title) };
        res.json(told);
      },
    },
  ];
}
