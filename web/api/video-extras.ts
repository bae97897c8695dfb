import { href, paths } from '../../src/wire/paths.ts';
import type { AdminContentReply } from '../../src/wire/replies/admin-catalog.ts';
import type { TimedTextKind } from '../../src/wire/timed-text/faults.ts';
import { withQuery } from '../platform/with-query.ts';
import { call } from './client.ts';
import { uploadThumbnail } from './thumbnail.ts';

/** Identifies a video by course and id: its day may change meanwhile. */
export interface VideoOfCourse {
  readonly courseId: string;
  readonly contentId: string;
}

const TRACK = { captions: paths.contentCaptions, chapters: paths.contentChapters } as const;

export const setTextTrack = (video: VideoOfCourse, kind: TimedTextKind, file: File) =>
  call(withQuery(href(TRACK[kind], { ...video }), { fileName: file.name }), {
    method: 'PUT',
    body: file,
  });

export const removeTextTrack = (video: VideoOfCourse, kind: TimedTextKind) =>
  call(href(TRACK[kind], { ...video }), { method: 'DELETE' });

/** Keeps the best rendition of a video, and deletes the original. */
export const eraseOriginal = (video: VideoOfCourse, { s3Key, renditions }: AdminContentReply) =>
  call(href(paths.contentFile, { ...video }), {
    method: 'PUT',
    body: { s3Key: renditions[0]?.s3Key, replaces: s3Key },
  });

/** Timeout: encoding a picture may wait in a queue. */
const PICTURE_PATIENCE_MS = 60_000;

export const setPoster = async (video: VideoOfCourse, picture: File) =>
  call(href(paths.contentPoster, { ...video }), {
    method: 'PUT',
    body: { s3Key: await uploadThumbnail(picture) },
    patienceMs: PICTURE_PATIENCE_MS,
  });

export const removePoster = (video: VideoOfCourse) =>
  call(href(paths.contentPoster, { ...video }), { method: 'DELETE' });
