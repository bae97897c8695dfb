import type { Request } from 'express';
import type { TrackKind } from '../../../domain/catalog/content.ts';
import type { GetLesson } from '../../../domain/catalog/queries/get-lesson.ts';
import type { ListConversions } from '../../../domain/catalog/queries/list-conversions.ts';
import type { SetPoster } from '../../../domain/catalog/use-cases/set-poster.ts';
import type { SetTextTrack } from '../../../domain/catalog/use-cases/set-text-track.ts';
import { DomainError } from '../../../domain/kernel/errors.ts';
import { type PathParams, paths } from '../../../wire/paths.ts';
import {
  type AdminContentReply,
  adminContentSchema,
  type ConversionsReply,
  conversionsSchema,
  type TextTrackReply,
  textTrackSchema,
} from '../../../wire/replies/admin-catalog.ts';
import { faultSentence, type LineFault } from '../../../wire/timed-text/faults.ts';
import { readTimedText, webVttOf } from '../../../wire/timed-text/timed-text.ts';
import { posterBody, textTrackQuery } from '../../../wire/video-extras.ts';
import { nodeReply } from '../../replies/admin-catalog-replies.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';

export interface AdminVideoUseCases {
  readonly getLesson: GetLesson;
  readonly listConversions: ListConversions;
  readonly setPoster: SetPoster;
  readonly setTextTrack: SetTextTrack;
}

/** Above the limit of such a file, so that the refusal names it. */
const TEXT_TRACK_BODY = '2mb';

/** Routes for an existing video: poster, captions and chapters, and conversion to MP4. */
export const adminVideoRoutes = (useCases: AdminVideoUseCases): Route[] => [
  ...conversionRoutes(useCases),
  ...posterRoutes(useCases),
  ...textTrackRoutes('captions', paths.contentCaptions, useCases),
  ...textTrackRoutes('chapters', paths.contentChapters, useCases),
];

type ContentParams = PathParams<typeof paths.contentPoster>;

/** The item as it is by now. */
const itemReader =
  ({ getLesson }: AdminVideoUseCases) =>
  async (params: ContentParams): Promise<AdminContentReply> =>
    nodeReply(await getLesson.run({ kind: 'content', ...params })) as AdminContentReply;

function conversionRoutes({ listConversions }: AdminVideoUseCases): Route[] {
  const list = async ({ params }: Call<{ path: typeof paths.conversions }>): Promise<ConversionsReply> => {
    const conversions = await listConversions.run(params);
    return { conversions: conversions.map(({ key: s3Key, ...facts }) => ({ s3Key, ...facts })) };
  };

  return inContext('catalog', [
    route({
      method: 'get',
      path: paths.conversions,
      rule: 'admin',
      roles: ['teacher'],
      summary: 'The videos of a course that MP4s are still being made of, or could not be',
      cache: 'no-store',
      reply: conversionsSchema,
      handle: list,
    }),
  ]);
}

function posterRoutes(useCases: AdminVideoUseCases): Route[] {
  const read = itemReader(useCases);

  const set = async ({ params, body, user }: Call<{ path: typeof paths.contentPoster; body: typeof posterBody }>) => {
    await useCases.setPoster.run({ ref: { kind: 'content', ...params }, pictureKey: body.s3Key, by: user.userId });
    return read(params);
  };

  const remove = async ({ params, user }: Call<{ path: typeof paths.contentPoster }>) => {
    await useCases.setPoster.run({ ref: { kind: 'content', ...params }, pictureKey: null, by: user.userId });
    return read(params);
  };

  return inContext('catalog', [
    route({
      method: 'put',
      path: paths.contentPoster,
      rule: 'admin',
      roles: ['teacher'],
      grave: 'no: the trash gives it back',
      limit: 'author',
      summary: 'Show an uploaded picture before a video plays, in place of the one there is',
      body: posterBody,
      reply: adminContentSchema,
      handle: set,
    }),
    route({
      method: 'delete',
      path: paths.contentPoster,
      rule: 'admin',
      roles: ['teacher'],
      grave: 'no: the trash gives it back',
      limit: 'author',
      summary: 'Take its poster from a video',
      reply: adminContentSchema,
      handle: remove,
    }),
  ]);
}

type TrackPath = typeof paths.contentCaptions | typeof paths.contentChapters;

function textTrackRoutes(kind: TrackKind, path: TrackPath, useCases: AdminVideoUseCases): Route[] {
  const read = itemReader(useCases);

  const set = async ({
    params,
    query,
    req,
    user,
  }: Call<{ path: TrackPath; query: typeof textTrackQuery }>): Promise<TextTrackReply> => {
    const { fileName } = query;
    // A file is read only where there is a video for it.
    await read(params);
    const found = readTimedText(kind, fileName, bytesOf(req));
    if ('faults' in found) throw refusalOf(kind, found.faults);
    const file = { fileName, webVtt: new TextEncoder().encode(webVttOf(found.cues)) };
    await useCases.setTextTrack.run({ ref: { kind: 'content', ...params }, kind, file, by: user.userId });
    return { ...(await read(params)), leftOut: [...found.leftOut] };
  };

  const remove = async ({ params, user }: Call<{ path: TrackPath }>) => {
    await useCases.setTextTrack.run({ ref: { kind: 'content', ...params }, kind, file: null, by: user.userId });
    return read(params);
  };

  return inContext('catalog', [
    route({
      method: 'put',
      path,
      rule: 'admin',
      roles: ['teacher'],
      grave: 'no: the trash gives it back',
      limit: 'author',
      summary: `Give a video ${kind}, in place of those that it has; the body is a WebVTT or SubRip file`,
      query: textTrackQuery,
      rawBodyLimit: TEXT_TRACK_BODY,
      reply: textTrackSchema,
      handle: set,
    }),
    route({
      method: 'delete',
      path,
      rule: 'admin',
      roles: ['teacher'],
      grave: 'no: the trash gives it back',
      limit: 'author',
      summary: `Take its ${kind} from a video`,
      reply: adminContentSchema,
      handle: remove,
    }),
  ]);
}

/** A body that calls itself JSON has been read as such before. */
function bytesOf({ body }: Request): Uint8Array {
  if (body instanceof Uint8Array) return body;
  if (body === undefined) return new Uint8Array();
  throw new DomainError('unsupported', 'request/unsupported', 'Please send the file itself.');
}

/** Each line that is wrong is a field of its own. */
function refusalOf(kind: TrackKind, faults: readonly LineFault[]): DomainError {
  const fields: Record<string, string> = {};
  for (const { line, sentence } of faults) {
    const field = line === null ? 'file' : `line ${line}`;
    fields[field] = field in fields ? `${fields[field]} ${sentence}` : sentence;
  }
  return new DomainError('invalid', `catalog/${kind}-faulty`, faults.map(faultSentence).join(' '), { fields });
}
