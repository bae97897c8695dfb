import type { Request } from 'express';
import { emptyBody, unsupportedBody } from './errors.ts';

/** The bytes of a route with `rawBodyLimit`: a body is one only where no parser of JSON took it. */
export function bytesOf(req: Request): Buffer {
  const { body } = req as { body?: unknown };
  if (!Buffer.isBuffer(body)) throw req.get('Content-Type') ? unsupportedBody() : emptyBody();
  if (body.length === 0) throw emptyBody();
  return body;
}
