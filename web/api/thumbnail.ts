import { putHeaders } from '../../src/uploads/api/put-headers.ts';
import { ADMIN } from '../../src/wire/admin-messages.ts';
import { paths } from '../../src/wire/paths.ts';
import type { PresignReply } from '../../src/wire/replies/uploads.ts';
import { withQuery } from '../platform/with-query.ts';
import { SHELL } from '../text/copy/shell.ts';
import { ApiError, call } from './client.ts';

/** Code of an ApiError with the sentence 'Failed to upload thumbnail'; the reason is in its field. */
export const THUMBNAIL_FAILED = 'thumbnail/not-uploaded';

const notUploaded = (status: number, reason: string) =>
  new ApiError(
    status,
    { message: ADMIN.thumbnailNotUploaded, code: THUMBNAIL_FAILED, fields: { thumbnail: reason } },
    reason,
  );

async function put(picture: File, { uploadUrl, contentType }: PresignReply): Promise<void> {
  const response = await fetch(uploadUrl, {
    method: 'PUT',
    headers: putHeaders(uploadUrl, contentType),
    body: picture,
  }).catch(() => undefined);
  if (!response) throw notUploaded(0, SHELL.noAnswer);
  if (!response.ok) throw notUploaded(response.status, ADMIN.uploadFailedWithStatus(response.status));
}

/** Requests a signed URL, uploads the bytes, and returns the key for the course. */
export async function uploadThumbnail(picture: File): Promise<string> {
  const query = new URLSearchParams({
    fileName: picture.name,
    fileType: picture.type,
    folder: 'thumbnails',
    fileSize: String(picture.size),
  });
  const address = await call(withQuery(paths.presignUpload, query)).catch((error: unknown) => {
    throw error instanceof ApiError ? notUploaded(error.status, error.message) : error;
  });
  await put(picture, address);
  return address.s3Key;
}
