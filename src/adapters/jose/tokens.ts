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
/** Our tokens have about 300 characters; far longer ones are rejected before a signature check. */
const MAX_CHARACTERS = 2048;

/** Cache size: somewhat more than concurrent students. */
const MAX_VERIFIED = 5000;

/** Cached facts of a token with a verified signature. */
interface Verified {
  readonly claims: TokenClaims;
  readonly expiresAtSeconds: number;
}

/** Keys of 32 random bytes. `previous` still verifies until its last tokens expire (key rotation). */
export interface TokenKeys {
  readonly current: Uint8Array;
  readonly previous?: Uint8Array;
}

/** Returns a key id derived from the key, which reveals nothing about it. */
const nameOf = (key: Uint8Array): string => createHash('sha256').update(key).digest('base64url').slice(0, 12);

const inSeconds = (time: Date): number => Math.floor(time.getTime() / 1000);

/**
 * Issues and verifies JWS tokens (HS256): the issuer is the only audience, so no other party needs to verify them.
 *
 * Verified signatures are cached per token, because every request and every video range sends the same one.
 * Authorization is not cached: the expiry is checked each time, and callers read the session's row each time.
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

  /** Uses only our own keys, never key material from the token. */
  private keyFor({ kid }: JWTHeaderParameters): Uint8Array {
    const key = this.keys.get(kid ?? '');
    if (!key) throw new Error('No key of ours has this name.');
    return key;
  }
}
