import type { GetLesson } from '../../../domain/catalog/queries/get-lesson.ts';
import type { ReplaceFile } from '../../../domain/catalog/use-cases/replace-file.ts';
import { replaceFileBody } from '../../../wire/admin-catalog.ts';
import { paths } from '../../../wire/paths.ts';
import {
  type AdminContentReply,
  type AdminDocumentReply,
  adminContentSchema,
  adminDocumentSchema,
} from '../../../wire/replies/admin-catalog.ts';
import { nodeReply } from '../../replies/admin-catalog-replies.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';

export interface AdminFileUseCases {
  readonly replaceFile: ReplaceFile;
  readonly getLesson: GetLesson;
}

type ContentParams = { courseId: string; contentId: string };
type DocumentParams = { courseId: string; documentId: string };

/** Another file in place of the one that a content or a document shows. */
export function adminFileRoutes({ replaceFile, getLesson }: AdminFileUseCases): Route[] {
  const content = async (params: ContentParams) =>
    nodeReply(await getLesson.run({ kind: 'content', ...params })) as AdminContentReply;
  const document = async (params: DocumentParams) =>
    nodeReply(await getLesson.run({ kind: 'document', ...params })) as AdminDocumentReply;

  const replaceOfContent = async ({
    params,
    body,
    user,
  }: Call<{ path: typeof paths.contentFile; body: typeof replaceFileBody }>) => {
    const { s3Key: fileKey, replaces: seenFileKey } = body;
    await replaceFile.run({ ref: { kind: 'content', ...params }, fileKey, seenFileKey, by: user.userId });
    return content(params);
  };

  const replaceOfDocument = async ({
    params,
    body,
    user,
  }: Call<{ path: typeof paths.documentFile; body: typeof replaceFileBody }>) => {
    const { s3Key: fileKey, replaces: seenFileKey } = body;
    await replaceFile.run({ ref: { kind: 'document', ...params }, fileKey, seenFileKey, by: user.userId });
    return document(params);
  };

  return inContext('catalog', [
    route({
      method: 'put',
      path: paths.contentFile,
      rule: 'admin',
      roles: ['teacher'],
      grave: 'no: the trash gives it back',
      limit: 'author',
      summary: 'Show another uploaded file in place of the one of an item, which stays what it is otherwise',
      body: replaceFileBody,
      reply: adminContentSchema,
      current: content,
      handle: replaceOfContent,
    }),
    route({
      method: 'put',
      path: paths.documentFile,
      rule: 'admin',
      roles: ['teacher'],
      grave: 'no: the trash gives it back',
      limit: 'author',
      summary: 'Show another uploaded file in place of the one of a document, which stays what it is otherwise',
      body: replaceFileBody,
      reply: adminDocumentSchema,
      current: document,
      handle: replaceOfDocument,
    }),
  ]);
}
