import type { GetCourseNode } from '../../domain/catalog/queries/get-course-node.ts';
import type { ListDocuments } from '../../domain/catalog/queries/list-documents.ts';
import type { AddContent } from '../../domain/catalog/use-cases/add-content.ts';
import type { AddDay } from '../../domain/catalog/use-cases/add-day.ts';
import type { AddDocuments } from '../../domain/catalog/use-cases/add-documents.ts';
import type { AddModule } from '../../domain/catalog/use-cases/add-module.ts';
import { newContentBody, newDayBody, newDocumentsBody, newWeekBody } from '../../wire/admin-catalog.ts';
import { paths } from '../../wire/paths.ts';
import {
  adminDayReply,
  adminDocumentReply,
  adminWeekReply,
  documentsSavedReply,
  nodeReply,
} from '../replies/admin-catalog-replies.ts';
import type { Route } from '../route.ts';
import { parse } from '../validate.ts';

export interface AdminItemUseCases {
  readonly addModule: AddModule;
  readonly addDay: AddDay;
  readonly addContent: AddContent;
  readonly addDocuments: AddDocuments;
  readonly listDocuments: ListDocuments;
  readonly getCourseNode: GetCourseNode;
}

/** What is added to a course: modules and days, then files into them. */
export function adminItemRoutes(useCases: AdminItemUseCases): Route[] {
  return [
    {
      method: 'post',
      path: paths.modules,
      rule: 'admin',
      limit: 'author',
      handle: async (req, res) => {
        const { weekNumber, title } = await parse(newWeekBody, req.body);
        const { module, days } = await useCases.addModule.run({
          courseId: String(req.params['courseId']),
          number: weekNumber,
          title,
        });
        res
          .status(201)
          .json(adminWeekReply({ module, days: days.map((day) => ({ day, contents: [] })), documents: [] }));
      },
    },
    {
      method: 'post',
      path: paths.days,
      rule: 'admin',
      limit: 'author',
      handle: async (req, res) => {
        const { dayTitle, dayNumber } = await parse(newDayBody, req.body);
        const day = await useCases.addDay.run({ ...moduleIn(req.params), title: dayTitle, expectedNumber: dayNumber });
        res.status(201).json(adminDayReply({ day, contents: [] }));
      },
    },
    {
      method: 'post',
      path: paths.contents,
      rule: 'admin',
      limit: 'author',
      handle: async (req, res) => {
        const { type, title, s3Key } = await parse(newContentBody, req.body);
        const day = { ...moduleIn(req.params), dayId: String(req.params['dayId']) };
        const { id, isNew } = await useCases.addContent.run({ ...day, type, title, fileKey: s3Key });
        const content = await useCases.getCourseNode.run({ kind: 'content', ...day, contentId: id });
        res.status(isNew ? 201 : 200).json(nodeReply(content));
      },
    },
    {
      method: 'get',
      path: paths.documents,
      rule: 'admin',
      handle: async (req, res) => {
        const documents = await useCases.listDocuments.run(moduleIn(req.params));
        res.setHeader('Cache-Control', 'no-store');
        res.json(documents.map(adminDocumentReply));
      },
    },
    {
      method: 'post',
      path: paths.documents,
      rule: 'admin',
      limit: 'author',
      handle: async (req, res) => {
        const sent = await parse(newDocumentsBody, req.body);
        const documents = sent.documents.map(({ title, s3Key }) => ({ title, fileKey: s3Key }));
        const reply = documentsSavedReply(await useCases.addDocuments.run({ ...moduleIn(req.params), documents }));
        const [first] = reply.refused;
        if (reply.saved.length > 0 || !first) res.status(201).json(reply);
        else res.status(422).json({ message: first.message, error: first.message, code: first.code, ...reply });
      },
    },
  ];
}

const moduleIn = (params: Readonly<Record<string, string | string[] | undefined>>) => ({
  courseId: String(params['courseId']),
  moduleId: String(params['weekId']),
});
