import { array, number, object } from 'yup';
import { text } from './strict-text.ts';
import { MAX_PARTS } from './upload-limits.ts';

/** Upload and multipart calls (specification 7). The bytes go by PUT to the address that these calls answer. */

const named = (sentence: string, max: number) => text(sentence).required(sentence).max(max, sentence);
const key = () => named('Please name the key of the upload.', 200);
const uploadId = () => named('Please name the upload.', 200);

const fileSize = () => {
  const sentence = 'A size is a number of bytes.';
  return number().typeError(sentence).nonNullable(sentence).integer(sentence).min(0, sentence);
};
const moduleOrDay = () => {
  const sentence = 'A module and a day are numbers.';
  return number().typeError(sentence).integer(sentence).nullable();
};

const wantedFile = {
  fileName: named('Please name the file.', 1000),
  /** Empty where the browser knows none. */
  fileType: text('A file type is text.').max(200, 'A file type is text.').default(''),
  folder: named('Please choose one of the folders thumbnails, videos, documents.', 50),
};

/** In a query, nothing is an empty text or the word. */
const moduleOrDayInQuery = () =>
  moduleOrDay().transform((value: number, sent: unknown) => (sent === '' || sent === 'null' ? null : value));

/** GET /upload/presign: all of a query is text, and its numbers are read. */
export const presignQuery = object({
  ...wantedFile,
  /** Bytes, where the sender knows: what is above the ceiling is refused before it travels. */
  fileSize: fileSize().optional(),
  /** These two only say what the file is for. */
  weekNumber: moduleOrDayInQuery().optional(),
  dayNumber: moduleOrDayInQuery().optional(),
});

/** POST /multipart-upload/initiate: the same as JSON. */
export const startMultipartBody = object({
  ...wantedFile,
  fileSize: fileSize().strict().optional(),
  weekNumber: moduleOrDay().strict().optional(),
  dayNumber: moduleOrDay().strict().optional(),
});

/** POST /multipart-upload/presign-part */
export const presignPartBody = object({
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
export const completeMultipartBody = object({
  key: key(),
  uploadId: uploadId(),
  parts: array()
    .of(
      object({
        PartNumber: number().strict().required().integer().min(1).max(MAX_PARTS),
        ETag: named('Each part needs its ETag.', 200),
      }).required(),
    )
    .typeError('Please send the list of parts.')
    .required('Please send the list of parts.')
    .min(1, 'Please send the list of parts.')
    .max(MAX_PARTS, `A file has at most ${MAX_PARTS} parts.`),
});

/** POST /multipart-upload/abort, and POST /upload/discard without `uploadId`. Repeating either is harmless. */
export const abortMultipartBody = object({ key: key(), uploadId: uploadId() });
export const discardUploadBody = object({ key: key() });
