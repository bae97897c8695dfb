/** Randomness and one-way digests, which the domain may use but cannot make. */
export interface Secrets {
  /** 256 random bits as URL-safe text. */
  token(): string;
  /** SHA-256 as lower-case hex: what we keep of a token that somebody else holds. */
  digest(text: string): string;
  /** The same with a key of this installation's: nobody else can make one, or find the text by trying. */
  keyedDigest(text: string): string;
}
