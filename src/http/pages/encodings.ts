import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Enough for a busy cache key at a tenth of the time that the best setting takes. */
const BROTLI_QUALITY = 5;
const WORTH_COMPRESSING_BYTES = 1024;

/** One answer as bytes in every coding that clients take. */
export interface Encodings {
  readonly etag: string;
  readonly identity: Buffer;
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
}

export async function encode(text: string): Promise<Encodings> {
  const identity = Buffer.from(text);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 20)}"`;
  if (identity.length < WORTH_COMPRESSING_BYTES) return { etag, identity, br: undefined, gzip: undefined };
  const [br, gzip] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    gzipped(identity),
  ]);
  return { etag, identity, br, gzip };
}

/** Answers in the coding that is asked for, or 304 to a client that has the very bytes. */
export function sendEncoded(
  req: Request,
  res: Response,
  kept: Encodings,
  as: { type: string; cacheControl: string },
): void {
  res.setHeader('ETag', kept.etag);
  res.setHeader('Cache-Control', as.cacheControl);
  res.vary('Accept-Encoding');
  if (req.fresh) {
    res.status(304).end();
    return;
  }
  const wanted = req.acceptsEncodings('br', 'gzip', 'identity');
  const coding = wanted === 'br' || wanted === 'gzip' ? wanted : undefined;
  const bytes = (coding && kept[coding]) ?? kept.identity;
  res.setHeader('Content-Type', as.type);
  if (bytes !== kept.identity && coding) res.setHeader('Content-Encoding', coding);
  res.setHeader('Content-Length', bytes.length);
  res.end(req.method === 'HEAD' ? undefined : bytes);
}
