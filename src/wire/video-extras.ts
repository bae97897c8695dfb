import { object } from 'yup';
import type { AdminContentReply } from './admin-catalog.ts';
import { text } from './strict-text.ts';
import type { LineFault } from './timed-text/faults.ts';

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

/** The video, and what of the file shows nothing and was not kept. */
export interface TextTrackReply extends AdminContentReply {
  leftOut: LineFault[];
}

/** GET /admin/courses/{id}/conversions: the videos that MP4s are still being made of, or could not be. */
export interface ConversionsReply {
  conversions: ConversionReply[];
}

export interface ConversionReply {
  /** Of the video, as its item names it. */
  s3Key: string;
  state: 'waiting' | 'running' | 'failed';
  percent: number;
  /** Why it failed, or why it has to be tried again. */
  reason: string | null;
}
