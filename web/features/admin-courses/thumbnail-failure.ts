import { ApiError } from '../../api/client.ts';
import { THUMBNAIL_FAILED } from '../../api/thumbnail.ts';
import { sentenceOf } from '../../forms/refusal.ts';

/** The banner of a form with a picture: the picture's own sentence, else the form's with the server's reason. */
export const thumbnailOr =
  (words: (reason: string) => string) =>
  (error: unknown): string =>
    error instanceof ApiError && error.code === THUMBNAIL_FAILED ? error.message : words(sentenceOf(error));
