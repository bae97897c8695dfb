import type { GetCourseFiles } from '../../../domain/catalog/queries/get-course-files.ts';
import type { GetCourseNode } from '../../../domain/catalog/queries/get-course-node.ts';
import type { ListDocuments } from '../../../domain/catalog/queries/list-documents.ts';
import type { AddContent } from '../../../domain/catalog/use-cases/add-content.ts';
import type { AddDay } from '../../../domain/catalog/use-cases/add-day.ts';
import type { AddDocuments } from '../../../domain/catalog/use-cases/add-documents.ts';
import type { AddModule } from '../../../domain/catalog/use-cases/add-module.ts';
import type { AddTest } from '../../../domain/catalog/use-cases/add-test.ts';
import { newContentBody, newDayBody, newDocumentsBody, newTestBody, newWeekBody } from '../../../wire/admin-catalog.ts';
import { list } from '../../../wire/json-schema.ts';
import { MAX_PRACTICE_VIGNETTES } from '../../../wire/literals.ts';
import { paths } from '../../../wire/paths.ts';
import {
  adminContentSchema,
  adminDaySchema,
  adminDocumentSchema,
  adminWeekSchema,
  type CourseFilesReply,
  courseFilesSchema,
  documentsRefusedSchema,
  documentsSavedSchema,
} from '../../../wire/replies/admin-catalog.ts';
import { mapInSlices } from '../../in-slices.ts';
import {
  adminDayReply,
  adminDocumentReply,
  adminWeekReply,
  documentsSavedReply,
  nodeReply,
} from '../../replies/admin-catalog-replies.ts';
import { type Call, inContext, type Route, route, WithStatus } from '../../route.ts';

export interface AdminItemUseCases {
  readonly addModule: AddModule;
  readonly addDay: AddDay;
  readonly addContent: AddContent;
  readonly addTest: AddTest;
  readonly addDocuments: AddDocuments;
  readonly listDocuments: ListDocuments;
  readonly getCourseNode: GetCourseNode;
  readonly getCourseFiles: GetCourseFiles;
}

