import type { AbortMultipart } from '../../domain/media/use-cases/abort-multipart.ts';
import type { CompleteMultipart } from '../../domain/media/use-cases/complete-multipart.ts';
import type { DiscardUpload } from '../../domain/media/use-cases/discard-upload.ts';
import type { PresignPart } from '../../domain/media/use-cases/presign-part.ts';
import type { PresignUpload } from '../../domain/media/use-cases/presign-upload.ts';
import type { StartMultipart } from '../../domain/media/use-cases/start-multipart.ts';
import { paths } from '../../wire/paths.ts';
import {
  abortMultipartBody,
  type CompletedReply,
  completeMultipartBody,
  discardUploadBody,
  type MultipartReply,
  type PartAddressReply,
  type PresignReply,
  presignPartBody,
  presignQuery,
  startMultipartBody,
} from '../../wire/uploads.ts';
import { signedIn } from '../auth/signed-in.ts';
import { keptByNobody } from '../no-store.ts';
import type { Route } from '../route.ts';
import { parse } from '../validate.ts';

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

/** Who may upload, and where the bytes go: they themselves take the addresses that these calls answer. */
export function uploadRoutes(useCases: UploadUseCases): Route[] {
  const admin = { rule: 'admin', limit: 'upload' } as const;
  return [
    {
      ...admin,
      method: 'get',
      path: paths.presignUpload,
      handle: keptByNobody(async (req, res) => {
        const { key, contentType, address, expiresAt } = await useCases.presignUpload.run(
          await parse(presignQuery, req.query),
        );
        const reply: PresignReply = {
          uploadUrl: address,
          ...named(key),
          contentType,
          expiresAt: expiresAt.toISOString(),
        };
        res.json(reply);
      }),
    },
    {
      ...admin,
      method: 'post',
      path: paths.discardUpload,
      handle: async (req, res) => {
        const { key } = await parse(discardUploadBody, req.body);
        await useCases.discardUpload.run({ key });
        res.json(named(key));
      },
    },
    {
      ...admin,
      method: 'post',
      path: paths.startMultipart,
      handle: keptByNobody(async (req, res) => {
        const wanted = await parse(startMultipartBody, req.body);
        const { uploadId, key } = await useCases.startMultipart.run({ ...wanted, startedBy: signedIn(req).userId });
        const reply: MultipartReply = { uploadId, ...named(key) };
        res.json(reply);
      }),
    },
    {
      ...admin,
      limit: 'upload-part',
      method: 'post',
      path: paths.presignPart,
      handle: keptByNobody(async (req, res) => {
        const part = await parse(presignPartBody, req.body);
        const { address, expiresAt } = await useCases.presignPart.run({ ...part, userId: signedIn(req).userId });
        const reply: PartAddressReply = { uploadUrl: address, expiresAt: expiresAt.toISOString() };
        res.json(reply);
      }),
    },
    {
      ...admin,
      method: 'post',
      path: paths.completeMultipart,
      handle: async (req, res) => {
        const { key, uploadId, parts } = await parse(completeMultipartBody, req.body);
        const listed = parts.map(({ PartNumber, ETag }) => ({ partNumber: PartNumber, etag: ETag }));
        await useCases.completeMultipart.run({ userId: signedIn(req).userId, key, uploadId, parts: listed });
        res.json(named(key));
      },
    },
    {
      ...admin,
      method: 'post',
      path: paths.abortMultipart,
      handle: async (req, res) => {
        const { key, uploadId } = await parse(abortMultipartBody, req.body);
        await useCases.abortMultipart.run({ userId: signedIn(req).userId, key, uploadId });
        res.json(named(key));
      },
    },
  ];
}
