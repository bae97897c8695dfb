import { array, number, object, string } from 'yup';
import { MAX_PARTS } from './upload-limits.ts';

/** Upload and multipart calls (specification 7). The bytes go by PUT to the address that these calls answer. */

export const UPLOAD_FOLDERS = ['thumbnails', 'videos', 'documents'] as const;
export type UploadFolder = (typeof UPLOAD_FOLDERS)[number];

const text = (sentence: string, most: number) =>
  string().strict().typeError(sentence).required(sentence).max(most, sentence);
/** In a query, nothing is an empty text or the word. */
const place = () =>
  number()
    .transform((value: number, sent: unknown) => (sent === '' || sent === 'null' ? null : value))
    .typeError('A module and a day are numbers.')
    .integer('A module and a day are numbers.')
    .nullable()
    .optional();
const key = () => text('Please name the key of the upload.', 200);
const uploadId = () => text('Please name the upload.', 200);

/** GET /upload/presign (as query) and POST /multipart-upload/initiate. `weekNumber` and `dayNumber` only say what the file is for. */
export const wantedUpload = object({
  fileName: text('Please name the file.', 1000),
  /** Empty where the browser knows none. */
  fileType: string().typeError('A file type is text.').max(200, 'A file type is text.').default(''),
  folder: text('Please choose one of the folders thumbnails, videos, documents.', 50),
  /** Bytes, where the sender knows: what is above the ceiling is refused before it travels. */
  fileSize: number()
    .typeError('A size is a number of bytes.')
    .integer('A size is a number of bytes.')
    .min(0, 'A size is a number of bytes.')
    .optional(),
  weekNumber: place(),
  dayNumber: place(),
});

/** POST /multipart-upload/presign-part */
export const wantedPart = object({
  key: key(),
  uploadId: uploadId(),
  partNumber: number()
    .strict()
    .typeError('A part has a number.')
    .required('A part has a number.')
    .integer('A part has a number.')
    .min(1, 'A part has a number.')
    .max(MAX_PARTS, `A file has at most ${MAX_PARTS} parts.`),
});

/** POST /multipart-upload/complete */
export const completedUpload = object({
  key: key(),
  uploadId: uploadId(),
  parts: array()
    .of(
      object({
        PartNumber: number().strict().required().integer().min(1).max(MAX_PARTS),
        ETag: text('Each part needs its ETag.', 200),
      }).required(),
    )
    .typeError('Please send the list of parts.')
    .required('Please send the list of parts.')
    .min(1, 'Please send the list of parts.')
    .max(MAX_PARTS, `A file has at most ${MAX_PARTS} parts.`),
});

/** POST /multipart-upload/abort, and POST /upload/discard without `uploadId`. Repeating either is harmless. */
export const abortedUpload = object({ key: key(), uploadId: uploadId() });
export const discardedUpload = object({ key: key() });

/**
 * An address for one PUT with the file's content type. `key` and `s3Key` are the same (decision B8). A PUT that is
 * answered 409 `media/key-taken` has nothing left to do: the whole file came with an earlier one whose answer was lost.
 */
export interface PresignReply {
  uploadUrl: string;
  key: string;
  s3Key: string;
  /** What the PUT must send as its Content-Type: it is part of what is signed. */
  contentType: string;
  /** ISO time after which the address answers 403. */
  expiresAt: string;
}

export interface MultipartReply {
  uploadId: string;
  key: string;
  s3Key: string;
}

/** A part's PUT answers with an `ETag` header, which `complete` wants back word for word. */
export interface PartAddressReply {
  uploadUrl: string;
  expiresAt: string;
}

export interface CompletedReply {
  key: string;
  s3Key: string;
}
