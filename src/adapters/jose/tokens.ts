import { createHash } from 'node:crypto';
import { type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { TokenClaims, Tokens } from '../../domain/identity/ports.ts';
import type { Session } from '../../domain/identity/session.ts';
import type { Clock } from '../../domain/kernel/clock.ts';

const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';
const ISSUER = 'cusp';
const LEEWAY_SECONDS = 5;
const KEY_BYTES = 32;
/** Ours have about 300 characters; whatever is far longer is not worth a signature check. */
const MAX_CHARACTERS = 2048;

/** Somewhat more than the students who study at once. */
const MAX_VERIFIED = 5000;

/** What stays true of a token once its signature was verified, until its end. */
interface Verified {
  readonly claims: TokenClaims;
  readonly expiresAtSeconds: number;
}

/** 32 random bytes each. `previous` still verifies, while its last tokens run out. */
export interface TokenKeys {
  readonly current: Uint8Array;
  readonly previous?: Uint8Array;
}

/** Tells the keys apart and tells nothing of them. */
const nameOf = (key: Uint8Array): string => createHash('sha256').update(key).digest('base64url').slice(0, 12);

const inSeconds = (time: Date): number => Math.floor(time.getTime() / 1000);

/**
 * JWS tokens by HS256: the issuer is the sole audience, so nobody else needs to verify.
 *
 * A signature is verified once for each token text and remembered, because every request and every range of a video
 * brings the same one. That is no memory of rights: the end of the token is compared with the clock each time, and
 * whoever reads a token asks for its session's row each time.
 */
export class JoseTokens implements Tokens {
  private readonly verified = new LRUCache<string, Verified>({ max: MAX_VERIFIED });
  private readonly keys: ReadonlyMap<string, Uint8Array>;
  private readonly currentName: string;

  constructor(
    private readonly own: TokenKeys,
    private readonly clock: Clock,
  ) {
    const all = [own.current, ...(own.previous ? [own.previous] : [])];
    if (all.some((key) => key.length !== KEY_BYTES)) throw new RangeError(`A token key has ${KEY_BYTES} bytes.`);
    this.keys = new Map(all.map((key) => [nameOf(key), key]));
    this.currentName = nameOf(own.current);
  }

  sign(session: Session): Promise<string> {
    return new SignJWT({ sid: session.id })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: this.currentName })
      .setIssuer(ISSUER)
      .setAudience(session.kind)
      .setSubject(session.userId)
      .setIssuedAt(inSeconds(session.createdAt))
      .setExpirationTime(inSeconds(session.absoluteUntil))
      .sign(this.own.current);
  }

  async read(token: string): Promise<TokenClaims | undefined> {
    if (token.length > MAX_CHARACTERS) return undefined;
    const verified = this.verified.get(token) ?? (await this.verify(token));
    if (!verified || verified.expiresAtSeconds <= inSeconds(this.clock.now()) - LEEWAY_SECONDS) return undefined;
    return verified.claims;
  }

  private async verify(token: string): Promise<Verified | undefined> {
    try {
      const { payload } = await jwtVerify(token, (header) => this.keyFor(header), {
        algorithms: [ALGORITHM],
        typ: TYPE,
        issuer: ISSUER,
        audience: ['web', 'desktop'],
        requiredClaims: ['sub', 'sid', 'iat', 'exp'],
        clockTolerance: LEEWAY_SECONDS,
        currentDate: this.clock.now(),
      });
      const { sub, sid, exp } = payload;
      if (typeof sub !== 'string' || typeof sid !== 'string' || exp === undefined) return undefined;
      const verified = { claims: { userId: sub, sessionId: sid }, expiresAtSeconds: exp };
      this.verified.set(token, verified);
      return verified;
    } catch {
      return undefined;
    }
  }

  /** From our own keys only, never from what the token itself brings along. */
  private keyFor({ kid }: JWTHeaderParameters): Uint8Array {
    const key = this.keys.get(kid ?? '');
    if (!key) throw new Error('No key of ours has this name.');
    return key;
  }
}
