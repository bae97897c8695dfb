import { href, paths } from '../../src/wire/paths.ts';
import type { AdminContentReply } from '../../src/wire/replies/admin-catalog.ts';
import type { TimedTextKind } from '../../src/wire/timed-text/faults.ts';
import { call } from './client.ts';
import { uploadThumbnail } from './thumbnail.ts';

/** Names a video by its course alone: it may be moved meanwhile. */
export interface VideoOfCourse {
  readonly courseId: string;
  readonly contentId: string;
}

const TRACK = { captions: paths.contentCaptions, chapters: paths.contentChapters } as const;

export const setTextTrack = (video: VideoOfCourse, kind: TimedTextKind, file: File) =>
  call<AdminContentReply>(`${href(TRACK[kind], { ...video })}?${new URLSearchParams({ fileName: file.name })}`, {
    method: 'PUT',
    body: file,
  });

export const removeTextTrack = (video: VideoOfCourse, kind: TimedTextKind) =>
  call<AdminContentReply>(href(TRACK[kind], { ...video }), { method: 'DELETE' });

/** Keeps the best that was made of a video, and lets go of what it was made of. */
export const eraseOriginal = (video: VideoOfCourse, { s3Key, renditions }: AdminContentReply) =>
  call<AdminContentReply>(href(paths.contentFile, { ...video }), {
    method: 'PUT',
    body: { s3Key: renditions[0]?.s3Key, replaces: s3Key },
  });

/** Encoding a picture takes the server a while where many wait. */
const PICTURE_PATIENCE_MS = 60_000;

export const setPoster = async (video: VideoOfCourse, picture: File) =>
  call<AdminContentReply>(href(paths.contentPoster, { ...video }), {
    method: 'PUT',
    body: { s3Key: await uploadThumbnail(picture) },
    patienceMs: PICTURE_PATIENCE_MS,
  });

export const removePoster = (video: VideoOfCourse) =>
  call<AdminContentReply>(href(paths.contentPoster, { ...video }), { method: 'DELETE' });
