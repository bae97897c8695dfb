import type { AbortMultipart } from '../../../domain/media/use-cases/abort-multipart.ts';
import type { CompleteMultipart } from '../../../domain/media/use-cases/complete-multipart.ts';
import type { DiscardUpload } from '../../../domain/media/use-cases/discard-upload.ts';
import type { PresignPart } from '../../../domain/media/use-cases/presign-part.ts';
import type { PresignUpload } from '../../../domain/media/use-cases/presign-upload.ts';
import type { StartMultipart } from '../../../domain/media/use-cases/start-multipart.ts';
import { paths } from '../../../wire/paths.ts';
import {
  type CompletedReply,
  completedSchema,
  type MultipartReply,
  multipartSchema,
  type PartAddressReply,
  type PresignReply,
  partAddressSchema,
  presignSchema,
} from '../../../wire/replies/uploads.ts';
import {
  abortMultipartBody,
  completeMultipartBody,
  discardUploadBody,
  presignPartBody,
  presignQuery,
  startMultipartBody,
} from '../../../wire/uploads.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';

export interface UploadUseCases {
  readonly presignUpload: PresignUpload;
  readonly discardUpload: DiscardUpload;
  readonly startMultipart: StartMultipart;
  readonly presignPart: PresignPart;
  readonly completeMultipart: CompleteMultipart;
  readonly abortMultipart: AbortMultipart;
}

/** `key` has two names in every reply (decision B8). */
const named = (key: string): CompletedReply => ({ key, s3Key: key });

/** Routes that authorize uploads and return their URLs; the bytes go to those. */
export function uploadRoutes(useCases: UploadUseCases): Route[] {
  const presign = async ({ query }: Call<{ query: typeof presignQuery }>): Promise<PresignReply> => {
    const { key, contentType, address, expiresAt } = await useCases.presignUpload.run(query);
    return { uploadUrl: address, ...named(key), contentType, expiresAt: expiresAt.toISOString() };
  };

  const discard = async ({ body: { key } }: Call<{ body: typeof discardUploadBody }>) => {
    await useCases.discardUpload.run({ key });
    return named(key);
  };

  const start = async ({
    body,
    user: { userId },
  }: Call<{ body: typeof startMultipartBody }>): Promise<MultipartReply> => {
    const { uploadId, key } = await useCases.startMultipart.run({ ...body, startedBy: userId });
    return { uploadId, ...named(key) };
  };

  const presignPart = async ({
    body,
    user: { userId },
  }: Call<{ body: typeof presignPartBody }>): Promise<PartAddressReply> => {
    const { address, expiresAt } = await useCases.presignPart.run({ ...body, userId });
    return { uploadUrl: address, expiresAt: expiresAt.toISOString() };
  };

  const complete = async ({ body, user: { userId } }: Call<{ body: typeof completeMultipartBody }>) => {
    const { key, uploadId } = body;
    const parts = body.parts.map(({ PartNumber, ETag }) => ({ partNumber: PartNumber, etag: ETag }));
    await useCases.completeMultipart.run({ userId, key, uploadId, parts });
    return named(key);
  };

  const abort = async ({ body: { key, uploadId }, user: { userId } }: Call<{ body: typeof abortMultipartBody }>) => {
    await useCases.abortMultipart.run({ userId, key, uploadId });
    return named(key);
  };

  return inContext('media', [
    route({
      method: 'get',
      path: paths.presignUpload,
      rule: 'admin',
      roles: ['teacher', 'author'],
      limit: 'upload',
      summary: 'An address for one file',
      query: presignQuery,
      cache: 'no-store',
      reply: presignSchema,
      handle: presign,
    }),
    route({
      method: 'post',
      path: paths.discardUpload,
      rule: 'admin',
      roles: ['teacher', 'author'],
      grave: 'no: nothing shows the file',
      limit: 'upload',
      summary: 'Give up an uploaded file that nothing uses',
      body: discardUploadBody,
      reply: completedSchema,
      handle: discard,
    }),
    route({
      method: 'post',
      path: paths.startMultipart,
      rule: 'admin',
      roles: ['teacher', 'author'],
      grave: 'no: nothing shows the file',
      limit: 'upload',
      summary: 'Begin an upload in parts',
      body: startMultipartBody,
      cache: 'no-store',
      reply: multipartSchema,
      handle: start,
    }),
    route({
      method: 'post',
      path: paths.presignPart,
      rule: 'admin',
      roles: ['teacher', 'author'],
      grave: 'no: nothing shows the file',
      limit: 'upload-part',
      summary: 'An address for one part',
      body: presignPartBody,
      cache: 'no-store',
      reply: partAddressSchema,
      handle: presignPart,
    }),
    route({
      method: 'post',
      path: paths.completeMultipart,
      rule: 'admin',
      roles: ['teacher', 'author'],
      grave: 'no: nothing shows the file',
      limit: 'upload',
      summary: 'Put the parts together',
      body: completeMultipartBody,
      // Ten thousand parts, each with a number and an ETag, which S3 writes with 34 characters and quotes of its own.
      bodyLimit: '1mb',
      reply: completedSchema,
      handle: complete,
    }),
    route({
      method: 'post',
      path: paths.abortMultipart,
      rule: 'admin',
      roles: ['teacher', 'author'],
      grave: 'no: nothing shows the file',
      limit: 'upload',
      summary: 'Give up an upload in parts',
      body: abortMultipartBody,
      reply: completedSchema,
      handle: abort,
    }),
  ]);
}
