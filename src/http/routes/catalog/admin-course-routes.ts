import { holdingsOfOutline, openPromises } from '../../../domain/catalog/promises.ts';
import type { ChangesSale } from '../../../domain/catalog/queries/changes-sale.ts';
import type { GetCourseForAdmin } from '../../../domain/catalog/queries/get-course-for-admin.ts';
import type { GetCourseOutline } from '../../../domain/catalog/queries/get-course-outline.ts';
import type { ListCourses } from '../../../domain/catalog/queries/list-courses.ts';
import type { CreateCourse } from '../../../domain/catalog/use-cases/create-course.ts';
import type { DeleteCourse } from '../../../domain/catalog/use-cases/delete-course.ts';
import type { EditCourse } from '../../../domain/catalog/use-cases/edit-course.ts';
import type { PublishCourse } from '../../../domain/catalog/use-cases/publish-course.ts';
import type { SetFreeLesson } from '../../../domain/catalog/use-cases/set-free-lesson.ts';
import type { ToggleLive } from '../../../domain/catalog/use-cases/toggle-live.ts';
import type { UnpublishCourse } from '../../../domain/catalog/use-cases/unpublish-course.ts';
import { centsFromDollars } from '../../../domain/kernel/money.ts';
import { courseEditBody, freeLessonBody, newCourseBody, toggleLiveBody } from '../../../wire/admin-catalog.ts';
import { ADMIN } from '../../../wire/admin-messages.ts';
import { paths } from '../../../wire/paths.ts';
import { courseDeletionQuery } from '../../../wire/queries.ts';
import {
  type AdminCourseReply,
  adminCourseSchema,
  adminCoursesSchema,
  type FreeLessonsReply,
  freeLessonsSchema,
  type ToggleLiveReply,
  toggleLiveSchema,
} from '../../../wire/replies/admin-catalog.ts';
import { type DeletedReply, deletedSchema } from '../../../wire/replies/trash.ts';
import { adminCourseListing, adminCourseReply, freeLessonsReply } from '../../replies/admin-catalog-replies.ts';
import type { ShopSettings } from '../../replies/catalog-replies.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';

export interface AdminCourseUseCases {
  readonly listCourses: ListCourses;
  readonly getCourseForAdmin: GetCourseForAdmin;
  readonly getCourseOutline: GetCourseOutline;
  readonly createCourse: CreateCourse;
  readonly editCourse: EditCourse;
  readonly toggleLive: ToggleLive;
  readonly publishCourse: PublishCourse;
  readonly unpublishCourse: UnpublishCourse;
  readonly setFreeLesson: SetFreeLesson;
  readonly deleteCourse: DeleteCourse;
  readonly changesSale: ChangesSale;
}

type OneCourse = { path: typeof paths.adminCourse };

