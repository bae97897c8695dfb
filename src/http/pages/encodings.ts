import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

type Coding = 'br' | 'gzip';

/** Enough for a busy cache key at a tenth of the time that the best setting takes. */
const BROTLI_QUALITY = 5;
const WORTH_COMPRESSING_BYTES = 1024;

const compressed: Readonly<Record<Coding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

/** One answer as bytes, encoded in each coding when a client first accepts it. */
export class Encodings {
  readonly etag: string;
  readonly identity: Buffer;
  private readonly made = new Map<Coding, Promise<Buffer>>();
  private madeBytes = 0;

  constructor(answer: string | Buffer) {
    this.identity = typeof answer === 'string' ? Buffer.from(answer) : answer;
    this.etag = `"${createHash('sha256').update(this.identity).digest('base64url').slice(0, 20)}"`;
  }

  /** Size of all kept encodings. */
  get bytes(): number {
    return this.identity.length + this.madeBytes;
  }

  get isWorthCompressing(): boolean {
    return this.identity.length >= WORTH_COMPRESSING_BYTES;
  }

  in(coding: Coding): Promise<Buffer> {
    const known = this.made.get(coding);
    if (known) return known;
    const bytes = compressed[coding](this.identity).then((one) => {
      this.madeBytes += one.length;
      return one;
    });
    this.made.set(coding, bytes);
    return bytes;
  }
}

/** Answers in the coding that is asked for, or 304 to a client that has the very bytes. */
export async function sendEncoded(
  req: Request,
  res: Response,
  kept: Encodings,
  as: { type: string; cacheControl: string },
): Promise<void> {
  res.setHeader('ETag', kept.etag);
  res.setHeader('Cache-Control', as.cacheControl);
  res.vary('Accept-Encoding');
  if (req.fresh) {
    res.status(304).end();
    return;
  }
  const wanted = req.acceptsEncodings('br', 'gzip', 'identity');
  const coding = kept.isWorthCompressing && (wanted === 'br' || wanted === 'gzip') ? wanted : undefined;
  const bytes = coding ? await kept.in(coding) : kept.identity;
  res.setHeader('Content-Type', as.type);
  if (coding) res.setHeader('Content-Encoding', coding);
  res.setHeader('Content-Length', bytes.length);
  res.end(req.method === 'HEAD' ? undefined : bytes);
}
