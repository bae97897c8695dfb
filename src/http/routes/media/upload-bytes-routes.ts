import type { Request } from 'express';
import { type Clock, SECOND_MS } from '../../../domain/kernel/clock.ts';
import { DomainError } from '../../../domain/kernel/errors.ts';
import { addressExpired, noUpload } from '../../../domain/media/errors.ts';
import { tooLarge } from '../../../domain/media/file-rules.ts';
import type { FileRepository, UploadEndpoint } from '../../../domain/media/ports.ts';
import { paths } from '../../../wire/paths.ts';
import { sendProblem } from '../../problem.ts';
import { inContext, type PublicCall, type Route, route } from '../../route.ts';
import { allowLongBody } from '../../server/fast-server.ts';
import { traffic } from '../../traffic.ts';
import { IncomingBody } from '../../uploads/incoming-body.ts';
import { type Pace, watchPace } from '../../uploads/watch-pace.ts';

const USUAL: Pace = { silentMs: 30 * SECOND_MS, lookEveryMs: 5 * SECOND_MS };

/**
 * PUT to a URL that the disk storage signed: the URL is the only credential, so the route is mounted before session and
 * JSON parser. A body with a valid URL is drained even when the answer is a refusal, since browsers read answers only
 * then; any other is cut off like every unwanted body.
 */
export function uploadBytesRoutes(
  endpoint: UploadEndpoint,
  clock: Clock,
  files: Pick<FileRepository, 'find'>,
  pace = USUAL,
): Route[] {
  const receive = async ({ params, req, res }: PublicCall<{ path: typeof paths.uploadBytes }>): Promise<void> => {
    const permit = endpoint.permit(params.key, req.query);
    const length = req.headers['content-length'];
    if (length === undefined) {
      return sendProblem(res, 411, { code: 'media/length-required', message: 'Please say how long the file is.' });
    }
    if (Number(length) > permit.maxBytes) throw tooLarge(permit.maxBytes, 'too-large');
    allowLongBody(req);
    watchPace(req, pace);
    if (permit.contentType !== undefined && typeOf(req) !== permit.contentType)
      throw wrongContentType(permit.contentType);
    if (permit.expiresAt <= clock.now()) throw addressExpired();
    // Given up, refused or erased meanwhile: nothing would ever name what is stored now.
    if (!(await files.find(permit.key))) throw noUpload();
    const body = new IncomingBody(req);
    traffic.uploadsOpen += 1;
    const { etag } = await endpoint.receive(permit, body).finally(() => {
      traffic.uploadsOpen -= 1;
      return body.return();
    });
    res.setHeader('ETag', `"${etag}"`);
    res.setHeader('Cache-Control', 'no-store');
    res.status(200).end();
  };

  return inContext('media', [
    route({
      method: 'put',
      path: paths.uploadBytes,
      rule: 'signature',
      summary: 'The bytes of a file or a part, to an address that was signed',
      status: 200,
      refusals: [404, 411, 413, 415],
      respond: receive,
    }),
  ]);
}

const typeOf = (req: Request): string => (req.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

const wrongContentType = (contentType: string): DomainError =>
  new DomainError('unsupported', 'media/wrong-content-type', `Please send this file as ${contentType}.`);