/** Whole courses, as those who build them see and change them. */
export function adminCourseRoutes(useCases: AdminCourseUseCases, shop: ShopSettings): Route[] {
  const reply = async (courseId: string): Promise<AdminCourseReply> =>
    adminCourseReply(await useCases.getCourseForAdmin.run({ courseId }), shop);

  const list = async () => (await useCases.listCourses.run()).map((course) => adminCourseListing(course, shop));

  const read = ({ params }: Call<OneCourse>) => reply(params.courseId);

  const create = async ({ body, user }: Call<{ body: typeof newCourseBody }>) => {
    const { price, thumbnail, weeks, idempotencyKey: key, ...facts } = body;
    const { id } = await useCases.createCourse.run({
      ...facts,
      priceCents: centsFromDollars(price),
      thumbnailKey: thumbnail || null,
      moduleCount: weeks,
      request: key === undefined ? undefined : { by: user.userId, key },
    });
    return reply(id);
  };

  const edit = async ({ params: { courseId }, body, user }: Call<OneCourse & { body: typeof courseEditBody }>) => {
    const { title, slug, description, price, thumbnail, version, durationMonths, hasQuestionBank, ...guidance } = body;
    await useCases.editCourse.run({
      title,
      description,
      ...(slug === '' ? {} : { slug }),
      ...(durationMonths === undefined ? {} : { durationMonths }),
      ...(hasQuestionBank === undefined ? {} : { hasQuestionBank }),
      ...(Object.values(guidance).some((value) => value !== undefined) && { guidance }),
      courseId,
      seenRevision: version,
      priceCents: centsFromDollars(price),
      thumbnailKey: thumbnail || null,
      by: user.userId,
    });
    return reply(courseId);
  };

  const setLive = async ({
    params: { courseId },
    body,
  }: Call<OneCourse & { body: typeof toggleLiveBody }>): Promise<ToggleLiveReply> => {
    const { toggleLive, publishCourse, unpublishCourse } = useCases;
    const verb = body.isLive === undefined ? toggleLive : body.isLive ? publishCourse : unpublishCourse;
    const { title, isLive } = await verb.run({ courseId });
    const message = isLive ? `"${title}" is live now.` : `"${title}" is a draft now.`;
    const outline = await useCases.getCourseOutline.run({ courseId });
    return { message, isLive, openPromises: openPromises(holdingsOfOutline(outline)) };
  };

  const setFree = async ({
    params,
    body,
  }: Call<{ path: typeof paths.freeLesson; body: typeof freeLessonBody }>): Promise<FreeLessonsReply> =>
    freeLessonsReply(await useCases.setFreeLesson.run({ ...params, ...body }));

  const remove = async ({
    params: { courseId },
    query: { confirmTitle },
    user,
  }: Call<OneCourse & { query: typeof courseDeletionQuery }>): Promise<DeletedReply> => {
    const { title, entryId } = await useCases.deleteCourse.run({ courseId, confirmTitle, by: user.userId });
    return { message: ADMIN.courseDeleted(title), trashId: entryId };
  };

  return inContext('catalog', [
    route({
      method: 'get',
      path: paths.adminCourses,
      rule: 'admin',
      roles: ['office', 'teacher'],
      summary: 'All courses, with counts of what is in them',
      cache: 'no-store',
      reply: adminCoursesSchema,
      handle: list,
    }),
    route({
      method: 'get',
      path: paths.adminCourse,
      rule: 'admin',
      roles: ['teacher'],
      summary: 'A course with everything in it, drafts and refused documents too',
      cache: 'no-store',
      isLong: true,
      reply: adminCourseSchema,
      handle: read,
    }),
    route({
      method: 'post',
      path: paths.adminCourses,
      rule: 'admin',
      roles: ['teacher'],
      grave: 'no: it only adds',
      limit: 'author',
      summary: 'Create a course with its modules and days',
      body: newCourseBody,
      reply: adminCourseSchema,
      status: 201,
      handle: create,
    }),
    route({
      method: 'put',
      path: paths.adminCourse,
      rule: 'admin',
      roles: ['teacher'],
      grave: ({ params: { courseId }, body: { price, durationMonths } }) =>
        useCases.changesSale.byEdit({ courseId, priceCents: centsFromDollars(price), durationMonths }),
      limit: 'author',
      summary: 'Edit the facts of a course',
      body: courseEditBody,
      reply: adminCourseSchema,
      isLong: true,
      current: ({ courseId }) => reply(courseId),
      handle: edit,
    }),
    route({
      method: 'patch',
      path: paths.toggleLive,
      rule: 'admin',
      roles: ['teacher'],
      grave: true,
      limit: 'author',
      summary: 'Put a course on sale or take it off',
      body: toggleLiveBody,
      isBodyOptional: true,
      reply: toggleLiveSchema,
      handle: setLive,
    }),
    route({
      method: 'put',
      path: paths.freeLesson,
      rule: 'admin',
      roles: ['teacher'],
      grave: 'no: the same call sets it back',
      limit: 'author',
      summary: 'Let anybody open a lesson while its course is on sale, or no longer; three of a course at most',
      body: freeLessonBody,
      reply: freeLessonsSchema,
      handle: setFree,
    }),
    route({
      method: 'delete',
      path: paths.adminCourse,
      rule: 'admin',
      roles: ['teacher'],
      grave: ({ params }) => useCases.changesSale.byDeletion(params),
      limit: 'author',
      summary: 'Move a course with everything in it to the trash; one that somebody ever had asks for its title',
      query: courseDeletionQuery,
      reply: deletedSchema,
      handle: remove,
    }),
  ]);
}
