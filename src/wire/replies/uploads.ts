import { object, type Reply, string, time } from '../json-schema.ts';

/** `key` has two names in every reply (decision B8). */
const key = { key: string(), s3Key: string() };
const address = {
  uploadUrl: string(
    'For one PUT of the bytes. Where its `X-Amz-SignedHeaders` names `if-none-match`, the PUT sends `If-None-Match: *`.',
  ),
  expiresAt: time('After which the address answers 403.'),
};

export const presignSchema = object(
  { ...address, ...key, contentType: string('What the PUT must send as its Content-Type.') },
  'PresignedUpload',
);

export const multipartSchema = object({ uploadId: string(), ...key }, 'MultipartUpload');
export const partAddressSchema = object(address, 'PartAddress');
export const completedSchema = object(key, 'UploadedKey');

/**
 * An address for one PUT with the file's content type. `key` and `s3Key` are the same (decision B8). A PUT that is
 * answered 409 `media/key-taken` has nothing left to do: the whole file came with an earlier one whose answer was lost.
 */
export type PresignReply = Reply<typeof presignSchema>;
export type MultipartReply = Reply<typeof multipartSchema>;
/** A part's PUT answers with an `ETag` header, which `complete` wants back word for word. */
export type PartAddressReply = Reply<typeof partAddressSchema>;
export type CompletedReply = Reply<typeof completedSchema>;
