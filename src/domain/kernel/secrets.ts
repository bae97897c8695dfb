/** Randomness and one-way digests, which the domain may use but cannot make. */
export interface Secrets {
  /** 256 random bits as URL-safe text. */
  token(): string;
  /** SHA-256 as lower-case hex: stored in place of a token that a client holds. */
  digest(text: string): string;
  /** HMAC with a key of this installation: it cannot be forged, nor the text be found by trying. */
  keyedDigest(text: string): string;
}

/** Compares digests, so that timing reveals nothing about the right value. */
export const isSameSecret = (secrets: Pick<Secrets, 'digest'>, given: string, right: string): boolean =>
  secrets.digest(given) === secrets.digest(right);
