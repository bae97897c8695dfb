import { object } from 'yup';
import { text } from './strict-text.ts';

const PICTURE = 'Please name an uploaded picture.';

/** PUT …/contents/{contentId}/poster: the key of an upload to `thumbnails`. */
export const posterBody = object({ s3Key: text(PICTURE).required(PICTURE).max(200, PICTURE) });

/**
 * PUT …/contents/{contentId}/captions and …/chapters: the body is the file itself, WebVTT or SubRip, as `timed-text.ts`
 * reads it; its name says which.
 */
export const textTrackQuery = object({
  fileName: text('Please name the file.').required('Please name the file.').max(1000, 'Please name the file.'),
});
