import type { NextFunction, Request, Response } from 'express';
import { SECOND_MS } from '../../../domain/kernel/clock.ts';
import type { Viewer } from '../../../domain/kernel/viewer.ts';
import { lengthOf, parseRange } from '../../../domain/media/byte-range.ts';
import { isLessonFile } from '../../../domain/media/file-types.ts';
import type { OpenedFile, OpenStream, ViewerAt } from '../../../domain/media/use-cases/open-stream.ts';
import { paths } from '../../../wire/paths.ts';
import { networkOf } from '../../network.ts';
import { sendProblem } from '../../problem.ts';
import { inContext, type PublicCall, type Route, route, type SignedIn } from '../../route.ts';
import { judgeConditions, mayGivePart } from '../../stream/conditions.ts';
import { cacheHeaders, contentHeaders, validatorsOf } from '../../stream/file-headers.ts';
import { sendBody } from '../../stream/send-body.ts';
import type { Watching } from '../../stream/watch.ts';

export interface StreamNeeds {
  readonly openStream: OpenStream;
  /** The same person by now: undefined once the session or the user has ended. Asked during long streams. */
  viewerNow(signedIn: SignedIn): Promise<Viewer | undefined>;
}

const RECHECK_MS = 30 * SECOND_MS;

/**
 * GET and HEAD /stream/{key}: stored files, with every rule of decision B10.
 *
 * The rule is `public` because thumbnails of live courses and free lessons are; for all else OpenStream itself refuses
 * viewers without a right to the file.
 */
export function streamRoutes(needs: StreamNeeds, { recheckMs } = { recheckMs: RECHECK_MS }): Route[] {
  const stream = async (
    { params, user, req, res }: PublicCall<{ path: typeof paths.stream }>,
    next: NextFunction,
  ): Promise<void> => {
    if (params.key.startsWith('info/') || params.key === 'info') return next(); // a title, which the catalogue answers
    // A proxy in front must not compress: a part of compressed bytes is not a part of the file.
    req.headers['accept-encoding'] = 'identity';
    const opened = await needs.openStream.run({ key: params.key, viewer: user && viewerOf(user, req) });
    const mayGoOn = async () => opened.isStillOpenTo(user && (await needs.viewerNow(user)));
    await answer(req, res, opened, { recheckMs, mayGoOn });
  };

  return inContext('media', [
    route({
      method: 'get',
      path: paths.stream,
      rule: 'public',
      limit: 'free-lesson',
      summary: 'The bytes of a stored file, or a range of them',
      media: ['*/*'],
      status: [200, 206, 302, 304],
      refusals: [401, 403, 412, 416, 429],
      respond: stream,
    }),
  ]);
}

const viewerOf = ({ userId, role, roles, session }: SignedIn, { ip }: Request): ViewerAt => ({
  userId,
  role,
  roles,
  place: { sessionId: session.id, network: networkOf(ip) ?? 'unknown' },
});

/** HEAD gets what GET would, parts included, so that a player may ask in either way. */
async function answer(req: Request, res: Response, opened: OpenedFile, watching: Watching): Promise<void> {
  const { file, isPublic } = opened;
  const validators = validatorsOf(file);
  const outcome = judgeConditions(req.headers, validators);
  if (outcome !== 'proceed') await opened.confirm();
  if (outcome === 'failed') return refuseChanged(res);
  const cache = cacheHeaders(validators, isPublic);
  if (outcome === 'not-modified') {
    setAll(res, cache);
    res.status(304).end();
    return;
  }

  const header = mayGivePart(req.get('if-range'), validators) ? req.headers.range : undefined;
  const requested = parseRange(header, file.bytes);
  if (requested.kind === 'unsatisfiable' || req.method === 'HEAD') await opened.confirm();
  if (requested.kind === 'unsatisfiable') return refuseRange(res, file.bytes);
  const range = requested.kind === 'part' ? requested.range : undefined;
  const length = range ? lengthOf(range) : file.bytes;
  const content = contentHeaders(file);
  const sendHead = (): void => {
    setAll(res, content);
    setAll(res, cache);
    res.setHeader('Content-Length', String(length));
    if (range) res.setHeader('Content-Range', `bytes ${range.first}-${range.last}/${file.bytes}`);
    res.status(range ? 206 : 200);
  };

  if (req.method === 'HEAD') {
    sendHead();
    res.end();
    return;
  }
  // Pages read captions and chapters as text, for which a storage would need rules of its own, and pictures are public
  // and kept by caches in between: both pass through us.
  const link = isLessonFile(file.contentType) ? await opened.link(content['Content-Disposition'] ?? '') : undefined;
  if (link === undefined) {
    await sendBody(res, { body: await opened.read(range), length, sendHead }, watching);
    return;
  }
  // The storage serves ranges itself. The link is personal and valid for a minute: it must not be cached.
  setAll(res, { Location: link, 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' });
  res.status(302).end();
}

function setAll(res: Response, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
}

// Refusals that only HTTP knows and no use case could throw.

const refuseChanged = (res: Response): void =>
  sendProblem(res, 412, {
    code: 'media/changed-since',
    message: 'This file has changed since you started to load it.',
  });

function refuseRange(res: Response, size: number): void {
  res.setHeader('Content-Range', `bytes */${size}`);
  res.setHeader('Accept-Ranges', 'bytes');
  sendProblem(res, 416, { code: 'media/range', message: 'This range of the file does not exist.' });
}
