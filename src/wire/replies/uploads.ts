import { object, string, time } from '../json-schema.ts';
import type { CompletedReply, MultipartReply, PartAddressReply, PresignReply } from '../uploads.ts';

/** `key` has two names in every reply (decision B8). */
const key = { key: string(), s3Key: string() };
const address = {
  uploadUrl: string(
    'For one PUT of the bytes. Where its `X-Amz-SignedHeaders` names `if-none-match`, the PUT sends `If-None-Match: *`.',
  ),
  expiresAt: time('After which the address answers 403.'),
};

export const presignSchema = object<PresignReply>(
  { ...address, ...key, contentType: string('What the PUT must send as its Content-Type.') },
  'PresignedUpload',
);

export const multipartSchema = object<MultipartReply>({ uploadId: string(), ...key }, 'MultipartUpload');
export const partAddressSchema = object<PartAddressReply>(address, 'PartAddress');
export const completedSchema = object<CompletedReply>(key, 'UploadedKey');