/** Routes that add to a course: modules and days, then files into them. */
export function adminItemRoutes(useCases: AdminItemUseCases): Route[] {
  const addModule = async ({ params, body }: Call<{ path: typeof paths.modules; body: typeof newWeekBody }>) => {
    const { weekNumber: number, title } = body;
    const { module, days } = await useCases.addModule.run({ ...params, number, title });
    return adminWeekReply({ module, days: days.map((day) => ({ day, contents: [] })), documents: [] });
  };

  const addDay = async ({ params, body }: Call<{ path: typeof paths.days; body: typeof newDayBody }>) => {
    const { dayTitle: title, dayNumber: expectedNumber } = body;
    return adminDayReply({
      day: await useCases.addDay.run({ ...moduleIn(params), title, expectedNumber }),
      contents: [],
    });
  };

  const addContent = async ({ params, body }: Call<{ path: typeof paths.contents; body: typeof newContentBody }>) => {
    const { type, title, s3Key: fileKey, captionsKey, chaptersKey } = body;
    const file = type === 'video' ? { type, fileKey, captionsKey, chaptersKey } : { type, fileKey };
    const day = { ...moduleIn(params), dayId: params.dayId };
    const { id, isNew } = await useCases.addContent.run({ ...day, ...file, title });
    const content = await useCases.getCourseNode.run({ kind: 'content', ...day, contentId: id });
    return new WithStatus(isNew ? 201 : 200, nodeReply(content));
  };

  const addTest = async ({ params, body }: Call<{ path: typeof paths.dayTests; body: typeof newTestBody }>) => {
    const { title, kind, mockExamId = '', mode, vignettes = MAX_PRACTICE_VIGNETTES, clusters, subjects } = body;
    const test = kind === 'mock' ? { kind, mockExamId } : { kind, mode, vignettes, clusters, subjects };
    const day = { ...moduleIn(params), dayId: params.dayId };
    const { id, isNew } = await useCases.addTest.run({ ...day, title, test });
    const content = await useCases.getCourseNode.run({ kind: 'content', ...day, contentId: id });
    return new WithStatus(isNew ? 201 : 200, nodeReply(content));
  };

  const listFiles = async ({ params }: Call<{ path: typeof paths.courseFiles }>): Promise<CourseFilesReply> => {
    const { files, limits } = await useCases.getCourseFiles.run(params);
    return {
      files: await mapInSlices(files, ({ etag: checksum, moduleNumber: weekNumber, ...facts }) => ({
        ...facts,
        checksum,
        weekNumber,
      })),
      limits,
    };
  };

  const listDocuments = async ({ params }: Call<{ path: typeof paths.documents }>) =>
    (await useCases.listDocuments.run(moduleIn(params))).map(adminDocumentReply);

  const addDocuments = async ({
    params,
    body,
  }: Call<{ path: typeof paths.documents; body: typeof newDocumentsBody }>) => {
    const documents = body.documents.map(({ title, s3Key }) => ({ title, fileKey: s3Key }));
    const reply = documentsSavedReply(await useCases.addDocuments.run({ ...moduleIn(params), documents }));
    const [first] = reply.refused;
    if (reply.saved.length > 0 || !first) return reply;
    return new WithStatus(422, { message: first.message, error: first.message, code: first.code, ...reply });
  };

  return inContext('catalog', [
    route({
      method: 'post',
      path: paths.modules,
      rule: 'admin',
      roles: ['teacher'],
      grave: 'no: it only adds',
      limit: 'author',
      summary: 'Add a module with its seven days',
      body: newWeekBody,
      reply: adminWeekSchema,
      status: 201,
      handle: addModule,
    }),
    route({
      method: 'post',
      path: paths.days,
      rule: 'admin',
      roles: ['teacher'],
      grave: 'no: it only adds',
      limit: 'author',
      summary: 'Add a day to a module',
      body: newDayBody,
      reply: adminDaySchema,
      status: 201,
      handle: addDay,
    }),
    route({
      method: 'post',
      path: paths.contents,
      rule: 'admin',
      roles: ['teacher'],
      grave: 'no: it only adds',
      limit: 'author',
      summary: 'Add an uploaded file to a day; 200 when it is there already',
      body: newContentBody,
      reply: adminContentSchema,
      status: [201, 200],
      handle: addContent,
    }),
    route({
      method: 'post',
      path: paths.dayTests,
      rule: 'admin',
      roles: ['teacher'],
      grave: 'no: it only adds',
      limit: 'author',
      summary: 'Add a practice test or a mock exam to a day; 200 when it is there already',
      body: newTestBody,
      reply: adminContentSchema,
      status: [201, 200],
      handle: addTest,
    }),
    route({
      method: 'get',
      path: paths.courseFiles,
      rule: 'admin',
      roles: ['teacher'],
      summary: 'Size and checksum of every file of a course, and how large what is added may be',
      cache: 'no-store',
      reply: courseFilesSchema,
      isLong: true,
      handle: listFiles,
    }),
    route({
      method: 'get',
      path: paths.documents,
      rule: 'admin',
      roles: ['teacher'],
      summary: 'The documents of a module',
      cache: 'no-store',
      reply: list(adminDocumentSchema),
      handle: listDocuments,
    }),
    route({
      method: 'post',
      path: paths.documents,
      rule: 'admin',
      roles: ['teacher'],
      grave: 'no: it only adds',
      limit: 'author',
      summary: 'Add uploaded documents to a module: each is judged alone',
      body: newDocumentsBody,
      reply: documentsSavedSchema,
      status: 201,
      otherReplies: { 422: documentsRefusedSchema },
      handle: addDocuments,
    }),
  ]);
}

const moduleIn = ({ courseId, weekId }: { courseId: string; weekId: string }) => ({ courseId, moduleId: weekId });
